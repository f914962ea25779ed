import { Text } from '@home-truths/platform/ui';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteDialogProps {
  title: string;
  question: string;
  name: string;
  /** Must not reject. */
  onDelete(): Promise<void>;
  onClose(): void;
}

export const DeleteDialog = ({ title, question, name, onDelete, onClose }: DeleteDialogProps) => (
  <ConfirmDialog
    title={title}
    labels={['Delete', 'Deleting...']}
    isDangerous
    onConfirm={onDelete}
    onClose={onClose}
  >
    <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
      {name}
    </Text>
    <Text mt="2">{question}</Text>
  </ConfirmDialog>
);
