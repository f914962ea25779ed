import { deleteReview, type MyReview } from '@home-truths/platform/contract';
import { ApiError, useQueryClient } from '@home-truths/platform/data';
import { useWrite } from '@home-truths/platform/forms';
import { Button, Text, toast } from '@home-truths/platform/ui';
import { Dialog, Portal } from '@home-truths/platform/ui/dialog';
import { refreshHome } from '../refresh-home.ts';

interface DeleteDialogProps {
  review: MyReview;
  onClose(): void;
}

/** Takes a review back; from then on it is not counted, either. */
function useDelete({ review, onClose }: DeleteDialogProps) {
  const queries = useQueryClient();
  const { mutate, isPending } = useWrite(deleteReview);
  const remove = () =>
    mutate(
      { sent: { params: { id: review.id } } },
      {
        async onSuccess() {
          toast({ title: 'Review deleted successfully', kind: 'success' });
          onClose();
          await refreshHome(queries, review.propertyId);
        },
        onError: error =>
          toast({
            title: 'Error',
            description: error instanceof ApiError ? error.sentence : 'Failed to delete review',
            kind: 'error',
          }),
      },
    );
  return { remove, isPending };
}

/** Asks before a review is taken back. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { remove, isPending } = useDelete(props);
  return (
    <Dialog.Root open role="alertdialog" onOpenChange={({ open }) => !open && props.onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Delete review</Dialog.Title>
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
