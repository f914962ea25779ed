import { chakra } from '@home-truths/platform/ui';

const Skip = chakra('a', {
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

/** The first stop of the keyboard: past the header. */
export const SkipLink = () => <Skip href="#content">Skip to content</Skip>;
