import { Button, Flex, Text } from '@home-truths/platform/ui';
import { useState } from 'react';
import { AdminDialog } from './form-dialog.tsx';

interface DeleteDialogProps {
  title: string;
  question: string;
  /** What is deleted, in one line. */
  name: string;
  /** Deletes it; never rejects. */
  onDelete(): Promise<void>;
  onClose(): void;
}

/** Confirms a deletion. */
export function DeleteDialog({ title, question, name, onDelete, onClose }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onDelete();
    onClose();
  };
  return (
    <AdminDialog title={title} isAlert onClose={onClose}>
      <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
        {name}
      </Text>
      <Text mt="2">{question}</Text>
      <Flex mt="6" gap="3" justify="flex-end" flexWrap="wrap">
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button bg="danger.fg" color="bg.panel" disabled={isBusy} onClick={() => void confirm()}>
          {isBusy ? 'Deleting...' : 'Delete'}
        </Button>
      </Flex>
    </AdminDialog>
  );
}
