import type { Candidate } from '@home-truths/platform/contract';
import { useApi } from '@home-truths/platform/data';
import { Button, Flex, lazyWithRetry } from '@home-truths/platform/ui';
import { useState } from 'react';
import { AdminPage } from '../console/admin-page.tsx';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { RowList } from '../console/row-list.tsx';
import { useWholeList } from '../console/use-whole-list.ts';
import type { Merged } from '../merges/merge-dialog.tsx';
import { MergeNotices } from '../merges/merge-notices.tsx';
import { loadMergeDialog, useMerging } from '../merges/use-merging.ts';
import { BuildingTabs } from './building-tabs.tsx';
import { CandidateRow } from './candidate-row.tsx';
import { candidatesQuery } from './queries.ts';

/** The chunks of the dialogs; fetched when they are first opened. */
export const loadEditBuildingDialog = lazyWithRetry(() =>
  import('./edit-building-dialog.tsx').then(module => module.EditBuildingDialog),
);
export const loadMergeBuildingsDialog = lazyWithRetry(() =>
  import('./merge-buildings-dialog.tsx').then(module => module.MergeBuildingsDialog),
);

const DIALOGS = { edit: loadEditBuildingDialog, merge: loadMergeBuildingsDialog };

/** The dialogs about buildings, and the buttons that open them. */
function BuildingActions() {
  const [opened, setOpened] = useState<keyof typeof DIALOGS>();
  return (
    <Flex gap="2.5" wrap="wrap">
      <Button look="outline" aria-haspopup="dialog" onClick={() => setOpened('edit')}>
        Edit a building
      </Button>
      <Button look="outline" aria-haspopup="dialog" onClick={() => setOpened('merge')}>
        Merge buildings
      </Button>
      {opened && (
        <LazyDialog key={opened} load={DIALOGS[opened]} props={{ onClose: () => setOpened(undefined) }} />
      )}
    </Flex>
  );
}

/** Pairs of properties that may be one, to merge or to keep separate. */
export function BuildingsScreen() {
  const candidates = useWholeList(candidatesQuery(useApi()), 'The possible duplicates did not load');
  const merging = useMerging();
  const [opened, setOpened] = useState<Candidate>();
  const onClose = () => setOpened(undefined);
  const onMerged = (merged: Merged) => {
    merging.onMerged(merged);
    onClose();
  };
  return (
    <AdminPage
      title="Buildings"
      text="Properties that may be the same one. Pairs you keep separate aren’t shown again; you can still merge them under Properties."
      action={<BuildingActions />}
    >
      <BuildingTabs />
      <MergeNotices merging={merging} />
      <RowList {...candidates} what="Possible duplicates" emptyText="No possible duplicates.">
        {candidate => (
          <CandidateRow
            key={`${candidate.a.id}-${candidate.b.id}`}
            candidate={candidate}
            onMerge={() => setOpened(candidate)}
          />
        )}
      </RowList>
      {opened && (
        <LazyDialog
          load={loadMergeDialog}
          props={{ property: opened.a, other: opened.b, onMerged, onClose }}
        />
      )}
    </AdminPage>
  );
}
