import createCache, { type EmotionCache } from '@emotion/cache';

/** Prefix of class names. */
export const EMOTION_KEY = 'ht';

/** No vendor prefixes are needed. All pages share one array, because Emotion caches by it on the server. */
const STYLIS_PLUGINS: [] = [];

export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: EMOTION_KEY, nonce, stylisPlugins: STYLIS_PLUGINS });
