import { chakra } from '@chakra-ui/react';
import { alertRecipe } from './recipes.ts';

/** An error message that is visible at any scroll position, for a lazy chunk that failed to load. */
export const FixedAlert = chakra(
  'div',
  {
    base: {
      ...alertRecipe.base,
      pos: 'fixed',
      zIndex: 'toast',
      insetX: '0',
      bottom: '0',
      maxW: { sm: '420px' },
      ms: 'auto',
      boxShadow: 'overlay',
    },
  },
  { defaultProps: { role: 'alert' } },
);
