import path from 'node:path';

/**
 * Leaves out of the list of all CSS properties, in the browser, those which are utilities of Chakra's base theme: a theme
 * looks a property up among its utilities first. A build fails where the list is not found.
 *
 * @library @pandacss/is-valid-prop ~1.12.1
 * @gain 0.5 KB in the vendor script (brotli, builds with and without)
 */
export const leanCssProperties = {
  test: /[\\/]@pandacss[\\/]is-valid-prop[\\/]dist[\\/]index\.mjs$/,
  loader: path.join(import.meta.dirname, 'lean-css-properties.js'),
} as const;
