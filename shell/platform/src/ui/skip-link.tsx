import { chakra } from '@chakra-ui/react';

export const SkipLink = chakra('a', {
  base: {
    pos: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'toast',
    px: '4',
    py: '3',
    borderRadius: 'control',
    bg: 'accent.solid',
    color: 'accent.contrast',
    fontWeight: '600',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});
