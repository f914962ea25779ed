import type { SystemContext } from '@chakra-ui/react';
import { createStyleCache } from './style-cache.ts';

/**
 * The browser's cache of styles, and the theme without what the gateway has written into the head already. Emotion
 * could take the gateway's styles over by itself, but moves them, and browsers would then compute the styles of the
 * whole page again.
 * @param nonce of the content security policy, for Emotion's style elements
 */
export function continueStyles(theme: SystemContext, nonce?: string) {
  const cache = createStyleCache(nonce);
  const names = document.querySelector<HTMLElement>('style[data-styles]')?.dataset.styles;
  // the gateway could not render the page
  if (names === undefined) return { cache, theme };
  for (const name of names.split(' ')) cache.inserted[name] = true;
  return { cache, theme: { ...theme, _global: [], layers: { ...theme.layers, atRule: '' } } };
}
