import { isProblem } from '@home-truths/platform/contract';
import { type ContractForm, useWatch } from '@home-truths/platform/forms';
import { Text } from '@home-truths/platform/ui';
import { DEFAULT_VALUES, type ReviewValues } from '../review-fields/review-values.ts';

/** Asks whether the default rating is right if the author did not choose it and selects problems. */
export function RatingQuestion({ form }: { form: ContractForm<ReviewValues> }) {
  const [rating, tags] = useWatch({ control: form.control, name: ['rating', 'issuesTags'] });
  const count = tags.filter(isProblem).length;
  const isQuestion = count > 0 && rating === DEFAULT_VALUES.rating && !form.formState.touchedFields.rating;
  return (
    <Text _empty={{ display: 'none' }} fontWeight="600">
      {isQuestion &&
        `You’ve selected ${count} ${count === 1 ? 'problem' : 'problems'} and left ${rating} out of 5. Is that right?`}
    </Text>
  );
}
