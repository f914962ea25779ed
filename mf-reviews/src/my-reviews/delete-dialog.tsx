import { deleteReview, type MyReview, removeByKey } from '@home-truths/platform/contract';
import { ApiError, useQueryClient } from '@home-truths/platform/data';
import { useWrite } from '@home-truths/platform/forms';
import { Button, Text, toast } from '@home-truths/platform/ui';
import { Dialog, Portal } from '@home-truths/platform/ui/dialog';
import { useRef } from 'react';
import { refreshProperty } from '../refresh-property.ts';
import type { ByKey } from './by-key.ts';

interface DeleteDialogProps {
  review: MyReview;
  byKey: ByKey | undefined;
  /** The card of the review in the list. */
  card(): Element | null | undefined;
  onClose(): void;
}

/** Deletes a review: for its signed-in author, or by the key of the private link. */
function useRemoval({ review, byKey }: DeleteDialogProps) {
  const [own, keyed] = [useWrite(deleteReview), useWrite(removeByKey)];
  const params = { id: review.id };
  const remove = () =>
    byKey
      ? keyed.mutateAsync({ input: { params, body: { key: byKey.key } } })
      : own.mutateAsync({ input: { params } });
  return { remove, isPending: own.isPending || keyed.isPending };
}

/** Deletes a review, then refreshes its property and moves the focus. */
function useDelete(props: DeleteDialogProps) {
  const { review, byKey, card, onClose } = props;
  /** Gets the focus: the link of an adjacent review, else the page. */
  const next = useRef<HTMLElement>(null);
  const queries = useQueryClient();
  const { remove, isPending } = useRemoval(props);
  const removed = async () => {
    toast({ title: 'Review deleted successfully', kind: 'success' });
    const deleted = card();
    const beside = deleted?.nextElementSibling ?? deleted?.previousElementSibling;
    next.current = beside?.querySelector<HTMLElement>('h2 a') ?? document.getElementById('content');
    onClose();
    byKey?.onDeleted();
    await refreshProperty(queries, review.propertyId);
  };
  const refused = (error: unknown) =>
    toast({
      title: 'Error',
      description: error instanceof ApiError ? error.detail : 'Failed to delete review',
      kind: 'error',
    });
  return { remove: () => void remove().then(removed, refused), isPending, next };
}

/** Requires a confirmation before a review is deleted. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { remove, isPending, next } = useDelete(props);
  return (
    <Dialog.Root
      open
      role="alertdialog"
      onOpenChange={({ open }) => !open && props.onClose()}
      finalFocusEl={() => next.current}
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
