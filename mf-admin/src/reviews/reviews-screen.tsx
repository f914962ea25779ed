import {
  type AdminReview,
  deleteAdminReview,
  editAdminReview,
  exportReviews,
  restoreAdminReview,
  VERIFIED_BY,
  type VerifiedBy,
} from '@home-truths/platform/contract';
import { lazyWithRetry } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { useAdminList } from '../console/admin-list.ts';
import { AdminPage } from '../console/admin-page.tsx';
import { BulkBar, BulkSelect, SelectAll } from '../console/bulk-bar.tsx';
import { ChangeUndo } from '../console/change-undo.tsx';
import { ExportLink } from '../console/export-link.tsx';
import { LazyDialog, loadConfirmDialog } from '../console/lazy-dialog.tsx';
import { RowTable } from '../console/row-table.tsx';
import { Toolbar } from '../console/toolbar.tsx';
import { UndoNotice } from '../console/undo-notice.tsx';
import { useBulkEdit } from '../console/use-bulk-edit.ts';
import { useChangeUndo } from '../console/use-change-undo.ts';
import { useDeletion } from '../console/use-deletion.tsx';
import { toVerifiedBody } from './admin-review-values.ts';
import { REVIEWS } from './queries.ts';
import { REVIEW_TABLE_COLUMNS, ReviewRow } from './review-row.tsx';
import { VisibilityButtons, VisibilityNotices } from './review-visibility.tsx';
import { useReviewVisibility } from './use-review-visibility.tsx';

export const loadEditReviewDialog = lazyWithRetry(() =>
  import('./edit-review-dialog.tsx').then(module => module.EditReviewDialog),
);

export const loadVerifyDialog = lazyWithRetry(() =>
  import('./verify-dialog.tsx').then(module => module.VerifyDialog),
);

const DELETION = {
  remove: deleteAdminReview,
  restore: restoreAdminReview,
  nameOf: ({ title }: AdminReview) => title,
  title: 'Delete review',
  question: 'Are you sure you want to delete this review? This action cannot be undone.',
  toasts: {
    deleted: 'Review deleted successfully',
    notDeleted: 'Failed to delete review',
    restored: 'Review restored',
    notRestored: 'Failed to restore review',
  },
};

const UNDO_OPTIONS = { subject: 'review', noun: 'reviews', nameOf: ({ title }: AdminReview) => title };
const BULK_MESSAGES = {
  one: 'Review updated successfully',
  noun: 'reviews',
  failed: 'Failed to update review',
};

const isNotDeleted = ({ visibility }: AdminReview) => visibility !== 'deleted';
const canBeVerified = ({ isVerified }: AdminReview) => !isVerified;

export function ReviewsScreen() {
  const reviews = useAdminList(REVIEWS);
  const bulk = useBulkEdit(reviews.rows?.filter(isNotDeleted) ?? []);
  const undo = useChangeUndo(UNDO_OPTIONS);
  const verify = async (fields: FormData) => {
    const evidence = fields.get('verifiedBy') as VerifiedBy;
    const verified = await bulk.apply(
      editAdminReview,
      review =>
        canBeVerified(review)
          ? { params: { id: review.id }, body: toVerifiedBody(review, evidence) }
          : undefined,
      BULK_MESSAGES,
    );
    undo.showNotice('Marked as verified', verified);
  };
  const [toVerify, setToVerify] = useState<AdminReview>();
  const countToVerify = bulk.selected.filter(canBeVerified).length;
  const visibility = useReviewVisibility(bulk.clear);
  const deletion = useDeletion(DELETION);
  const [edited, setEdited] = useState<AdminReview>();
  return (
    <AdminPage
      title="Review Management"
      text="All reviews, with author details."
      action={<ExportLink route={exportReviews} filters={reviews.exportFilters} />}
    >
      <Toolbar {...reviews} />
      {deletion.notice && <UndoNotice key={deletion.deletedId} {...deletion.notice} />}
      <ChangeUndo {...undo} />
      <VisibilityNotices {...visibility} />
      <SelectAll bulk={bulk} />
      <RowTable {...reviews} what="Reviews" emptyText="No reviews found." columns={REVIEW_TABLE_COLUMNS}>
        {review => (
          <ReviewRow
            key={review.id}
            review={review}
            checkbox={bulk.checkboxOf(review)}
            onEdit={() => setEdited(review)}
            onDelete={() => deletion.confirm(review)}
            onRestore={() => void deletion.restore(review)}
            onVerify={() => setToVerify(review)}
            visibility={visibility}
          />
        )}
      </RowTable>
      <BulkBar
        bulk={bulk}
        what="reviews"
        action="Mark as verified"
        canApply={countToVerify > 0}
        question={() => `Mark ${reviewsText(countToVerify)} as verified?`}
        more={<VisibilityButtons {...visibility} selected={bulk.selected} />}
        consequence="Visitors see “Verified” on each of them. You can undo it."
        onApply={verify}
      >
        <BulkSelect label="Seen" name="verifiedBy" options={VERIFIED_BY} />
      </BulkBar>
      {edited && (
        <LazyDialog
          load={loadEditReviewDialog}
          props={{
            review: edited,
            onSaved: review => undo.showNotice('Updated', [review]),
            onClose: () => setEdited(undefined),
          }}
        />
      )}
      {toVerify && (
        <LazyDialog
          load={loadVerifyDialog}
          props={{
            review: toVerify,
            onVerified: review => undo.showNotice('Marked as verified', [review]),
            onClose: () => setToVerify(undefined),
          }}
        />
      )}
      {deletion.dialog && <LazyDialog load={loadConfirmDialog} props={deletion.dialog} />}
    </AdminPage>
  );
}
