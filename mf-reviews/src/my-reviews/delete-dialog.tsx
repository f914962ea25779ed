import { deleteReview, type MyReview, removeByKey } from '@home-truths/platform/contract';
import { ApiError, useQueryClient, useWrite } from '@home-truths/platform/data';
import { Button, Text, toast } from '@home-truths/platform/ui';
import { Dialog, Portal } from '@home-truths/platform/ui/dialog';
import { useRef } from 'react';
import { dropProperty } from '../drop-property.ts';
import type { LinkAccess } from './link-access.ts';

interface DeleteDialogProps {
  review: MyReview;
  linkAccess: LinkAccess | undefined;
  /** The card of the review in the list. */
  getCard(): Element | null | undefined;
  onClose(): void;
}

const showError = (error: Error) =>
  toast({
    title: 'Error',
    description: error instanceof ApiError ? error.detail : 'Failed to delete review',
    kind: 'error',
  });

/** Deletes a review and moves the focus: for its signed-in author, or by the key of the private link. */
function useDelete({ review, linkAccess, getCard, onClose }: DeleteDialogProps) {
  /** Gets the focus: the link of an adjacent review, else the page. */
  const focusTarget = useRef<HTMLElement>(null);
  const queryClient = useQueryClient();
  const onSuccess = () => {
    toast({ title: 'Review deleted successfully', kind: 'success' });
    const card = getCard();
    const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
    focusTarget.current = neighbour?.querySelector<HTMLElement>('h2 a') ?? document.getElementById('content');
    onClose();
    linkAccess?.onDeleted();
    dropProperty(queryClient, review.propertyId);
  };
  const outcome = { onSuccess, onError: showError };
  const [removeOwn, removeByLink] = [useWrite(deleteReview, outcome), useWrite(removeByKey, outcome)];
  const params = { id: review.id };
  const remove = () =>
    linkAccess
      ? removeByLink.mutate({ input: { params, body: { key: linkAccess.key } } })
      : removeOwn.mutate({ input: { params } });
  return { remove, isPending: removeOwn.isPending || removeByLink.isPending, focusTarget };
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
