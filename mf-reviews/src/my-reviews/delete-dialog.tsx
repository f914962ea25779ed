import { deleteReview, type MyReview, removeByKey } from '@home-truths/platform/contract';
import { useQueryClient, useWrite } from '@home-truths/platform/data';
import { showError } from '@home-truths/platform/page';
import { Modal } from '@home-truths/platform/page/modal';
import { Button, Text, toast } from '@home-truths/platform/ui';
import { Dialog } from '@home-truths/platform/ui/dialog';
import { useRef } from 'react';
import { dropCachedPages } from '../drop-cached-pages.ts';
import type { LinkAccess } from './link-access.ts';

interface DeleteDialogProps {
  review: MyReview;
  linkAccess: LinkAccess | undefined;
  /** Returns the card of the review in a list. */
  getCard(): Element | null | undefined;
  onClose(): void;
}

function useDelete({ review, linkAccess, getCard, onClose }: DeleteDialogProps) {
  /** Gets the focus when the dialog closes: the link of an adjacent review, or else the page. */
  const focusTarget = useRef<HTMLElement>(null);
  const queryClient = useQueryClient();
  const onSuccess = () => {
    toast({ title: 'Review deleted successfully', kind: 'success' });
    const card = getCard();
    const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
    focusTarget.current = neighbour?.querySelector<HTMLElement>('h2 a') ?? document.getElementById('content');
    onClose();
    linkAccess?.onDeleted();
    dropCachedPages(queryClient, review.propertyId);
  };
  const callbacks = { onSuccess, onError: showError('Failed to delete review') };
  const removeOwn = useWrite(deleteReview, callbacks);
  const removeByLink = useWrite(removeByKey, callbacks);
  const params = { id: review.id };
  const remove = () =>
    linkAccess
      ? removeByLink.mutate({ input: { params, body: { key: linkAccess.key } } })
      : removeOwn.mutate({ input: { params } });
  return { remove, isPending: removeOwn.isPending || removeByLink.isPending, focusTarget };
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { remove, isPending, focusTarget } = useDelete(props);
  return (
    <Modal
      title={
        <>
          <span>Delete your review of </span>
          <span translate="no">{props.review.property.address}</span>
          <span>?</span>
        </>
      }
      role="alertdialog"
      finalFocusEl={() => focusTarget.current}
      onClose={props.onClose}
    >
      <Dialog.Body>
        <Dialog.Description asChild>
          <Text>Are you sure you want to delete this review? This action cannot be undone.</Text>
        </Dialog.Description>
      </Dialog.Body>
      <Dialog.Footer>
        <Button look="outline" onClick={props.onClose}>
          Cancel
        </Button>
        <Button bg="danger.fg" color="bg.panel" disabled={isPending} onClick={remove}>
          Delete
        </Button>
      </Dialog.Footer>
    </Modal>
  );
}
