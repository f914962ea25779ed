import { type Merge, undoMerge } from '@home-truths/platform/contract';
import { useApi, useWrite } from '@home-truths/platform/data';
import { lazyWithRetry, toast } from '@home-truths/platform/ui';
import { fullAddress } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { logAndShowError } from '../console/log-and-show-error.ts';
import type { Merged } from './merge-dialog.tsx';
import { findMergeId } from './queries.ts';

export const loadMergeDialog = lazyWithRetry(() =>
  import('./merge-dialog.tsx').then(module => module.MergeDialog),
);

const UNDO_FAILED = 'Failed to undo the merge';

/** Undoes a merge, the latest or one of the list. `MergeNotices` offers Undo for the latest, and shows the result. */
export function useMergeUndo() {
  const api = useApi();
  const undoing = useWrite(undoMerge);
  const [merged, setMerged] = useState<Merged>();
  const [undone, setUndone] = useState<Merge>();

  /** @param findId returns the merge's id, or undefined if it is gone */
  async function undoBy(findId: () => Promise<number | undefined>) {
    try {
      const id = await findId();
      if (id === undefined) throw new Error('The property is not merged');
      setUndone(await undoing.mutateAsync({ input: { params: { id } } }));
      setMerged(undefined);
      toast({ title: 'Merge undone' });
    } catch (error) {
      logAndShowError(UNDO_FAILED, error);
    }
  }
  return {
    isBusy: undoing.isPending,
    onMerged(latest: Merged) {
      setUndone(undefined);
      setMerged(latest);
    },
    undo: ({ id }: Merge) => undoBy(async () => id),
    notice: merged && {
      what: 'Merged',
      name: `${fullAddress(merged.from)} → ${fullAddress(merged.into)}`,
      // the reply to a merge has no id of it
      onUndo: () => undoBy(() => findMergeId(api, merged.from.id)),
      onClose: () => setMerged(undefined),
    },
    undone: undone && { merge: undone, onClose: () => setUndone(undefined) },
  };
}
