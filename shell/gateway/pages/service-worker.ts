import { CACHE_PREFIX } from '../../src/offline/messages.ts';
import { POLICIES } from './security.ts';

/** Unregisters itself when the site no longer caches pages. */
const unregisteringWorker = () => `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith('${CACHE_PREFIX}')).map(name => caches.delete(name)));
  await self.registration.unregister();
})()));
`;

/** @param worker its script; undefined if the site caches no pages on devices */
export const serviceWorker = (worker: string | undefined, assetsUrl?: string) => ({
  status: 200,
  headers: {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': POLICIES.worker(assetsUrl),
  },
  body: worker ?? unregisteringWorker(),
});
