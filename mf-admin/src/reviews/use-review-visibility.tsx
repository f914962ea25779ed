import {
  type Reply,
  type RequestInput,
  restoreAuditEntry,
  setReviewVisibility,
} from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { Text, toast } from '@home-truths/platform/ui';
import { reviewsText } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { logAndShowError } from '../console/log-and-show-error.ts';

/** Chosen reviews, or all reviews by a user or by the author of a review (`authorOf`: its id). */
export type WhichReviews = Pick<
  RequestInput<typeof setReviewVisibility>['body'],
  'reviews' | 'userId' | 'authorOf'
>;

type ChangedVisibility = Reply<typeof setReviewVisibility>;

const staysText = (count: number) =>
  count > 0 ? `${count === 1 ? '1 has' : `${count} have`} changed since, and stayed as before.` : undefined;

/** Hides reviews, or shows them again, after a confirmation. Undo restores the audit entry. */
export function useReviewVisibility(onChanged = () => {}) {
  const showing = useWrite(setReviewVisibility);
  const undoing = useWrite(restoreAuditEntry);
  const [toHide, setToHide] = useState<{ title: string; which: WhichReviews; properties?: number }>();
  const [toShow, setToShow] = useState<NonNullable<WhichReviews['reviews']>>();
  const [done, setDone] = useState<{ isHidden: boolean; result: ChangedVisibility }>();

  const onDone = (isHidden: boolean, result: ChangedVisibility) => {
    setDone({ isHidden, result });
    onChanged();
    toast({
      title: `${reviewsText(result.changed)} ${isHidden ? 'hidden' : 'on the site again'}`,
      description: staysText(result.unchanged),
    });
  };
  async function show(reviews: NonNullable<WhichReviews['reviews']>) {
    try {
      onDone(false, await showing.mutateAsync({ input: { body: { isHidden: false, reviews } } }));
    } catch (error) {
      logAndShowError('We couldn’t show these reviews', error);
    }
  }
  async function onUndo() {
    if (!done || undoing.isPending) return;
    const { isHidden, result } = done;
    try {
      const input = { params: { id: result.auditEntryId }, body: {} };
      const { after } = await undoing.mutateAsync({ input });
      setDone(undefined);
      toast({
        title: `${reviewsText(Number(after?.restored))} ${isHidden ? 'on the site again' : 'hidden again'}`,
        description: staysText(Number(after?.notRestored)),
      });
    } catch (error) {
      logAndShowError('We couldn’t undo this', error);
    }
  }
  return {
    confirmHiding: setToHide,
    confirmShowing: setToShow,
    hideDialog: toHide && {
      ...toHide,
      onHidden: (result: ChangedVisibility) => onDone(true, result),
      onClose: () => setToHide(undefined),
    },
    showDialog: toShow && {
      title: `Show ${reviewsText(toShow.length)} on the site again?`,
      children: (
        <Text>They’ll count again, and their authors won’t see a reason any more. You can undo it.</Text>
      ),
      labels: ['Show again', 'Showing...'] as const,
      onConfirm: () => show(toShow),
      onClose: () => setToShow(undefined),
    },
    notice: done && {
      what: done.isHidden ? 'Hidden' : 'On the site again',
      name: reviewsText(done.result.changed),
      onUndo,
      onClose: () => setDone(undefined),
    },
    noticeKey: done?.result.auditEntryId,
  };
}
