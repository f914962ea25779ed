import { Button, type Elements } from '@home-truths/platform/ui';
import { useState } from 'react';
import { AdminDialog, DialogActions } from './form-dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  children: Elements;
  labels: readonly [confirm: string, confirming: string];
  /** Must not reject. */
  onConfirm(): Promise<void>;
  onClose(): void;
}

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
