import { Button, Text } from '@home-truths/platform/ui';
import { AdminDialog, DialogActions } from './form-dialog.tsx';

interface ConfirmDialogProps {
  question: string;
  /** What happens then, and how it can be undone. */
  consequence: string;
  /** The label of the button. */
  action: string;
  onConfirm(): void;
  onClose(): void;
}

/** Confirms a change of several records. */
export const ConfirmDialog = ({ question, consequence, action, onConfirm, onClose }: ConfirmDialogProps) => (
  <AdminDialog title={question} isAlert onClose={onClose}>
    <Text>{consequence}</Text>
    <DialogActions>
      <Button look="outline" onClick={onClose}>
        Cancel
      </Button>
      <Button onClick={onConfirm}>{action}</Button>
    </DialogActions>
  </AdminDialog>
);
