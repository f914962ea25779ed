import { useMutation } from '@home-truths/platform/data';
import { Button, type Elements } from '@home-truths/platform/ui';
import { AdminDialog, DialogActions } from './form-dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What will happen. */
  children: Elements;
  /** The label of the button, and its label while the call runs. */
  labels: readonly [confirm: string, confirming: string];
  /** Does it; never rejects. */
  onConfirm(): Promise<void>;
  onClose(): void;
}

/** Says what will happen, and does it once that is confirmed. */
export function ConfirmDialog({ title, children, labels, onConfirm, onClose }: ConfirmDialogProps) {
  const action = useMutation({ mutationFn: onConfirm, onSuccess: onClose });
  return (
    <AdminDialog title={title} isAlert onClose={onClose}>
      {children}
      <DialogActions>
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={action.isPending} onClick={() => action.mutate()}>
          {labels[action.isPending ? 1 : 0]}
        </Button>
      </DialogActions>
    </AdminDialog>
  );
}
