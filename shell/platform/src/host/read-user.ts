import { SessionUser } from '@home-truths/contract/schemas';
import { safeParse } from 'zod/mini';

/** The person in a record's text; nobody where the text is not one. */
export function readUser(text: string | null): SessionUser | null {
  try {
    const { success, data } = safeParse(SessionUser, JSON.parse(text ?? 'null'));
    return success ? data : null;
  } catch {
    return null;
  }
}
