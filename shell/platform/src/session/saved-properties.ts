import { SAVED_PROPERTIES_CACHE, type SavePropertiesMessage } from './saved-properties-cache.ts';

const MAX_PAGES = 20;

let lastRequested = '';

/** Makes the service worker save pages, the latest bookmark first, that are missing or older than a day. */
export async function savePropertyPages(ids: number[]): Promise<void> {
  const message: SavePropertiesMessage = { properties: ids.slice(0, MAX_PAGES).map(id => `/property/${id}`) };
  const requested = String(message.properties);
  if (requested === lastRequested) return;
  lastRequested = requested;
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(message);
}

/** Also removes pages that are about to be saved. */
export async function clearPropertyPages(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ properties: [] } satisfies SavePropertiesMessage);
  if ('caches' in window) await caches.delete(SAVED_PROPERTIES_CACHE);
}
