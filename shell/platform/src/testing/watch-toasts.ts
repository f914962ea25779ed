import { onToast, type ToastMessage } from '../ui/toast.ts';

const { jest } = import.meta;

/** Hears the toasts of each test. */
export function watchToasts() {
  const said = jest.fn((_: ToastMessage) => {});
  onToast(said);
  afterEach(() => said.mockClear());
  return said;
}
