import { chakra } from '@chakra-ui/react';
import { alertRecipe } from './recipes.ts';

/** For a part whose code failed to load. */
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
