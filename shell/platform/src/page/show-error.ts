import { ApiError } from '@home-truths/platform/data';
import { toast } from '@home-truths/platform/ui';

/**
 * Creates a handler of failures: it shows the server's message in a toast, or the fallback where there was none. It takes
 * the error of a call, or the message that a form passes to `onError`.
 */
export const showError =
  (fallback: string, title = 'Error') =>
  (failure: unknown): void => {
    const message = failure instanceof ApiError ? !failure.isUnexplained && failure.detail : failure;
    toast({ title, description: typeof message === 'string' ? message : fallback, kind: 'error' });
  };
