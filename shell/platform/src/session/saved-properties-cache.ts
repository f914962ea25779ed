/** Pages of bookmarked properties as visitors see them; deleted with the session. */
export const SAVED_PROPERTIES_CACHE = 'home-truths-properties-1';

/** Makes the service worker save these pages and no others. */
export interface SavePropertiesMessage {
  /** Paths such as `/property/7`. */
  properties: string[];
}
