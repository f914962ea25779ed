import { chakra, usePictureSource } from '@home-truths/platform/ui';

export const Drawing = chakra('img', {
  base: {
    display: 'block',
    w: 'full',
    h: 'auto',
    aspectRatio: '16 / 7',
    objectFit: 'cover',
    bg: 'bg.subtle',
    filter: 'var(--ht-dim)',
  },
});

export const Hero = ({ src }: { src: string }) => (
  <Drawing
    {...usePictureSource(src)}
    alt=""
    width="960"
    height="420"
    borderRadius="panel"
    decoding="sync"
    _print={{ display: 'none' }}
  />
);
