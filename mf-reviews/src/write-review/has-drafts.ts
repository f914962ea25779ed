/** Begins the storage keys of `draftStore`, whose module the route need not load. */
export const DRAFT_KEY_PREFIX = 'review-draft-';

export function hasDrafts() {
  try {
    return Object.keys(localStorage).some(key => key.startsWith(DRAFT_KEY_PREFIX));
  } catch {
    // the storage is blocked
    return false;
  }
}
