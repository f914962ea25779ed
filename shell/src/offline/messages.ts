/** What a page asks of the service worker: to keep it on the device, with the scripts it runs on. */
export interface SavePageMessage {
  /** Path of the page. */
  keep: string;
  /** Paths of scripts that the page has loaded and its document does not name. */
  scripts: string[];
}

/** Where a person is led who asks for a page that is not on the device. */
export const OFFLINE_PATH = '/offline';

/** Begins the name of the script behind that page. Its document names it, so that it is kept with the page. */
export const OFFLINE_CHUNK = 'offline-screen.';

/** Kept from the start: the offline page, and the checklist one needs where the reception is poorest. */
export const PRECACHED_PAGES = [OFFLINE_PATH, '/resources/checklists/inspection'];

/** Begins the names of all caches of ours; a change of form gets another number. */
export const CACHES = 'home-truths-';
export const PAGES = `${CACHES}pages-1`;
export const FILES = `${CACHES}files-1`;

/** Headers of a kept page: its title (URI-encoded), the instant it was kept (ISO 8601), and the paths of its files. */
export const SAVED_HEADERS = { title: 'x-kept-title', at: 'x-kept-at', files: 'x-kept-files' } as const;

/** Attribute of the document's root: the instant at which this copy was kept. */
export const SAVED_AT_ATTRIBUTE = 'data-kept';
