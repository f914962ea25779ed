import { ApiError } from '@home-truths/platform/data';
import { toast } from '@home-truths/platform/ui';

const serverMessage = (error: unknown) =>
  error instanceof ApiError && !error.isUnexplained ? error.detail : undefined;

/** Returns what logs and shows a failure of a form: the title, and the server's message if there is one. */
export const showFailure = (title: string) => (description: string | undefined) => {
  console.error(title, description);
  toast({ title, description, kind: 'error' });
};

/** Logs an error. Shows and returns the server's message, or else the fallback. */
export function logAndShowError(fallback: string, error: unknown): string {
  console.error(fallback, error);
  const description = serverMessage(error) ?? fallback;
  toast({ title: 'Error', description, kind: 'error' });
  return description;
}
