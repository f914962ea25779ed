import { chakra } from '@chakra-ui/react';

/** A grey shape in place of what is loading. */
export const Skeleton = chakra('div', {
  base: {
    bg: 'bg.inset',
    borderRadius: 'control',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});
