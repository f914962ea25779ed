import { Button, type Elements } from '@home-truths/platform/ui';
import { useState } from 'react';
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
  const [isPending, setIsPending] = useState(false);
  const confirm = async () => {
    setIsPending(true);
    await onConfirm();
    onClose();
  };
  return (
    <AdminDialog title={title} isAlert onClose={onClose}>
      {children}
      <DialogActions>
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={isPending} onClick={() => void confirm()}>
          {labels[isPending ? 1 : 0]}
        </Button>
      </DialogActions>
    </AdminDialog>
  );
}
