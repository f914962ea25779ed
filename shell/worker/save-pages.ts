import { SAVED_PROPERTIES_CACHE } from '../platform/src/session/saved-properties-cache.ts';
import { FILES_CACHE, PAGES_CACHE, SAVED_AT_ATTRIBUTE, SAVED_HEADERS } from '../src/offline/messages.ts';

const FILE_REFERENCE =
  /\s(?:src|href)="(https?:\/\/[^/"]+)?(\/[\w./-]+\.(?:js|woff2|svg|png|txt|webmanifest))"/g;
const ASSETS_URL = /"assetsUrl":"([^"]+)"/;

/** Returns the files that a document names: paths, or URLs of the CDN. */
export function referencedFiles(html: string) {
  const ownOrigins = ['', ASSETS_URL.exec(html)?.[1]];
  const references = [...html.matchAll(FILE_REFERENCE)].filter(([, origin = '']) =>
    ownOrigins.includes(origin),
  );
  return [...new Set(references.map(([, origin = '', path = '']) => origin + path))];
}

function nameOf(url: string) {
  const { origin, pathname } = new URL(url);
  return origin === location.origin ? pathname : url;
}

const TITLE = /<title>([^<]*)<\/title>/;
const HTML_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

export const titleOf = (html: string) =>
  (TITLE.exec(html)?.[1] ?? '').replace(/&(#?\w+);/g, (whole, name: string) => HTML_ENTITIES[name] ?? whole);

export const markSavedAt = (html: string, at: string) =>
  html.replace('<html', `<html ${SAVED_AT_ATTRIBUTE}="${at}"`);

/** False if a rollout has changed the releases since the scripts were loaded. */
export const areSameReleases = (html: string, scripts: string[]) =>
  scripts.every(script => {
    const [base] = /^(?:https?:\/\/[^/]+)?\/r\/[\w.-]+\/[\w.-]+\//.exec(script) ?? [];
    return base === undefined || html.includes(`"${base}"`);
  });

const MAX_PAGES = 40;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Omits cookies, so that the document has no personal data. */
async function fetchDocument(path: string) {
  const response = await fetch(path, { credentials: 'omit', redirect: 'error', cache: 'no-cache' });
  const isPublic = !/no-store/.test(response.headers.get('cache-control') ?? '');
  if (!response.ok || !isPublic || response.headers.get('x-render') !== 'server') return undefined;
  return response;
}

async function cacheFile(files: Cache, path: string) {
  if (/^\/[ar]\//.test(new URL(path, location.href).pathname) && (await files.match(path))) return;
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await files.put(path, response);
}

function headersOf(response: Response, html: string, at: string, files: string[]) {
  const headers = new Headers(response.headers);
  // of what was sent; the copy is decoded
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(SAVED_HEADERS.title, encodeURIComponent(titleOf(html)));
  headers.set(SAVED_HEADERS.at, at);
  headers.set(SAVED_HEADERS.files, JSON.stringify(files));
  return headers;
}

const savedAt = (page: Response) => page.headers.get(SAVED_HEADERS.at) ?? '';

const filesOf = (page: Response): string[] => JSON.parse(page.headers.get(SAVED_HEADERS.files) ?? '[]');

async function listPages(cache: Cache) {
  const all = await Promise.all(
    (await cache.keys()).map(async request => ({ request, page: await cache.match(request) })),
  );
  return all
    .flatMap(({ request, page }) => (page ? [{ request, page }] : []))
    .sort((a, b) => savedAt(b.page).localeCompare(savedAt(a.page)));
}

async function evictOldest() {
  const pages = await caches.open(PAGES_CACHE);
  const properties = await caches.open(SAVED_PROPERTIES_CACHE);
  const files = await caches.open(FILES_CACHE);
  const saved = await listPages(pages);
  await Promise.all(saved.slice(MAX_PAGES).map(({ request }) => pages.delete(request)));
  const all = [...saved.slice(0, MAX_PAGES), ...(await listPages(properties))];
  const needed = new Set(all.flatMap(({ page }) => filesOf(page)));
  for (const request of await files.keys()) {
    if (!needed.has(nameOf(request.url))) await files.delete(request);
  }
}

/**
 * Saves all files or none, keeping the previous copy until the new one is complete.
 * @param scripts loaded besides the document's files
 */
export async function savePage(path: string, scripts: string[], name = PAGES_CACHE) {
  const response = await fetchDocument(path);
  if (!response) return;
  const html = await response.text();
  if (!areSameReleases(html, scripts)) return;
  const [pages, files] = await Promise.all([caches.open(name), caches.open(FILES_CACHE)]);
  const needed = [...new Set([...referencedFiles(html), ...scripts])];
  await Promise.all(needed.map(file => cacheFile(files, file)));
  const at = new Date().toISOString();
  await pages.put(
    path,
    new Response(markSavedAt(html, at), { headers: headersOf(response, html, at, needed) }),
  );
  await evictOldest();
}

const isFresh = (page: Response | undefined) =>
  page !== undefined && Date.parse(savedAt(page)) > Date.now() - DAY_MS;

/** Saves pages that are missing or older than a day, and deletes all others. */
export async function saveProperties(paths: string[]) {
  const properties = await caches.open(SAVED_PROPERTIES_CACHE);
  for (const { request } of await listPages(properties)) {
    if (!paths.includes(new URL(request.url).pathname)) await properties.delete(request);
  }
  for (const path of paths) {
    if (!isFresh(await properties.match(path)))
      await savePage(path, [], SAVED_PROPERTIES_CACHE).catch(() => properties.delete(path));
  }
  await evictOldest();
}
