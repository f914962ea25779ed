import { listMerges } from '@home-truths/platform/contract';
import { useApi, useQuery } from '@home-truths/platform/data';
import { useSearchParams } from '@home-truths/platform/router';
import { Text, TextLink } from '@home-truths/platform/ui';
import { BuildingTabs } from '../buildings/building-tabs.tsx';
import { MergedBuildings } from '../buildings/merged-buildings.tsx';
import { AdminPage } from '../console/admin-page.tsx';
import { useListRows, useWholeList } from '../console/list-rows.ts';
import { RowTable } from '../console/row-table.tsx';
import { MergeNotices } from './merge-notices.tsx';
import { MERGE_TABLE_COLUMNS, MergeRow } from './merge-row.tsx';
import { mergeQuery, readMergeId } from './queries.ts';
import { useMergeUndo } from './use-merge-undo.ts';

type Merges = ReturnType<typeof useListRows<typeof listMerges>>;

function MergeList({ merges, emptyText }: { merges: Merges; emptyText: string }) {
  const mergeUndo = useMergeUndo();
  return (
    <>
      <MergeNotices mergeUndo={mergeUndo} />
      <RowTable {...merges} what="Merges" emptyText={emptyText} columns={MERGE_TABLE_COLUMNS}>
        {merge => (
          <MergeRow
            key={merge.id}
            merge={merge}
            isBusy={mergeUndo.isBusy}
            onUndo={() => void mergeUndo.undo(merge)}
          />
        )}
      </RowTable>
    </>
  );
}

function OneMerge({ id }: { id: number }) {
  return (
    <>
      <Text mb="4">
        <TextLink to="/admin/buildings/merges">Show all merges</TextLink>
      </Text>
      <MergeList
        merges={useWholeList(useQuery(mergeQuery(useApi(), id)), 'The merge did not load')}
        emptyText="There’s no such merge."
      />
    </>
  );
}

const AllMerges = () => (
  <>
    <MergeList merges={useListRows(listMerges, {})} emptyText="No properties have been merged yet." />
    <MergedBuildings />
  </>
);

export function MergesScreen() {
  const [params] = useSearchParams();
  const id = readMergeId(params);
  return (
    <AdminPage title="Merges" text="Properties and buildings that had two pages and now have one.">
      <BuildingTabs />
      {id === undefined ? <AllMerges /> : <OneMerge id={id} />}
    </AdminPage>
  );
}
