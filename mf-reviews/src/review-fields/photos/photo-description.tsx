import { Box, chakra, Flex, Input, VisuallyHidden } from '@home-truths/platform/ui';
import { useId } from 'react';

interface PhotoDescriptionProps {
  description: string;
  index: number;
  count: number;
  onChange(description: string): void;
}

export function PhotoDescription({ description, index, count, onChange }: PhotoDescriptionProps) {
  const id = useId();
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
        value={description}
        onChange={event => onChange(event.currentTarget.value)}
        placeholder="Optional"
        autoComplete="off"
        dir="auto"
      />
    </Box>
  );
}
