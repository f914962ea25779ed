import type { RequestInput, Route } from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { Text, toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { logAndShowError } from './log-and-show-error.ts';

interface DeletionOptions<Row, Remove extends Route, Restore extends Route> {
  remove: Remove;
  restore: Restore;
  nameOf: (row: Row) => string;
  title: string;
  question: string;
  toasts: { deleted: string; notDeleted: string; restored: string; notRestored: string };
}

type ById = { params: { id: number } };

/** Deletes a record after a question, and restores it: by Undo, or from the list of deleted records. */
export function useDeletion<Row extends { id: number }, Remove extends Route, Restore extends Route>(
  options: DeletionOptions<Row, Remove, Restore>,
) {
  const { nameOf, title, question, toasts } = options;
  const removal = useWrite(options.remove);
  const restoring = useWrite(options.restore);
  const [toDelete, setToDelete] = useState<Row>();
  const [deleted, setDeleted] = useState<Row>();
  // the casts below are for `Remove` and `Restore`, which are any routes by id
  const byId = ({ id }: Row): ById => ({ params: { id } });

  async function remove(row: Row) {
    try {
      await removal.mutateAsync({ input: byId(row) as RequestInput<Remove> });
      setDeleted(row);
      toast({ title: toasts.deleted });
    } catch (error) {
      logAndShowError(toasts.notDeleted, error);
    }
  }
  async function restore(row: Row) {
    try {
      await restoring.mutateAsync({ input: byId(row) as RequestInput<Restore> });
      setDeleted(undefined);
      toast({ title: toasts.restored });
    } catch (error) {
      logAndShowError(toasts.notRestored, error);
    }
  }
  return {
    confirm: setToDelete,
    restore,
    /** Props of `ConfirmDialog`. */
    dialog: toDelete && {
      title,
      children: (
        <>
          <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
            {nameOf(toDelete)}
          </Text>
          <Text mt="2">{question}</Text>
        </>
      ),
      labels: ['Delete', 'Deleting...'] as const,
      isDangerous: true,
      onConfirm: () => remove(toDelete),
      onClose: () => setToDelete(undefined),
    },
    notice: deleted && {
      what: 'Deleted',
      message: 'Deleted. You can restore it for 30 days from the audit.',
      name: nameOf(deleted),
      isProperName: true,
      onUndo: () => restore(deleted),
      onClose: () => setDeleted(undefined),
    },
    deletedId: deleted?.id,
  };
}
