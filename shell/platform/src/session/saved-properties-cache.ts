/** The cache with the pages of a member's bookmarked properties, as visitors see them. Deleted with the session. */
export const SAVED_PROPERTIES_CACHE = 'home-truths-properties-1';

/** The message to the service worker: save these pages of properties, and no others. */
export interface SavePropertiesMessage {
  /** Paths such as `/property/7`. */
  properties: string[];
}
