import { OFFLINE_PATH, SAVED_HEADERS } from './messages.ts';

/** A page that is on this device. */
export interface SavedPage {
  path: string;
  title: string;
  /** The instant it was saved (ISO 8601). */
  at: string;
}

const toSavedPage = (path: string, { headers }: Response): SavedPage => ({
  path,
  title: decodeURIComponent(headers.get(SAVED_HEADERS.title) ?? path).replace(/ \| Home Truths$/, ''),
  at: headers.get(SAVED_HEADERS.at) ?? '',
});

/**
 * The pages in a cache besides the offline page, the latest first; none where the browser has no caches.
 * @param name of the cache
 */
export async function listSavedPages(name: string): Promise<SavedPage[]> {
  if (!('caches' in window)) return [];
  const cache = await caches.open(name);
  const all = await Promise.all(
    (await cache.keys()).map(async request => {
      const page = await cache.match(request);
      return page ? [toSavedPage(new URL(request.url).pathname, page)] : [];
    }),
  );
  return all
    .flat()
    .filter(({ path }) => path !== OFFLINE_PATH)
    .sort((a, b) => b.at.localeCompare(a.at));
}
