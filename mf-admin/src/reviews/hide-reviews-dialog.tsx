import {
  countReviewsOf,
  type Reply,
  type RequestInput,
  setReviewVisibility,
} from '@home-truths/platform/contract';
import { ApiError, read, useApi, useQuery } from '@home-truths/platform/data';
import { Field, Form, TextArea, useContractForm } from '@home-truths/platform/forms';
import { chakra, Stack, Text } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/property';
import { AdminDialog, FormFooter } from '../console/form-dialog.tsx';
import { PendingQuery } from '../console/pending-query.tsx';
import { quantity } from '../console/quantity.ts';
import { shownByForm } from '../console/shown-by-form.ts';
import { useLogError } from '../console/use-log-error.ts';
import type { WhichReviews } from './use-review-visibility.tsx';

const Consequences = chakra('ul', { base: { ps: '5', listStyleType: 'disc', '& li + li': { mt: '1' } } });

interface HideReviewsProps {
  title: string;
  which: WhichReviews;
  /** The number of properties of the chosen reviews; not used for all reviews of an author. */
  properties?: number;
  onHidden(result: Reply<typeof setReviewVisibility>): void;
  onClose(): void;
}

interface HideFormProps extends Omit<HideReviewsProps, 'title' | 'properties'> {
  visible: { reviews: number; properties: number };
  /** How many are hidden already. */
  hidden: number;
}

function HideForm({ which, visible, hidden, onHidden, onClose }: HideFormProps) {
  const form = useContractForm(setReviewVisibility, {
    defaultValues: { reason: '' },
    toBody: ({ reason }) => ({ ...which, isHidden: true, reason }),
    onSuccess(result) {
      onHidden(result);
      onClose();
    },
    onError: shownByForm,
  });
  return (
    <Form form={form}>
      <Stack gap="5">
        <Text fontWeight="600">
          {`${reviewsText(visible.reviews)} of ${quantity(visible.properties, 'property', 'properties')} will be hidden.`}
        </Text>
        <Consequences>
          <li>They’ll be off the site at once, and won’t count towards any rating.</li>
          <li>Their authors will read your reason with each review.</li>
          {hidden > 0 && <li>{`Another ${hidden} hidden already will stay as before.`}</li>}
          <li>Each review is recorded in the audit log. You can undo this.</li>
        </Consequences>
        <Field form={form} name="reason" label="Reason" help="Their author will read this.">
          {control => <TextArea {...control} minH="20" dir="auto" />}
        </Field>
        <FormFooter
          form={form}
          labels={[`Hide ${reviewsText(visible.reviews)}`, 'Hiding...']}
          onClose={onClose}
        />
      </Stack>
    </Form>
  );
}

interface HideAllFormProps extends Omit<HideFormProps, 'visible' | 'hidden'> {
  /** The author: by id, or by a review of an anonymous one. */
  query: RequestInput<typeof countReviewsOf>['query'];
}

function HideAllForm({ query, ...props }: HideAllFormProps) {
  // never cached, since the form says how many reviews will be hidden
  const counted = useQuery({
    ...read(useApi(), countReviewsOf, { query }),
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error } = counted;
  useLogError('The reviews of an author could not be counted', error);
  if (error instanceof ApiError && error.status < 500) return <Text role="alert">{error.detail}</Text>;
  if (error || !data) return <PendingQuery query={counted} what="how many reviews there are" minH="20" />;
  const { visible, hidden } = data;
  if (visible.reviews === 0) return <Text>None of their reviews is on the site.</Text>;
  return <HideForm {...props} visible={visible} hidden={hidden.reviews} />;
}

export function HideReviewsDialog({ title, properties = 0, ...props }: HideReviewsProps) {
  const { reviews, userId, authorOf } = props.which;
  return (
    <AdminDialog title={title} onClose={props.onClose}>
      {reviews ? (
        <HideForm {...props} visible={{ reviews: reviews.length, properties }} hidden={0} />
      ) : (
        <HideAllForm
          {...props}
          query={userId === undefined ? { reviewId: String(authorOf) } : { userId: String(userId) }}
        />
      )}
    </AdminDialog>
  );
}
