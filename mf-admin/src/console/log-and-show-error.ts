import { ApiError } from '@home-truths/platform/data';
import { toast } from '@home-truths/platform/ui';

/** The server’s message about a failed call; undefined if there was none. */
const serverMessage = (error: unknown) =>
  error instanceof ApiError && !error.isUnexplained ? error.detail : undefined;

/** Logs the failure of a call and shows it in a toast: the server’s message or the fallback, which is returned. */
export function logAndShowError(fallback: string, error: unknown): string {
  console.error(fallback, error);
  const description = serverMessage(error) ?? fallback;
  toast({ title: 'Error', description, kind: 'error' });
  return description;
}
