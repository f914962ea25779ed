import { onToast, type ToastMessage } from '../ui/toast.ts';

const { jest } = import.meta;

/** Records the toasts of each test. */
export function watchToasts() {
  const onMessage = jest.fn((_: ToastMessage) => {});
  onToast(onMessage);
  afterEach(() => onMessage.mockClear());
  return onMessage;
}
