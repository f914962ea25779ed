import { editByKey, editReview, type MyReview, type ReviewEdit } from '@home-truths/platform/contract';
import { ApiError, invalidateAfter, useQueryClient } from '@home-truths/platform/data';
import { type ContractForm, useContractForm, useWrite } from '@home-truths/platform/forms';
import { showError } from '@home-truths/platform/page';
import { toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { dropCachedPages } from '../drop-cached-pages.ts';
import { type ReviewValues, toReviewContent, toReviewValues } from '../review-fields/review-values.ts';
import type { LinkAccess } from './link-access.ts';

function useSendEdit(id: number, key: string | undefined, onSuccess: () => void) {
  const editOwn = useWrite(editReview, { onSuccess });
  const editByLink = useWrite(editByKey, { onSuccess });
  return (body: ReviewEdit): Promise<MyReview> => {
    const params = { id };
    return key === undefined
      ? editOwn.mutateAsync({ input: { params, body } })
      : editByLink.mutateAsync({ input: { params, body: { ...body, key } } });
  };
}

/** `conflictMessage` is the server's message if the review has changed meanwhile. */
export function useEditForm(review: MyReview, linkAccess: LinkAccess | undefined, onDone: () => void) {
  const queryClient = useQueryClient();
  const [conflictMessage, setConflictMessage] = useState<string>();
  const close = () => {
    onDone();
    linkAccess?.onEdited();
    dropCachedPages(queryClient, review.propertyId);
  };
  const sendEdit = useSendEdit(review.id, linkAccess?.key, () => {
    toast({ title: 'Review updated successfully', kind: 'success' });
    close();
  });
  const form: ContractForm<ReviewValues> = useContractForm(editReview, {
    defaultValues: toReviewValues(review),
    toBody: values => ({ ...toReviewContent(values), version: review.version }),
    async send(body): Promise<MyReview> {
      try {
        return await sendEdit(body as ReviewEdit);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setConflictMessage(error.detail);
        throw error;
      }
    },
    // `sendEdit` has closed the dialog, without waiting for the refetches
    onSuccess: () => {},
    onError: showError('Failed to update review'),
  });
  const reload = () => {
    close();
    void invalidateAfter(queryClient, editReview);
  };
  return { form, conflictMessage, reload };
}
