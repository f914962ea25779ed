import { SAVED_PROPERTIES_CACHE } from '@home-truths/platform/session';
import { SAVED_AT_ATTRIBUTE } from './messages.ts';

/** The instant at which the current document was saved on this device; undefined when it came from the network. */
export const savedAt = () => document.documentElement.getAttribute(SAVED_AT_ATTRIBUTE) ?? undefined;

/** Whether the current document is the copy of a bookmarked property: of its code only what its HTML names is saved. */
export const isSavedProperty = async () =>
  savedAt() !== undefined &&
  (await caches.match(window.location.pathname, {
    cacheName: SAVED_PROPERTIES_CACHE,
    ignoreVary: true,
  })) !== undefined;
