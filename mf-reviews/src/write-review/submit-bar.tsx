import { type ContractForm, SubmitButton } from '@home-truths/platform/forms';
import { Box, chakra, Text, TextButton, VisuallyHidden } from '@home-truths/platform/ui';
import { type MouseEvent, useRef } from 'react';
import type { ReviewValues } from '../review-fields/review-values.ts';
import { RatingText } from '../review-fields/star-choice.tsx';
import { RatingQuestion } from './rating-question.tsx';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '3',
    pt: '6',
    borderTopWidth: '1px',
    textStyle: 'meta',
  },
});

/** A button that moves the focus to the next invalid field; screen readers get the messages too. */
function InvalidFields({ form }: { form: ContractForm<ReviewValues> }) {
  // the `root` error of the whole form is shown above
  const { root, ...fieldErrors } = form.formState.errors;
  const messages = Object.values(fieldErrors).map(error => String(error?.message));
  const count = messages.length;
  const lastFocused = useRef<HTMLElement>(undefined);
  const goToNext = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const invalid = [...(currentTarget.form?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])];
    const nextIndex = (invalid.indexOf(lastFocused.current as HTMLElement) + 1) % invalid.length;
    lastFocused.current = invalid[nextIndex];
    lastFocused.current?.focus();
  };
  return (
    <Box role="alert" color="danger.fg" fontWeight="600">
      {count > 0 && (
        <>
          <TextButton minH="11" color="danger.fg" onClick={goToNext}>
            {`${count} ${count === 1 ? 'field' : 'fields'} to fix`}
          </TextButton>
          <VisuallyHidden>{`: ${messages.join('. ')}`}</VisuallyHidden>
        </>
      )}
    </Box>
  );
}

interface SubmitBarProps {
  form: ContractForm<ReviewValues>;
  isUploading: boolean;
}

/** Repeats the rating, because its default may be wrong. */
export const SubmitBar = ({ form, isUploading }: SubmitBarProps) => (
  <Bar>
    <Box minW="0">
      <InvalidFields form={form} />
      <Text>
        Your rating: <RatingText form={form} />
      </Text>
      <RatingQuestion form={form} />
    </Box>
    {/* `disabled={false}` would replace the button’s own */}
    <SubmitButton form={form} submittingLabel="Submitting..." px="8" {...(isUploading && { disabled: true })}>
      Submit Review
    </SubmitButton>
  </Bar>
);
