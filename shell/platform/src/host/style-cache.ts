/** Prefix of our class names. */
export const EMOTION_KEY = 'ht';

/**
 * No plugins: the supported browsers need no vendor prefixes, and without them styles are a fifth shorter. One array
 * for all pages, since Emotion caches on the server what it has compiled for an array.
 */
export const STYLIS_PLUGINS: [] = [];
