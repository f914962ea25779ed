import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * Leaves out Chakra's reset, which is imported even with `preflight: false`.
 *
 * @library @chakra-ui/react ~3.37.0
 * @gain 1.0 KB in the vendor script (brotli, builds with and without)
 */
export const withoutPreflight = new rspack.NormalModuleReplacementPlugin(
  /^\.\/preflight\.js$/,
  path.join(import.meta.dirname, 'without-preflight.replacement.js'),
);
