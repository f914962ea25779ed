import { LIMITS } from '@home-truths/platform/contract';
import { chakra, Text } from '@home-truths/platform/ui';
import { focusRing, noFocusRing } from '@home-truths/platform/ui/recipes';
import type { SearchValues } from '../search/search-params.ts';
import { useSyncedState } from '../search-box/use-synced-state.ts';
import { ratingFilterText } from './active-filters.ts';

const { min: MIN, max: MAX } = LIMITS.rating;
const STEP = 0.5;

type Range = Pick<SearchValues, 'minRating' | 'maxRating'>;

const Track = chakra('div', {
  base: {
    pos: 'relative',
    h: '11',
    _before: {
      content: '""',
      pos: 'absolute',
      insetInline: '0',
      top: 'calc(50% - 2px)',
      h: '4px',
      borderRadius: 'full',
      bg: 'border',
      '@media (forced-colors: active)': { background: 'CanvasText' },
    },
  },
});

const FilledTrack = chakra('span', {
  base: {
    pos: 'absolute',
    top: 'calc(50% - 2px)',
    h: '4px',
    insetInlineStart: 'var(--from)',
    insetInlineEnd: 'calc(100% - var(--to))',
    bg: 'brand.solid',
    '@media (forced-colors: active)': { background: 'Highlight' },
  },
});

const thumb = {
  appearance: 'none',
  pointerEvents: 'auto',
  w: '7',
  h: '7',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'brand.fg',
  borderRadius: 'full',
  bg: 'bg.panel',
  cursor: 'grab',
} as const;

const Handle = chakra('input', {
  base: {
    pos: 'absolute',
    inset: '0',
    w: 'full',
    bg: 'transparent',
    appearance: 'none',
    pointerEvents: 'none',
    borderRadius: 'control',
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:focus-visible': { ...noFocusRing, zIndex: '1' },
    '&:focus-visible::-webkit-slider-thumb': focusRing,
    '&:focus-visible::-moz-range-thumb': focusRing,
  },
});

const percent = (rating: number) => `${((rating - MIN) / (MAX - MIN)) * 100}%`;

interface HandleProps {
  name: string;
  label: string;
  value: number;
  /** On top where both overlap, so that one can always be moved. */
  onTop?: boolean;
  onMove(value: number): void;
  onRelease(value: number): void;
}

const RatingHandle = ({ name, label, value, onTop, onMove, onRelease }: HandleProps) => (
  <Handle
    ref={(handle: HTMLInputElement) => {
      // fires on release and for each key press, unlike React's `onChange`
      const release = () => onRelease(handle.valueAsNumber);
      handle.addEventListener('change', release);
      return () => handle.removeEventListener('change', release);
    }}
    type="range"
    name={name}
    aria-label={label}
    aria-valuetext={`${value.toFixed(1)} stars`}
    min={MIN}
    max={MAX}
    step={STEP}
    value={value}
    zIndex={onTop ? '1' : undefined}
    onChange={event => onMove(event.currentTarget.valueAsNumber)}
  />
);

export interface RatingProps {
  range: Range;
  onChange(range: Range): void;
}

/** Shows two handles that cannot pass each other; the range applies when one is released. */
export function RatingRange({ range, onChange }: RatingProps) {
  const [from, setFrom] = useSyncedState(range.minRating ?? MIN);
  const [to, setTo] = useSyncedState(range.maxRating ?? MAX);
  const limitFrom = (value: number) => Math.min(value, to);
  const limitTo = (value: number) => Math.max(value, from);
  const apply = (low: number, high: number) =>
    onChange({ minRating: low > MIN ? low : undefined, maxRating: high < MAX ? high : undefined });
  return (
    <>
      <Track>
        <FilledTrack style={{ '--from': percent(from), '--to': percent(to) } as React.CSSProperties} />
        <RatingHandle
          name="minRating"
          label="Minimum rating"
          value={from}
          onTop={from > (MIN + MAX) / 2}
          onMove={value => setFrom(limitFrom(value))}
          onRelease={value => apply(limitFrom(value), to)}
        />
        <RatingHandle
          name="maxRating"
          label="Maximum rating"
          value={to}
          onMove={value => setTo(limitTo(value))}
          onRelease={value => apply(from, limitTo(value))}
        />
      </Track>
      <Text color="fg.muted" fontSize="0.92rem">
        {ratingFilterText({ minRating: from, maxRating: to })}
      </Text>
    </>
  );
}
