import { chakra } from '@home-truths/platform/ui';

export const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '9',
    cursor: 'pointer',
    color: 'fg.muted',
    textDecoration: 'underline',
  },
});
