import {
  type AdminReview,
  editAdminReview,
  type Reply,
  VERIFIED_BY,
  type VerifiedBy,
} from '@home-truths/platform/contract';
import { invalidateAfter, useQueryClient, useWrite } from '@home-truths/platform/data';
import { Button, Flex, Text, toast } from '@home-truths/platform/ui';
import { AdminDialog } from '../console/form-dialog.tsx';
import { logAndShowError } from '../console/log-and-show-error.ts';
import { toVerifiedBody } from './admin-review-values.ts';

interface VerifyDialogProps {
  review: AdminReview;
  onVerified(review: Reply<typeof editAdminReview>): void;
  onClose(): void;
}

/** Verifies a review by a button for each kind of evidence, which the audit records. */
export function VerifyDialog({ review, onVerified, onClose }: VerifyDialogProps) {
  const queryClient = useQueryClient();
  const write = useWrite(editAdminReview, {
    onSuccess(verified) {
      toast({ title: 'Review updated successfully' });
      onVerified(verified);
    },
    onError(error) {
      logAndShowError('Failed to update review', error);
      // the review may have changed since it was read
      void invalidateAfter(queryClient, editAdminReview);
    },
  });
  const verify = (evidence: VerifiedBy) => {
    const input = { params: { id: review.id }, body: toVerifiedBody(review, evidence) };
    if (!write.isPending) write.mutate({ input }, { onSettled: onClose });
  };
  return (
    <AdminDialog title="Mark as verified" onClose={onClose}>
      <Text fontWeight="600">What shows that they know the property?</Text>
      <Text color="fg.muted">Kept in the audit log.</Text>
      <Flex mt="4" gap="3" wrap="wrap">
        {Object.entries(VERIFIED_BY).map(([evidence, label]) => (
          <Button
            key={evidence}
            look="outline"
            aria-disabled={write.isPending || undefined}
            onClick={() => verify(evidence as VerifiedBy)}
          >
            {label}
          </Button>
        ))}
      </Flex>
    </AdminDialog>
  );
}
