import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * Chakra looks compiled styles up by their properties in alphabetical order, so that styles which differ in their order
 * alone get the rules, and class names, of whichever came first: a theme could then be used for one page only. Here it
 * looks them up by their properties as they are (`ordered-memo.js`).
 *
 * @library @chakra-ui/react ~3.37.0
 * @gain one theme for all pages, with which a page takes 33 to 45 % of the CPU time to render
 */
export const orderedMemo = new rspack.NormalModuleReplacementPlugin(
  /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]utils[\\/]memo\.js$/,
  path.join(import.meta.dirname, 'ordered-memo.js'),
);
