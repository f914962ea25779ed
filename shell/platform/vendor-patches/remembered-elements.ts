import path from 'node:path';

/**
 * Components of Chakra remember, in the gateway, the elements that they have made (`remembered-elements.js`). By default
 * each element's properties are split five times, looked up as styles and serialized, and the insertion of its styles is
 * a component of its own.
 *
 * @library @chakra-ui/react ~3.37.0
 * @library @emotion/react ~11.14.0
 * @gain a page takes 52 to 100 % of the CPU time to render (decision 257)
 */
export const rememberedElements = {
  test: /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]factory\.js$/,
  resolve: { alias: { '@emotion/react$': path.join(import.meta.dirname, 'remembered-elements.js') } },
} as const;
