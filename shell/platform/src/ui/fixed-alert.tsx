import { chakra } from '@chakra-ui/react';

/** An error message that is visible at any scroll position, for a lazy chunk that failed to load. */
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
