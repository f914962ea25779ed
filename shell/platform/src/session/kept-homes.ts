import { KEPT_HOMES, type KeepHomesMessage } from './kept-homes-cache.ts';

/** Homes that are kept for reading without a network: the latest bookmarks. */
const MOST = 20;

let asked = '';

/**
 * Has the service worker keep the pages of bookmarked homes on this device; it fetches those that are missing or older
 * than a day.
 * @param ids the homes, the latest bookmark first
 */
export async function keepHomes(ids: number[]): Promise<void> {
  const message: KeepHomesMessage = { homes: ids.slice(0, MOST).map(id => `/property/${id}`) };
  const asking = String(message.homes);
  if (asking === asked) return;
  asked = asking;
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(message);
}

/** Takes the kept pages of homes off this device, also those that the service worker is about to keep. */
export async function forgetHomes(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.active?.postMessage({ homes: [] } satisfies KeepHomesMessage);
  if ('caches' in window) await caches.delete(KEPT_HOMES);
}
