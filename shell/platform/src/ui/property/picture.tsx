import { useEffect, useRef, useState } from 'react';
import { useAssetUrl, usePictureSource } from '../inline-pictures.tsx';
import { Box, chakra } from '../layout.tsx';

interface PicturedProperty {
  id: number;
  address: string;
  propertyType: string;
  propertyImages: string[];
}

/** For example `26` for `1103/26 Kilbride Crescent`, `12` for `Unit 5, 12 Smith St`. */
export const streetNumber = (address: string) =>
  /(?:^|[/,\s])(\d{1,5}[A-Za-z]?(?:-\d{1,5}[A-Za-z]?)?)\s+[A-Za-z]/.exec(address)?.[1] ?? '';

/** The letterbox in a drawing fits seven characters. */
const letterboxText = (number: string) => (number.length > 7 ? number.replace(/-.*/, '') : number) || '-';

/** Returns the URL of a drawing. `3` is the version of the drawings, which caches keep forever. */
export const drawingOf = ({ id, address, propertyType }: Omit<PicturedProperty, 'propertyImages'>) =>
  `/drawings/3/${encodeURIComponent(propertyType)}/${id}/${letterboxText(streetNumber(address))}.svg`;

export const pictureOf = (property: PicturedProperty) => property.propertyImages[0] ?? drawingOf(property);

const Image = chakra('img', {
  base: { pos: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover', filter: 'var(--ht-dim)' },
  variants: { uncropped: { true: { objectFit: 'contain', filter: 'none' } } },
});

/** Pulses only after hydration: animations would delay the first paint, or never end without scripts. */
const Placeholder = chakra('div', {
  base: { pos: 'absolute', inset: '0', bg: 'bg.muted' },
  variants: { pulsing: { true: { animation: 'pulse 1.6s infinite' } } },
});

type PictureState = 'unknown' | 'loading' | 'loaded' | 'failed';

interface PictureProps {
  src: string;
  /** The original URL of an inlined picture. */
  'data-from'?: string;
  alt: string;
  /** For the largest contentful paint (LCP). */
  eager?: boolean;
  uncropped?: boolean;
}

/** Needs a parent with a size and `position: relative`. */
export function Picture({ alt, eager, uncropped, src, ...inlineProps }: PictureProps) {
  const url = useAssetUrl(src);
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<PictureState>('unknown');
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (complete) setState(naturalWidth ? 'loaded' : 'failed');
    else setState('loading');
    const retry = () => setState(current => (current === 'failed' ? 'loading' : current));
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  if (state === 'failed') {
    return (
      <Box pos="absolute" inset="0" display="grid" placeItems="center" p="1" bg="bg.subtle" color="fg.muted">
        Image unavailable
      </Box>
    );
  }
  return (
    <>
      {state !== 'loaded' && <Placeholder pulsing={state === 'loading'} />}
      <Image
        ref={image}
        {...inlineProps}
        src={url}
        alt={alt}
        uncropped={uncropped}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
    </>
  );
}

/** May be written into the document by the gateway. */
const FirstPicture = (props: PictureProps) => <Picture {...props} {...usePictureSource(props.src)} />;

interface PropertyPictureProps {
  property: PicturedProperty;
  eager?: boolean;
}

/** Photos have no text, because they stand beside the street address. */
export function PropertyPicture({ property, eager }: PropertyPictureProps) {
  const src = pictureOf(property);
  const Component = eager ? FirstPicture : Picture;
  return (
    <Component key={src} src={src} alt={property.propertyImages[0] ? '' : 'Illustration'} eager={eager} />
  );
}
