import { buildingCandidates, type Candidate } from '@home-truths/platform/contract';
import { useRead } from '@home-truths/platform/data';
import { Button, Flex, lazyWithRetry } from '@home-truths/platform/ui';
import { useState } from 'react';
import { AdminPage } from '../console/admin-page.tsx';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { useWholeList } from '../console/list-rows.ts';
import { RowTable } from '../console/row-table.tsx';
import { UndoNotice } from '../console/undo-notice.tsx';
import type { Merged } from '../merges/merge-dialog.tsx';
import { MergeNotices } from '../merges/merge-notices.tsx';
import { loadMergeDialog, useMergeUndo } from '../merges/use-merge-undo.ts';
import { BuildingTabs } from './building-tabs.tsx';
import { CANDIDATE_TABLE_COLUMNS, CandidateRow } from './candidate-row.tsx';
import { useBuildingsUndo } from './use-buildings-undo.ts';

export const loadEditBuildingDialog = lazyWithRetry(() =>
  import('./edit-building-dialog.tsx').then(module => module.EditBuildingDialog),
);
export const loadMergeBuildingsDialog = lazyWithRetry(() =>
  import('./merge-buildings-dialog.tsx').then(module => module.MergeBuildingsDialog),
);

function BuildingActions({ onMerged }: Pick<ReturnType<typeof useBuildingsUndo>, 'onMerged'>) {
  const [opened, setOpened] = useState<'edit' | 'merge'>();
  const onClose = () => setOpened(undefined);
  return (
    <Flex gap="2.5" wrap="wrap">
      <Button look="outline" aria-haspopup="dialog" onClick={() => setOpened('edit')}>
        Edit a building
      </Button>
      <Button look="outline" aria-haspopup="dialog" onClick={() => setOpened('merge')}>
        Merge buildings
      </Button>
      {opened === 'edit' && <LazyDialog load={loadEditBuildingDialog} props={{ onClose }} />}
      {opened === 'merge' && <LazyDialog load={loadMergeBuildingsDialog} props={{ onMerged, onClose }} />}
    </Flex>
  );
}

export function BuildingsScreen() {
  const candidates = useWholeList(useRead(buildingCandidates, {}), 'The possible duplicates did not load');
  const mergeUndo = useMergeUndo();
  const undo = useBuildingsUndo();
  const [opened, setOpened] = useState<Candidate>();
  const onClose = () => setOpened(undefined);
  const onMerged = (merged: Merged) => {
    mergeUndo.onMerged(merged);
    onClose();
  };
  return (
    <AdminPage
      title="Buildings"
      text="Properties that may be the same one. Pairs you keep separate aren’t shown again; you can still merge them under Properties."
      action={<BuildingActions onMerged={undo.onMerged} />}
    >
      <BuildingTabs />
      <MergeNotices mergeUndo={mergeUndo} />
      {undo.notice && <UndoNotice key={undo.notice.name} {...undo.notice} />}
      <RowTable
        {...candidates}
        what="Possible duplicates"
        emptyText="No possible duplicates."
        columns={CANDIDATE_TABLE_COLUMNS}
      >
        {candidate => (
          <CandidateRow
            key={`${candidate.a.id}-${candidate.b.id}`}
            candidate={candidate}
            onMerge={() => setOpened(candidate)}
            onMarkedDistinct={() => undo.onMarkedDistinct(candidate)}
          />
        )}
      </RowTable>
      {opened && (
        <LazyDialog
          load={loadMergeDialog}
          props={{ property: opened.a, other: opened.b, onMerged, onClose }}
        />
      )}
    </AdminPage>
  );
}
