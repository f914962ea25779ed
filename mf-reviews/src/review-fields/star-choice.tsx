import { type ContractForm, useWatch } from '@home-truths/platform/forms';
import { chakra, Flex, VisuallyHidden } from '@home-truths/platform/ui';
import { Star } from '@home-truths/platform/ui/icons';
import { focusRing } from '@home-truths/platform/ui/recipes';
import { FieldGroup } from './field-group.tsx';
import { memoByForm } from './memo-by-form.ts';
import type { ReviewValues } from './review-values.ts';

const RATING_LABELS = ['Terrible', 'Poor', 'OK', 'Good', 'Excellent'];
const STARS = [1, 2, 3, 4, 5];

const filled = { '& svg': { color: 'rating.on', fill: 'currentcolor' } };

const Row = chakra('span', {
  base: {
    display: 'inline-flex',
    maxW: 'full',
    '& label': {
      display: 'grid',
      placeItems: 'center',
      flex: '0 1 3rem',
      h: '12',
      borderRadius: 'control',
      cursor: 'pointer',
      '& svg': { color: 'border.emphasized', fill: 'transparent', transition: 'color 120ms, fill 120ms' },
      '&:has(:focus-visible)': {
        ...focusRing,
        outlineOffset: '-3px',
        boxShadow: '0 0 0 3px {colors.focusRing.outer}',
      },
    },
    // fills the stars up to the one below the pointer, or else up to the chosen one
    '&:not(:hover) label:has(:checked), &:not(:hover) label:has(~ label :checked)': filled,
    '@media (hover: hover)': { '& label:hover, & label:has(~ label:hover)': filled },
    '@media (hover: none)': { '& label:has(:checked), & label:has(~ label :checked)': filled },
  },
});

const starsLabel = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`;

export function RatingText({ form }: { form: ContractForm<ReviewValues> }) {
  const rating = Number(useWatch({ control: form.control, name: 'rating' }));
  return (
    <>
      <b>{`${rating} out of 5`}</b>
      <span>{` – ${RATING_LABELS[rating - 1]}`}</span>
    </>
  );
}

/** Shows the rating as text too, because five stars are the default. */
export const StarChoice = memoByForm(({ form }: { form: ContractForm<ReviewValues> }) => (
  <FieldGroup legend="Your rating">
    <Flex align="center" columnGap="4" rowGap="1" flexWrap="wrap">
      <Row>
        {STARS.map(stars => (
          <label key={stars} title={RATING_LABELS[stars - 1]}>
            <VisuallyHidden asChild>
              <input
                type="radio"
                value={stars}
                aria-label={starsLabel(stars)}
                defaultChecked={form.defaultValues.rating === String(stars)}
                {...form.register('rating')}
                // `RatingQuestion` asks unless a click has touched the rating; tabbing past must not touch it
                onBlur={undefined}
                onClick={() => form.setValue('rating', String(stars), { shouldTouch: true })}
              />
            </VisuallyHidden>
            <Star size={30} />
          </label>
        ))}
      </Row>
      <span>
        <RatingText form={form} />
      </span>
    </Flex>
  </FieldGroup>
));
