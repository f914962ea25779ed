import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * Passes on every prop that is neither a style nor a variant, because types already ensure that it is an attribute.
 * Chakra would check Emotion's list of all attributes.
 *
 * @library @emotion/is-prop-valid ~1.4.0
 * @gain 1.5 KB in the vendor script (brotli, builds with and without)
 */
export const forwardedProps = new rspack.NormalModuleReplacementPlugin(
  /^@emotion\/is-prop-valid$/,
  path.join(import.meta.dirname, 'forwarded-props.js'),
);
