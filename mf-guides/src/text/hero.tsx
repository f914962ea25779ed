import { chakra, usePictureSource } from '@home-truths/platform/ui';

/** Our drawings are as wide as 16 to 7. */
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

/** The picture at the head of a text; it says nothing that the text does not. */
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
