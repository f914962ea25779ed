import { onToast, type ToastMessage } from '@home-truths/platform/ui';

const { jest } = import.meta;

/** For tests: collects toasts and logged errors, which then do not reach the console. */
export function watchMessages() {
  const toasts: ToastMessage[] = [];
  onToast(message => toasts.push(message));
  const logged = jest.fn();
  beforeEach(() => {
    toasts.length = 0;
    logged.mockClear();
    jest.spyOn(console, 'error').mockImplementation(logged);
  });
  afterEach(() => jest.restoreAllMocks());
  return { toasts, logged };
}
