import { SessionUser } from '@home-truths/contract/schemas';
import { safeParse } from 'zod/mini';

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Returns null for an invalid record, undefined if storage is unavailable. */
export function readMirror(key: string): SessionUser | null | undefined {
  let text: string | null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return undefined;
  }
  const { success, data } = safeParse(SessionUser, parse(text));
  if (text !== null && !success) console.error(`The record under the storage key ${key} is not a user`);
  return success ? data : null;
}
