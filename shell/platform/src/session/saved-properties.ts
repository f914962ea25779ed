import { SAVED_PROPERTIES_CACHE, type SavePropertiesMessage } from './saved-properties-cache.ts';

/** Homes that are kept for reading without a network: the latest bookmarks. */
const MAX_PAGES = 20;

let lastRequested = '';

/**
 * Has the service worker keep the pages of bookmarked homes on this device; it fetches those that are missing or older
 * than a day.
 * @param ids the homes, the latest bookmark first
 */
export async function savePropertyPages(ids: number[]): Promise<void> {
  const message: SavePropertiesMessage = { homes: ids.slice(0, MAX_PAGES).map(id => `/property/${id}`) };
  const requested = String(message.homes);
  if (requested === lastRequested) return;
  lastRequested = requested;
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(message);
}

/** Takes the kept pages of homes off this device, also those that the service worker is about to keep. */
export async function clearPropertyPages(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ homes: [] } satisfies SavePropertiesMessage);
  if ('caches' in window) await caches.delete(SAVED_PROPERTIES_CACHE);
}
