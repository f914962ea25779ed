import { editReview, ISSUE_TAG_NAMES, type MyReview } from '@home-truths/platform/contract';
import { ApiError, useQueryClient } from '@home-truths/platform/data';
import { type ContractForm, useContractForm, useWrite } from '@home-truths/platform/forms';
import { toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { refreshHome } from '../refresh-home.ts';
import { type ReviewValues, USUAL, wordsOf } from '../words/review-values.ts';

/** A review as its form begins; tags beyond the twelve are a moderator's and cannot be chosen. */
const valuesOf = ({ rating, issuesTags, ...review }: MyReview): ReviewValues => ({
  ...USUAL,
  rating: String(rating),
  issuesTags: issuesTags.filter(tag => (ISSUE_TAG_NAMES as string[]).includes(tag)),
  residencyStatus: review.residencyStatus,
  title: review.title,
  content: review.content,
  photos: review.photos,
  isAnonymous: review.isAnonymous,
});

/** Changing one's own review; `changed` says in the server's words that it was changed meanwhile. */
export function useEditForm(review: MyReview, onDone: () => void) {
  const queries = useQueryClient();
  const write = useWrite(editReview);
  const [changed, setChanged] = useState<string>();
  const form: ContractForm<ReviewValues> = useContractForm(editReview, {
    defaults: valuesOf(review),
    toBody: values => ({ ...wordsOf(values), version: review.version }),
    async send(body): Promise<MyReview> {
      try {
        return await write.mutateAsync({ sent: { params: { id: review.id }, body } });
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setChanged(error.sentence);
        throw error;
      }
    },
    async onSent() {
      toast({ title: 'Review updated successfully', kind: 'success' });
      onDone();
      await refreshHome(queries, review.propertyId);
    },
    onRefused: sentence =>
      toast({ title: 'Error', description: sentence ?? 'Failed to update review', kind: 'error' }),
  });
  const reload = () => {
    onDone();
    void refreshHome(queries, review.propertyId);
  };
  return { form, changed, reload };
}
