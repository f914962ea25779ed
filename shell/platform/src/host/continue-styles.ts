import type { SystemContext } from '@chakra-ui/react';
import { createStyleCache } from './style-cache.ts';

/** Continues from the gateway's styles. Emotion would move them, so that browsers compute all styles again. */
export function continueStyles(theme: SystemContext, nonce?: string) {
  const cache = createStyleCache(nonce);
  const names = document.querySelector<HTMLElement>('style[data-styles]')?.dataset.styles;
  // the gateway could not render the page
  if (names === undefined) return { cache, theme };
  for (const name of names.split(' ')) cache.inserted[name] = true;
  // the document already has the global styles and layers
  return { cache, theme: { ...theme, _global: [], layers: { ...theme.layers, atRule: '' } } };
}
