import { type Candidate, undoBuildingMerge, undoMarkDistinct } from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { toast } from '@home-truths/platform/ui';
import { fullAddress } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { logAndShowError } from '../console/log-and-show-error.ts';
import { type FoundBuilding, foundBuildingText } from './find-buildings.ts';

interface LatestChange {
  what: 'Kept separate' | 'Buildings merged';
  name: string;
  undo(): Promise<unknown>;
}

/** Offers Undo for the latest merge of buildings, or the latest pair that was marked as different. */
export function useBuildingsUndo() {
  const undoDistinct = useWrite(undoMarkDistinct);
  const undoMerge = useWrite(undoBuildingMerge);
  const [latest, setLatest] = useState<LatestChange>();
  const onUndo = async () => {
    try {
      await latest?.undo();
      setLatest(undefined);
      toast({ title: latest?.what === 'Kept separate' ? 'No longer kept separate' : 'Merge undone' });
    } catch (error) {
      logAndShowError('Failed to undo this', error);
    }
  };
  return {
    onMarkedDistinct: ({ a, b }: Candidate) =>
      setLatest({
        what: 'Kept separate',
        name: `${fullAddress(a)} and ${fullAddress(b)}`,
        undo: () => undoDistinct.mutateAsync({ input: { body: { a: a.id, b: b.id } } }),
      }),
    onMerged: (from: FoundBuilding, into: FoundBuilding) =>
      setLatest({
        what: 'Buildings merged',
        name: `${foundBuildingText(from).name} → ${foundBuildingText(into).name}`,
        undo: () => undoMerge.mutateAsync({ input: { params: { id: from.id } } }),
      }),
    notice: latest && {
      what: latest.what,
      name: latest.name,
      onUndo,
      onClose: () => setLatest(undefined),
    },
  };
}
