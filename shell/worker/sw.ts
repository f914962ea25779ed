import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import {
  SAVED_PROPERTIES_CACHE,
  type SavePropertiesMessage,
} from '../platform/src/session/saved-properties-cache.ts';
import {
  CACHE_PREFIX,
  FILES_CACHE,
  OFFLINE_PATH,
  PAGES_CACHE,
  PRECACHED_PAGES,
  type SavePageMessage,
} from '../src/offline/messages.ts';
import { savePage, saveProperties } from './save-pages.ts';

const CURRENT_CACHES = [PAGES_CACHE, FILES_CACHE, SAVED_PROPERTIES_CACHE];

declare const self: ServiceWorkerGlobalScope;

const warnNotSaved = (error: unknown) => console.warn('not saved on this device', error);

/** Runs tasks one after the other, so that none deletes files that another needs. */
let queue: Promise<void> = Promise.resolve();
function enqueue(work: () => Promise<void>) {
  queue = queue.then(work).catch(warnNotSaved);
  return queue;
}
const enqueueSave = (path: string, scripts: string[] = []) => enqueue(() => savePage(path, scripts));

self.addEventListener('install', event => {
  event.waitUntil(Promise.all(PRECACHED_PAGES.map(path => enqueueSave(path))).then(() => self.skipWaiting()));
});

async function deleteOutdatedCaches() {
  const names = await caches.keys();
  const earlier = names.filter(name => name.startsWith(CACHE_PREFIX) && !CURRENT_CACHES.includes(name));
  await Promise.all(earlier.map(name => caches.delete(name)));
}

self.addEventListener('activate', event => {
  event.waitUntil(Promise.all([deleteOutdatedCaches(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('message', event => {
  const { save, scripts, properties } = event.data as Partial<SavePageMessage & SavePropertiesMessage>;
  if (typeof save === 'string' && Array.isArray(scripts)) event.waitUntil(enqueueSave(save, scripts));
  if (Array.isArray(properties)) event.waitUntil(enqueue(() => saveProperties(properties)));
});

async function savedCopyOrOfflinePage({ request }: { request: Request }) {
  const options = { ignoreSearch: true, ignoreVary: true };
  const saved =
    (await caches.match(request, { ...options, cacheName: PAGES_CACHE })) ??
    (await caches.match(request, { ...options, cacheName: SAVED_PROPERTIES_CACHE }));
  const { pathname, search } = new URL(request.url);
  return saved ?? Response.redirect(`${OFFLINE_PATH}?from=${encodeURIComponent(pathname + search)}`);
}

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({ plugins: [{ handlerDidError: savedCopyOrOfflinePage }] }),
);

const FILE_CACHE = { cacheName: FILES_CACHE, matchOptions: { ignoreVary: true } };

// files with a content hash are cached only by saving a page
registerRoute(
  ({ url }) => /^\/[ar]\//.test(url.pathname),
  new CacheFirst({ ...FILE_CACHE, plugins: [{ cacheWillUpdate: async () => null }] }),
);

// drawings, icons and texts keep their URL when they change
registerRoute(
  ({ url }) => /\.(svg|png|txt|webmanifest)$/.test(url.pathname),
  new NetworkOnly({
    plugins: [
      {
        handlerDidError: ({ request }) =>
          caches.match(request, { cacheName: FILES_CACHE, ignoreSearch: true, ignoreVary: true }),
      },
    ],
  }),
);
