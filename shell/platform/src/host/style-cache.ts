import createCache, { type EmotionCache } from '@emotion/cache';

/** Prefix of our class names. */
export const EMOTION_KEY = 'ht';

/**
 * No plugins: the supported browsers need no vendor prefixes, and without them styles are a fifth shorter. One array
 * for all pages, since Emotion caches on the server what it has compiled for an array.
 */
const STYLIS_PLUGINS: [] = [];

export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: EMOTION_KEY, nonce, stylisPlugins: STYLIS_PLUGINS });
