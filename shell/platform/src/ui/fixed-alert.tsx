import { chakra } from '@chakra-ui/react';

/** Says in sight, whatever part of the page is, what a late part could not say itself. */
export const FixedAlert = chakra(
  'div',
  {
    base: {
      pos: 'fixed',
      zIndex: 'toast',
      insetX: '0',
      bottom: '0',
      maxW: { sm: '420px' },
      ms: 'auto',
      p: '4',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderInlineStartWidth: '6px',
      borderInlineStartColor: 'danger.fg',
      boxShadow: 'overlay',
    },
  },
  { defaultProps: { role: 'alert' } },
);
