import type { ContractForm } from '@home-truths/platform/forms';
import { Box, chakra, Text } from '@home-truths/platform/ui';
import { fieldRecipe } from '@home-truths/platform/ui/recipes';
import { useId } from 'react';
import { memoByForm } from './memo-by-form.ts';
import type { ReviewValues } from './review-values.ts';

const Row = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    '& input': { ...fieldRecipe.base?.checkbox, w: '6', h: '6', mt: '0.5' },
    '& label': { display: 'block', fontWeight: '600', cursor: 'pointer' },
  },
});

export const AnonymousCheckbox = memoByForm(function AnonymousCheckbox({
  form,
}: {
  form: ContractForm<ReviewValues>;
}) {
  const id = useId();
  return (
    <Row>
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-help`}
        // for the server’s HTML
        defaultChecked={form.defaultValues.isAnonymous}
        {...form.register('isAnonymous')}
      />
      <Box>
        <label htmlFor={id}>Post anonymously</label>
        <Text id={`${id}-help`} textStyle="meta" color="fg.muted">
          Readers won’t see your name or profile.
        </Text>
      </Box>
    </Row>
  );
});
