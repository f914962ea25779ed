import createCache, { type EmotionCache } from '@emotion/cache';

export const EMOTION_KEY = 'ht';

/**
 * Supported browsers need no vendor prefixes. It must be one array for all pages, because Emotion caches by the array
 * on the server.
 */
const STYLIS_PLUGINS: [] = [];

export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: EMOTION_KEY, nonce, stylisPlugins: STYLIS_PLUGINS });
