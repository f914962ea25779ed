import { type ContractForm, useWatch } from '@home-truths/platform/forms';
import { Box, chakra, Flex, Input, VisuallyHidden } from '@home-truths/platform/ui';
import { useId } from 'react';
import type { ReviewValues } from '../review-values.ts';

interface PhotoDescriptionProps {
  form: ContractForm<ReviewValues>;
  index: number;
  count: number;
}

export function PhotoDescription({ form, index, count }: PhotoDescriptionProps) {
  const id = useId();
  const descriptions = useWatch({ control: form.control, name: 'photoDescriptions' });
  const change = (text: string) => {
    const next = Array.from({ length: count }, (_, at) => descriptions[at] ?? '').with(index, text);
    form.setValue('photoDescriptions', next, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  return (
    <Box flex="1" minW="0">
      <Flex mb="1" justify="space-between" columnGap="2" textStyle="meta">
        <chakra.label htmlFor={id} fontWeight="600">
          What does it show?
          <VisuallyHidden>{` Photo ${index + 1} of ${count}`}</VisuallyHidden>
        </chakra.label>
        <chakra.span color="fg.muted" aria-hidden>
          {`${index + 1} of ${count}`}
        </chakra.span>
      </Flex>
      <Input
        id={id}
        value={descriptions[index] ?? ''}
        onChange={event => change(event.currentTarget.value)}
        placeholder="Optional"
        autoComplete="off"
        dir="auto"
      />
    </Box>
  );
}
