import { chakra } from '@home-truths/platform/ui';

const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    w: '8',
    h: '8',
    borderRadius: 'full',
    bg: 'brand.muted',
    color: 'brand.fg',
    fontFamily: 'heading',
    fontWeight: '700',
    textTransform: 'uppercase',
  },
});

export const Initial = ({ name }: { name: string }) => (
  <Circle aria-hidden translate="no">
    {[...name][0]}
  </Circle>
);
