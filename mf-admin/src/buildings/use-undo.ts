import { type Candidate, undoBuildingMerge, undoMarkDistinct } from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { toast } from '@home-truths/platform/ui';
import { fullAddress } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { logAndShowError } from '../console/log-and-show-error.ts';
import { type FoundBuilding, foundBuildingText } from './find-buildings.ts';

interface Done {
  what: 'Kept separate' | 'Buildings merged';
  name: string;
  undo(): Promise<unknown>;
}

/** Offers Undo for the latest merge of buildings or pair kept separate. */
export function useUndo() {
  const separating = useWrite(undoMarkDistinct);
  const merging = useWrite(undoBuildingMerge);
  const [done, setDone] = useState<Done>();
  const onUndo = async () => {
    try {
      await done?.undo();
      setDone(undefined);
      toast({ title: done?.what === 'Kept separate' ? 'No longer kept separate' : 'Merge undone' });
    } catch (error) {
      logAndShowError('Failed to undo this', error);
    }
  };
  return {
    onSeparate: ({ a, b }: Candidate) =>
      setDone({
        what: 'Kept separate',
        name: `${fullAddress(a)} and ${fullAddress(b)}`,
        undo: () => separating.mutateAsync({ input: { body: { a: a.id, b: b.id } } }),
      }),
    onMerged: (from: FoundBuilding, into: FoundBuilding) =>
      setDone({
        what: 'Buildings merged',
        name: `${foundBuildingText(from).name} → ${foundBuildingText(into).name}`,
        undo: () => merging.mutateAsync({ input: { params: { id: from.id } } }),
      }),
    notice: done && { what: done.what, name: done.name, onUndo, onClose: () => setDone(undefined) },
  };
}
