import { KEPT_HOMES } from '../platform/src/session/saved-properties-cache.ts';
import { FILES, KEPT, PAGES } from '../src/offline/messages.ts';
import { filesIn, fitTogether, marked, titleIn } from './document.ts';

/** Pages on a device at most; the one kept longest ago makes room. */
const MOST_PAGES = 40;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The document as everybody gets it: without cookies there is nothing of a person in it. */
async function askDocument(path: string) {
  const response = await fetch(path, { credentials: 'omit', redirect: 'error', cache: 'no-cache' });
  const isPublic = !/no-store/.test(response.headers.get('cache-control') ?? '');
  if (!response.ok || !isPublic || response.headers.get('x-render') !== 'server') return undefined;
  return response;
}

async function keepFile(files: Cache, path: string) {
  if (/^\/[ar]\//.test(path) && (await files.match(path))) return;
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await files.put(path, response);
}

function headersOf(response: Response, html: string, at: string, files: string[]) {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(KEPT.title, encodeURIComponent(titleIn(html)));
  headers.set(KEPT.at, at);
  headers.set(KEPT.files, JSON.stringify(files));
  return headers;
}

/** The time a kept page was kept at. */
const keptAt = (page: Response) => page.headers.get(KEPT.at) ?? '';

const filesOf = (page: Response): string[] => JSON.parse(page.headers.get(KEPT.files) ?? '[]');

/** All pages of a cache, the latest first. */
async function pagesIn(cache: Cache) {
  const all = await Promise.all(
    (await cache.keys()).map(async request => ({ request, page: await cache.match(request) })),
  );
  return all
    .flatMap(({ request, page }) => (page ? [{ request, page }] : []))
    .sort((a, b) => keptAt(b.page).localeCompare(keptAt(a.page)));
}

/** Makes room: the oldest pages beyond the most go, and files that no page needs any more. */
async function tidy() {
  const pages = await caches.open(PAGES);
  const homes = await caches.open(KEPT_HOMES);
  const files = await caches.open(FILES);
  const kept = await pagesIn(pages);
  await Promise.all(kept.slice(MOST_PAGES).map(({ request }) => pages.delete(request)));
  const all = [...kept.slice(0, MOST_PAGES), ...(await pagesIn(homes))];
  const needed = new Set(all.flatMap(({ page }) => filesOf(page)));
  for (const request of await files.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await files.delete(request);
  }
}

/**
 * Keeps a page on the device: its document, and every file it needs, all or nothing. A copy already there stays
 * until the new one is whole.
 * @param scripts what the page has loaded besides what its document names
 * @param name of the cache
 */
export async function keepPage(path: string, scripts: string[], name = PAGES) {
  const response = await askDocument(path);
  if (!response) return;
  const html = await response.text();
  if (!fitTogether(html, scripts)) return;
  const [pages, files] = await Promise.all([caches.open(name), caches.open(FILES)]);
  const wanted = [...new Set([...filesIn(html), ...scripts])];
  await Promise.all(wanted.map(file => keepFile(files, file)));
  const at = new Date().toISOString();
  await pages.put(path, new Response(marked(html, at), { headers: headersOf(response, html, at, wanted) }));
  await tidy();
}

/** Whether a page is there and not older than a day. */
const isFresh = (page: Response | undefined) =>
  page !== undefined && Date.parse(keptAt(page)) > Date.now() - DAY_MS;

/** Keeps the pages of homes on the device, and no others of theirs; fetches what is missing or older than a day. */
export async function keepHomes(paths: string[]) {
  const homes = await caches.open(KEPT_HOMES);
  for (const { request } of await pagesIn(homes)) {
    if (!paths.includes(new URL(request.url).pathname)) await homes.delete(request);
  }
  for (const path of paths) {
    if (!isFresh(await homes.match(path)))
      // one that is gone from the site keeps no other from the device
      await keepPage(path, [], KEPT_HOMES).catch(() => homes.delete(path));
  }
  await tidy();
}
