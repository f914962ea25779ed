import { ApiError } from '@home-truths/platform/data';
import { toast } from '@home-truths/platform/ui';

/** Takes an error or message of a form's `onError`; shows the server's message or else the fallback. */
export const showError =
  (fallback: string, title = 'Error') =>
  (failure: unknown): void => {
    const message = failure instanceof ApiError ? !failure.isUnexplained && failure.detail : failure;
    toast({ title, description: typeof message === 'string' ? message : fallback, kind: 'error' });
  };
