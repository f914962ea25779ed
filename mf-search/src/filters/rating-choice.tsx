import { LIMITS } from '@home-truths/platform/contract';
import { chakra } from '@home-truths/platform/ui';
import { useState } from 'react';
import { Toggle, ToggleGroup } from '../search-box/toggle.tsx';
import { FilterFieldset } from './filter-fieldset.tsx';
import { type RatingProps, RatingRange } from './rating-range.tsx';

const { min: MIN, max: MAX } = LIMITS.rating;

const MIN_RATINGS = [MIN, 2, 3, 4];

const More = chakra('summary', {
  base: { w: 'fit-content', mt: '1', py: '2.5', color: 'fg.muted', fontWeight: '500', cursor: 'pointer' },
});

export function RatingChoice({ range, onChange }: RatingProps) {
  const { minRating = MIN, maxRating = MAX } = range;
  const isAtLeast = (stars: number) => maxRating === MAX && minRating === stars;
  // open at first if no button shows the range
  const [isOpen] = useState(!MIN_RATINGS.some(isAtLeast));
  const choose = (stars: number) =>
    onChange({ minRating: stars > MIN ? stars : undefined, maxRating: undefined });
  return (
    <FilterFieldset legend="Rating">
      <ToggleGroup>
        {MIN_RATINGS.map(stars => (
          <Toggle
            key={stars}
            name="minRating"
            value={stars}
            size="sm"
            aria-label={stars > MIN ? `${stars}+ stars` : 'Any rating'}
            pressed={isAtLeast(stars)}
            onToggle={() => choose(stars)}
          >
            {stars > MIN ? `${stars}+` : 'Any'}
          </Toggle>
        ))}
      </ToggleGroup>
      <details open={isOpen}>
        <More>More</More>
        <RatingRange range={range} onChange={onChange} />
      </details>
    </FilterFieldset>
  );
}
