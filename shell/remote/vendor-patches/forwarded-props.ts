import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * Passes on every prop that is neither style nor variant, because types ensure that it is an attribute. Chakra would
 * check a list of all attributes.
 *
 * @library @emotion/is-prop-valid ~1.4.0
 * @gain 1.5 KB in the vendor script (brotli, builds with and without)
 */
export const forwardedProps = new rspack.NormalModuleReplacementPlugin(
  /^@emotion\/is-prop-valid$/,
  path.join(import.meta.dirname, 'forwarded-props.replacement.js'),
);
