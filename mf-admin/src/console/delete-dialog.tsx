import { useMutation } from '@home-truths/platform/data';
import { Button, Text } from '@home-truths/platform/ui';
import { AdminDialog, DialogActions } from './form-dialog.tsx';

interface DeleteDialogProps {
  title: string;
  question: string;
  name: string;
  /** Must not reject. */
  onDelete(): Promise<void>;
  onClose(): void;
}

export function DeleteDialog({ title, question, name, onDelete, onClose }: DeleteDialogProps) {
  const deletion = useMutation({ mutationFn: onDelete, onSuccess: onClose });
  return (
    <AdminDialog title={title} isAlert onClose={onClose}>
      <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
        {name}
      </Text>
      <Text mt="2">{question}</Text>
      <DialogActions>
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
          bg="danger.fg"
          color="bg.panel"
          disabled={deletion.isPending}
          onClick={() => deletion.mutate()}
        >
          {deletion.isPending ? 'Deleting...' : 'Delete'}
        </Button>
      </DialogActions>
    </AdminDialog>
  );
}
