export const DRAFT_KEY = 'review-draft-';

/** Returns false if storage is unavailable. */
export function hasDrafts() {
  try {
    return Object.keys(localStorage).some(key => key.startsWith(DRAFT_KEY));
  } catch {
    return false;
  }
}
