/** The message from a page to the service worker: save the page on the device, with the scripts it runs. */
export interface SavePageMessage {
  /** Path of the page. */
  save: string;
  /** Paths of scripts that the page has loaded and its document does not name. */
  scripts: string[];
}

/** The offline page, shown instead of a page that is not on the device. */
export const OFFLINE_PATH = '/offline';

/** Prefix of the name of that page's script. Its document names it, so that it is saved with the page. */
export const OFFLINE_CHUNK = 'offline-screen.';

/** Saved at installation: the offline page, and the checklist, which is used where reception is poor. */
export const PRECACHED_PAGES = [OFFLINE_PATH, '/resources/checklists/inspection'];

/** Prefix of the names of all our caches; a change of format gets another number. */
export const CACHE_PREFIX = 'home-truths-';
export const PAGES_CACHE = `${CACHE_PREFIX}pages-1`;
export const FILES_CACHE = `${CACHE_PREFIX}files-1`;

/** Headers of a saved page: its title (URI-encoded), the instant it was saved (ISO 8601), the paths of its files. */
export const SAVED_HEADERS = { title: 'x-saved-title', at: 'x-saved-at', files: 'x-saved-files' } as const;

/** Attribute of the document's root: the instant at which this copy was saved. */
export const SAVED_AT_ATTRIBUTE = 'data-saved';
