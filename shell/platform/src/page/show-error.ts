import { ApiError } from '@home-truths/platform/data';
import { toast } from '@home-truths/platform/ui';

/** Returns an `onError` for writes and forms, which shows the server's message or else the fallback. */
export const showError =
  (fallback: string, title = 'Error') =>
  (errorOrMessage: unknown): void => {
    const error = errorOrMessage instanceof ApiError ? errorOrMessage : undefined;
    const message = error ? !error.isUnexplained && error.detail : errorOrMessage;
    toast({ title, description: typeof message === 'string' ? message : fallback, kind: 'error' });
  };
