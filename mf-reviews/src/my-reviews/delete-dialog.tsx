import { deleteReview, type MyReview, removeByKey } from '@home-truths/platform/contract';
import { ApiError, useQueryClient } from '@home-truths/platform/data';
import { useWrite } from '@home-truths/platform/forms';
import { Button, Text, toast } from '@home-truths/platform/ui';
import { Dialog, Portal } from '@home-truths/platform/ui/dialog';
import { useRef } from 'react';
import { refreshProperty } from '../refresh-property.ts';
import type { LinkAccess } from './link-access.ts';

interface DeleteDialogProps {
  review: MyReview;
  linkAccess: LinkAccess | undefined;
  /** The card of the review in the list. */
  getCard(): Element | null | undefined;
  onClose(): void;
}

/** Deletes a review: for its signed-in author, or by the key of the private link. */
function useRemoval({ review, linkAccess }: DeleteDialogProps) {
  const [removeOwn, removeByLink] = [useWrite(deleteReview), useWrite(removeByKey)];
  const params = { id: review.id };
  const remove = () =>
    linkAccess
      ? removeByLink.mutateAsync({ input: { params, body: { key: linkAccess.key } } })
      : removeOwn.mutateAsync({ input: { params } });
  return { remove, isPending: removeOwn.isPending || removeByLink.isPending };
}

/** Deletes a review, then refreshes its property and moves the focus. */
function useDelete(props: DeleteDialogProps) {
  const { review, linkAccess, getCard, onClose } = props;
  /** Gets the focus: the link of an adjacent review, else the page. */
  const focusTarget = useRef<HTMLElement>(null);
  const queryClient = useQueryClient();
  const { remove, isPending } = useRemoval(props);
  const onRemoved = async () => {
    toast({ title: 'Review deleted successfully', kind: 'success' });
    const card = getCard();
    const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
    focusTarget.current = neighbour?.querySelector<HTMLElement>('h2 a') ?? document.getElementById('content');
    onClose();
    linkAccess?.onDeleted();
    await refreshProperty(queryClient, review.propertyId);
  };
  const onFailed = (error: unknown) =>
    toast({
      title: 'Error',
      description: error instanceof ApiError ? error.detail : 'Failed to delete review',
      kind: 'error',
    });
  return { remove: () => void remove().then(onRemoved, onFailed), isPending, focusTarget };
}

/** Requires a confirmation before a review is deleted. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { remove, isPending, focusTarget } = useDelete(props);
  return (
    <Dialog.Root
      open
      role="alertdialog"
      onOpenChange={({ open }) => !open && props.onClose()}
      finalFocusEl={() => focusTarget.current}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>
                Delete your review of <span translate="no">{props.review.property.address}</span>?
              </Dialog.Title>
            </Dialog.Header>
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
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
