import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { KEPT_HOMES, type SavePropertiesMessage } from '../platform/src/session/saved-properties-cache.ts';
import {
  ALWAYS_KEPT,
  CACHES,
  FILES,
  type KeepMessage,
  OFFLINE_PATH,
  PAGES,
} from '../src/offline/messages.ts';
import { keepHomes, keepPage } from './keep.ts';

const OWN = [PAGES, FILES, KEPT_HOMES];

declare const self: ServiceWorkerGlobalScope;

const failed = (error: unknown) => console.warn('not kept on this device', error);

/** One after the other, so that none removes what another is about to need. */
let last: Promise<void> = Promise.resolve();
function enqueue(work: () => Promise<void>) {
  last = last.then(work).catch(failed);
  return last;
}
const keepNext = (path: string, scripts: string[] = []) => enqueue(() => keepPage(path, scripts));

self.addEventListener('install', event => {
  event.waitUntil(Promise.all(ALWAYS_KEPT.map(path => keepNext(path))).then(() => self.skipWaiting()));
});

/** Caches of an earlier form are of no use. */
async function forgetEarlier() {
  const names = await caches.keys();
  const earlier = names.filter(name => name.startsWith(CACHES) && !OWN.includes(name));
  await Promise.all(earlier.map(name => caches.delete(name)));
}

self.addEventListener('activate', event => {
  event.waitUntil(Promise.all([forgetEarlier(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('message', event => {
  const { keep, scripts, homes } = event.data as Partial<KeepMessage & SavePropertiesMessage>;
  if (typeof keep === 'string' && Array.isArray(scripts)) event.waitUntil(keepNext(keep, scripts));
  if (Array.isArray(homes)) event.waitUntil(enqueue(() => keepHomes(homes)));
});

/** The copy on the device, or the way to the offline page. */
async function withoutNetwork({ request }: { request: Request }) {
  const options = { ignoreSearch: true, ignoreVary: true };
  const kept =
    (await caches.match(request, { ...options, cacheName: PAGES })) ??
    (await caches.match(request, { ...options, cacheName: KEPT_HOMES }));
  const { pathname, search } = new URL(request.url);
  return kept ?? Response.redirect(`${OFFLINE_PATH}?from=${encodeURIComponent(pathname + search)}`);
}

// pages: always as they are now; without a network the copy
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({ plugins: [{ handlerDidError: withoutNetwork }] }),
);

const ofDevice = { cacheName: FILES, matchOptions: { ignoreVary: true } };

// files whose name tells what they hold: those on the device need not be asked for; others are not put there
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/[ar]\//.test(url.pathname),
  new CacheFirst({ ...ofDevice, plugins: [{ cacheWillUpdate: async () => null }] }),
);

// drawings, icons and texts keep their address when they change
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\.(svg|png|txt|webmanifest)$/.test(url.pathname),
  new NetworkOnly({
    plugins: [
      {
        handlerDidError: ({ request }) =>
          caches.match(request, { cacheName: FILES, ignoreSearch: true, ignoreVary: true }),
      },
    ],
  }),
);
