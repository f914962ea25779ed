/** Makes the service worker save a page. */
export interface SavePageMessage {
  /** The page's path. */
  save: string;
  /** Loaded scripts that the document does not name. */
  scripts: string[];
}

export const OFFLINE_PATH = '/offline';

/** Start of a script's name; the document names this script to have it saved. */
export const OFFLINE_CHUNK = 'offline-screen.';

/** Saved at installation; inspections are often where reception is poor. */
export const PRECACHED_PAGES = [OFFLINE_PATH, '/resources/checklists/inspection'];

/** A new format needs a new number. */
export const CACHE_PREFIX = 'home-truths-';
export const PAGES_CACHE = `${CACHE_PREFIX}pages-1`;
export const FILES_CACHE = `${CACHE_PREFIX}files-1`;

/** Headers of a saved page: title (URI-encoded), instant (ISO 8601) and paths of files. */
export const SAVED_HEADERS = { title: 'x-saved-title', at: 'x-saved-at', files: 'x-saved-files' } as const;

export const SAVED_AT_ATTRIBUTE = 'data-saved';
