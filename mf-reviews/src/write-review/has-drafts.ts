export const DRAFT_KEY = 'review-draft-';

export function hasDrafts() {
  try {
    return Object.keys(localStorage).some(key => key.startsWith(DRAFT_KEY));
  } catch {
    return false;
  }
}
