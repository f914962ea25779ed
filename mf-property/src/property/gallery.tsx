import { Box, Button, chakra } from '@home-truths/platform/ui';
import { Picture } from '@home-truths/platform/ui/home';
import { ChevronLeft, ChevronRight } from '@home-truths/platform/ui/icons';
import { useRef, useState } from 'react';
import type { PropertyPhoto } from './photos.ts';

/** Swiped on phones; the buttons scroll it, too. */
const Strip = chakra('ul', {
  base: {
    display: 'flex',
    pos: 'absolute',
    inset: '0',
    m: '0',
    p: '0',
    listStyle: 'none',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    '& > li': { pos: 'relative', flex: '0 0 100%', scrollSnapAlign: 'start' },
  },
});

const Turns = chakra('div', {
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

interface StepsProps {
  at: number;
  last: number;
  turn(by: number): void;
}

const Steps = ({ at, last, turn }: StepsProps) => (
  <>
    <Count aria-live="polite">{`${at + 1} of ${last + 1}`}</Count>
    <Button
      look="outline"
      size="icon"
      aria-label="Previous photo"
      aria-disabled={at === 0}
      onClick={() => turn(-1)}
    >
      <ChevronLeft aria-hidden />
    </Button>
    <Button
      look="outline"
      size="icon"
      aria-label="Next photo"
      aria-disabled={at === last}
      onClick={() => turn(1)}
    >
      <ChevronRight aria-hidden />
    </Button>
  </>
);

/** The photos of a property, one at a time. */
export function Gallery({ photos }: { photos: PropertyPhoto[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const last = photos.length - 1;
  const follow = () => {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1 };
    setAt(Math.round(scrollLeft / clientWidth));
  };
  const turn = (by: number) =>
    strip.current?.scrollTo({ left: (at + by) * (strip.current?.clientWidth ?? 0) });
  return (
    <Box role="group" aria-label="Photos of this property">
      <Strip ref={strip} tabIndex={0} onScroll={follow}>
        {photos.map(({ url, description }, index) => (
          <li key={url}>
            <Picture
              src={url}
              alt={description || `Photo ${index + 1} of ${photos.length}`}
              eager={index === 0}
            />
          </li>
        ))}
      </Strip>
      <Turns>
        {photos[at]?.description !== undefined && <Count>From a review</Count>}
        {photos.length > 1 && <Steps at={at} last={last} turn={turn} />}
      </Turns>
    </Box>
  );
}
