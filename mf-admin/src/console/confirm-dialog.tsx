import { Button, type Elements } from '@home-truths/platform/ui';
import { type RefObject, useState } from 'react';
import { AdminDialog, DialogActions } from './form-dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  children: Elements;
  labels: readonly [confirm: string, confirming: string];
  isDangerous?: boolean;
  fallbackFocus?: RefObject<HTMLElement | null>;
  /** Must not reject. */
  onConfirm(): Promise<void>;
  onClose(): void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, labels, isDangerous, fallbackFocus, onConfirm, onClose } = props;
  const [isPending, setIsPending] = useState(false);
  const confirm = async () => {
    setIsPending(true);
    await onConfirm();
    onClose();
  };
  return (
    <AdminDialog title={title} isAlert fallbackFocus={fallbackFocus} onClose={onClose}>
      {children}
      <DialogActions>
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
          bg={isDangerous ? 'danger.fg' : undefined}
          color={isDangerous ? 'bg.panel' : undefined}
          disabled={isPending}
          onClick={() => void confirm()}
        >
          {labels[isPending ? 1 : 0]}
        </Button>
      </DialogActions>
    </AdminDialog>
  );
}
