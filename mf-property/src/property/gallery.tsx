import type { PropertyDetail } from '@home-truths/platform/contract';
import { Box, Button, chakra } from '@home-truths/platform/ui';
import { Picture } from '@home-truths/platform/ui/home';
import { ChevronLeft, ChevronRight } from '@home-truths/platform/ui/icons';
import { useRef, useState } from 'react';

/** A photo of a property; only a photo of a review has a description, which may be empty. */
interface PropertyPhoto {
  url: string;
  description?: string;
}

/** All photos of a property: its own first, then those of its reviews. */
export const photosOf = ({ propertyImages, reviewPhotos = [] }: PropertyDetail): PropertyPhoto[] => [
  ...propertyImages.map(url => ({ url })),
  ...reviewPhotos,
];

/** Swiped on phones; the buttons scroll it, too. */
const Strip = chakra('ul', {
  base: {
    display: 'flex',
    pos: 'absolute',
    inset: '0',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    '& > li': { pos: 'relative', flex: '0 0 100%', scrollSnapAlign: 'start' },
  },
});

const Controls = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    pos: 'absolute',
    bottom: '3',
    insetEnd: '3',
    gap: '2',
    _print: { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
  },
});

const Count = chakra('span', {
  base: { px: '3', py: '2', bg: 'bg.panel', color: 'fg', borderRadius: 'control', textStyle: 'meta' },
});

interface PhotoButtonsProps {
  index: number;
  last: number;
  scrollPhotos(by: number): void;
}

const PhotoButtons = ({ index, last, scrollPhotos }: PhotoButtonsProps) => (
  <>
    <Count aria-live="polite">{`${index + 1} of ${last + 1}`}</Count>
    <Button
      look="outline"
      size="icon"
      aria-label="Previous photo"
      aria-disabled={index === 0}
      onClick={() => scrollPhotos(-1)}
    >
      <ChevronLeft aria-hidden />
    </Button>
    <Button
      look="outline"
      size="icon"
      aria-label="Next photo"
      aria-disabled={index === last}
      onClick={() => scrollPhotos(1)}
    >
      <ChevronRight aria-hidden />
    </Button>
  </>
);

/** The photos of a property, one at a time. */
export function Gallery({ photos }: { photos: PropertyPhoto[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const last = photos.length - 1;
  const updateIndex = () => {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1 };
    setIndex(Math.round(scrollLeft / clientWidth));
  };
  const scrollPhotos = (by: number) =>
    strip.current?.scrollTo({ left: (index + by) * (strip.current?.clientWidth ?? 0) });
  return (
    <Box role="group" aria-label="Photos of this property">
      <Strip ref={strip} tabIndex={0} onScroll={updateIndex}>
        {photos.map(({ url, description }, position) => (
          <li key={url}>
            <Picture
              src={url}
              alt={description || `Photo ${position + 1} of ${photos.length}`}
              eager={position === 0}
            />
          </li>
        ))}
      </Strip>
      <Controls>
        {photos[index]?.description !== undefined && <Count>From a review</Count>}
        {photos.length > 1 && <PhotoButtons index={index} last={last} scrollPhotos={scrollPhotos} />}
      </Controls>
    </Box>
  );
}
