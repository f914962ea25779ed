import { chakra, usePictureSource } from '@home-truths/platform/ui';

/** Our drawings have an aspect ratio of 16:7. */
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

/** The picture at the top of a text; decorative only. */
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
