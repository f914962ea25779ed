import { ApiError } from '@home-truths/platform/data';
import { toast } from '@home-truths/platform/ui';

const serverMessage = (error: unknown) =>
  error instanceof ApiError && !error.isUnexplained ? error.detail : undefined;

/** Shows and returns the server's message, or else the fallback. */
export function logAndShowError(fallback: string, error: unknown): string {
  console.error(fallback, error);
  const description = serverMessage(error) ?? fallback;
  toast({ title: 'Error', description, kind: 'error' });
  return description;
}
