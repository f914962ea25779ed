import { chakra } from '@chakra-ui/react';

export const Skeleton = chakra('div', {
  base: { bg: 'bg.inset', borderRadius: 'control', animation: 'pulse 1.6s ease-in-out infinite' },
});
