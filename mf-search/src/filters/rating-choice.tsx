import { LIMITS } from '@home-truths/platform/contract';
import { chakra } from '@home-truths/platform/ui';
import { useState } from 'react';
import { Toggle, ToggleGroup } from '../search-box/toggle.tsx';
import { Question } from './question.tsx';
import { type RatingProps, RatingRange } from './rating-range.tsx';

const { min: LEAST, max: MOST } = LIMITS.rating;

/** The ratings that most people ask for: so many stars or more. */
const AT_LEAST = [LEAST, 2, 3, 4];

const More = chakra('summary', {
  base: { w: 'fit-content', mt: '1', py: '2.5', color: 'fg.muted', fontWeight: '500', cursor: 'pointer' },
});

/** At least so many stars, or under More any range. */
export function RatingChoice({ range, onChange }: RatingProps) {
  const { minRating = LEAST, maxRating = MOST } = range;
  const isAtLeast = (stars: number) => maxRating === MOST && minRating === stars;
  // later the person opens and closes it
  const [isOpen] = useState(!AT_LEAST.some(isAtLeast));
  const choose = (stars: number) =>
    onChange({ minRating: stars > LEAST ? stars : undefined, maxRating: undefined });
  return (
    <Question legend="Rating">
      <ToggleGroup>
        {AT_LEAST.map(stars => (
          <Toggle
            key={stars}
            name="minRating"
            value={stars}
            size="sm"
            aria-label={stars > LEAST ? `${stars}+ stars` : 'Any rating'}
            pressed={isAtLeast(stars)}
            onToggle={() => choose(stars)}
          >
            {stars > LEAST ? `${stars}+` : 'Any'}
          </Toggle>
        ))}
      </ToggleGroup>
      <details open={isOpen}>
        <More>More</More>
        <RatingRange range={range} onChange={onChange} />
      </details>
    </Question>
  );
}
