import path from 'node:path';

/**
 * Leaves out Emotion's plugin for vendor prefixes in the browser: our caches name their plugins, and it is none of them
 * (`src/host/style-cache.ts`), but it is the default, which a bundler cannot leave out. A build fails where it is not
 * found.
 *
 * @library @emotion/cache ~11.14.0
 * @gain 0.8 KB in the vendor script (brotli, builds with and without)
 */
export const withoutPrefixer = {
  test: /[\\/]@emotion[\\/]cache[\\/]dist[\\/]emotion-cache\.browser(\.development)?\.esm\.js$/,
  loader: path.join(import.meta.dirname, 'without-prefixer.js'),
} as const;
