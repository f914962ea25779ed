import type { ContractForm } from '@home-truths/platform/forms';
import { Stack } from '@home-truths/platform/ui';
import { memoByForm } from '../review-fields/memo-by-form.ts';
import type { ReviewValues } from '../review-fields/review-values.ts';
import { Guidelines } from './guidelines.tsx';
import { Preview } from './preview.tsx';

/** Beside the form: how the review will look, and what makes a good one. */
export const AsideCards = memoByForm(({ form }: { form: ContractForm<ReviewValues> }) => (
  <Stack
    as="aside"
    aria-label="Help with writing"
    gap="5"
    alignSelf="start"
    pos={{ lg: 'sticky' }}
    top={{ lg: '5.5rem' }}
  >
    <Guidelines display={{ base: 'none', lg: 'block' }} />
    <Preview form={form} />
  </Stack>
));
