import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * Chakra passes on to an element what Emotion's list of all attributes names. What is neither a style nor a variant of
 * a component is an attribute anyway, as the types ensure: here all of it is passed on, without the list
 * (`forwarded-props.js`).
 *
 * @library @emotion/is-prop-valid ~1.4.0
 * @gain 1.5 KB in the vendor script (brotli, builds with and without)
 */
export const forwardedProps = new rspack.NormalModuleReplacementPlugin(
  /^@emotion\/is-prop-valid$/,
  path.join(import.meta.dirname, 'forwarded-props.js'),
);
