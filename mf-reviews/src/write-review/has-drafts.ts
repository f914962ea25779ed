/** Prefix of the storage keys of drafts. */
export const DRAFT_KEY = 'review-draft-';

/** Whether this device has any draft; false where storage is unavailable. */
export function hasDrafts() {
  try {
    return Object.keys(localStorage).some(key => key.startsWith(DRAFT_KEY));
  } catch {
    return false;
  }
}
