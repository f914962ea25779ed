/** The cache with the pages of a member's bookmarked homes, as visitors see them. Gone with the session. */
export const SAVED_PROPERTIES_CACHE = 'home-truths-homes-1';

/** What the service worker is asked: to keep these pages of homes, and no others. */
export interface SavePropertiesMessage {
  /** Paths such as `/property/7`. */
  homes: string[];
}
