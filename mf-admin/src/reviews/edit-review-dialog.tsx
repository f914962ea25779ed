import {
  type AdminReview,
  editAdminReview,
  listAdminReviews,
  type Reply,
} from '@home-truths/platform/contract';
import { Form, useContractForm, useWrite } from '@home-truths/platform/forms';
import { Stack, Text, toast } from '@home-truths/platform/ui';
import { fullAddress } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { recordReader } from '../console/admin-list.ts';
import { ConflictPanel, differencesOf, useConflict } from '../console/conflict-panel.tsx';
import { AdminDialog, FormFooter } from '../console/form-dialog.tsx';
import { REVIEW_LABELS, toAdminReviewValues, toDisplayValues, toReviewBody } from './admin-review-values.ts';
import { ReviewFields } from './review-fields.tsx';

const UPDATE_FAILED = 'Failed to update review';

interface EditReviewProps {
  review: AdminReview;
  onSaved(review: Reply<typeof editAdminReview>): void;
  onClose(): void;
}

function useReviewForm({ review, onSaved, onClose }: EditReviewProps) {
  const write = useWrite(editAdminReview);
  const conflict = useConflict(review, recordReader(listAdminReviews, review.id));
  const form = useContractForm(editAdminReview, {
    defaultValues: toAdminReviewValues(review),
    toBody: values => toReviewBody(values, review.isVerified),
    send: body =>
      conflict.save(version =>
        write.mutateAsync({ input: { params: { id: review.id }, body: { ...body, version } } }),
      ),
    onSuccess(saved) {
      if (!saved) return; // a conflict, which `ConflictPanel` shows
      toast({ title: 'Review updated successfully' });
      onSaved(saved);
      onClose();
    },
    onError(message) {
      console.error(UPDATE_FAILED, message);
      toast({ title: 'Error', description: message ?? UPDATE_FAILED, kind: 'error' });
    },
  });
  return { form, conflict };
}

interface EditReviewFormProps extends EditReviewProps {
  onKeepTheirs(review: AdminReview): void;
}

function EditReviewForm(props: EditReviewFormProps) {
  const { form, conflict } = useReviewForm(props);
  return (
    <Form form={form}>
      <ConflictPanel
        {...conflict}
        form={form}
        differencesFrom={theirs =>
          differencesOf(
            REVIEW_LABELS,
            toDisplayValues(toAdminReviewValues(theirs)),
            toDisplayValues(form.getValues()),
          )
        }
        onKeepTheirs={props.onKeepTheirs}
      />
      <Stack gap="5">
        <ReviewFields form={form} wasVerified={props.review.isVerified} />
        <FormFooter form={form} labels={['Save changes', 'Saving...']} onClose={props.onClose} />
      </Stack>
    </Form>
  );
}

export function EditReviewDialog({ review, ...props }: EditReviewProps) {
  // becomes their version if the user keeps it; the key makes a new form
  const [base, setBase] = useState(review);
  return (
    <AdminDialog title="Edit review" wide onClose={props.onClose}>
      <Text mb="5" color="fg.muted" dir="auto">
        <span translate="no">{fullAddress(review.property)}</span>
      </Text>
      <EditReviewForm key={base.version} review={base} {...props} onKeepTheirs={setBase} />
    </AdminDialog>
  );
}
