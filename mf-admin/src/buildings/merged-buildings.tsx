import { listMergedBuildings, type MergedBuilding, undoBuildingMerge } from '@home-truths/platform/contract';
import { useRead, useWrite } from '@home-truths/platform/data';
import { Box, Button, Heading, Text, toast } from '@home-truths/platform/ui';
import { RotateCcw } from '@home-truths/platform/ui/icons';
import { fullAddress, localDate } from '@home-truths/platform/ui/property';
import { useRef } from 'react';
import { HistoryLink } from '../audit/history-link.tsx';
import { RecordLink } from '../console/links.ts';
import { useWholeList } from '../console/list-rows.ts';
import { logAndShowError } from '../console/log-and-show-error.ts';
import { RowTable } from '../console/row-table.tsx';
import { Cell, HeadCell, TableRow } from '../console/table-row.tsx';
import { MERGE_TABLE_COLUMNS } from '../merges/merge-row.tsx';

const nameOf = (building: MergedBuilding['from']) =>
  [building.name, fullAddress(building)].filter(Boolean).join(', ');

interface MergedBuildingRowProps {
  merged: MergedBuilding;
  isBusy: boolean;
  onUndo(): void;
}

const MergedBuildingRow = ({ merged, isBusy, onUndo }: MergedBuildingRowProps) => {
  const { from, into, reason, by, at } = merged;
  return (
    <TableRow>
      <HeadCell>
        <Text>
          <b>
            <bdi translate="no">{nameOf(from)}</bdi>
          </b>
          <br />
          <span>merged into </span>
          <RecordLink fontWeight="600" to={`/building/${into.id}`} dir="auto">
            <span translate="no">{nameOf(into)}</span>
          </RecordLink>
        </Text>
        <Text mt="1.5" maxW="measure" whiteSpace="pre-line" dir="auto">
          <span>Reason: </span>
          <bdi>{reason}</bdi>
        </Text>
      </HeadCell>
      <Cell>
        {by !== null && (
          <Text>
            <span>By </span>
            <bdi translate="no">{by}</bdi>
          </Text>
        )}
        <Text color="fg.muted" textStyle="meta">
          {localDate(at)}
        </Text>
        <HistoryLink subject="building" id={from.id} name={nameOf(from)} />
      </Cell>
      <Cell>
        <Button
          look="outline"
          aria-label={`Undo: ${nameOf(from)} merged into ${nameOf(into)}`}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onUndo()}
        >
          <RotateCcw size={18} /> Undo
        </Button>
      </Cell>
    </TableRow>
  );
};

export function MergedBuildings() {
  const buildings = useWholeList(useRead(listMergedBuildings, {}), 'The merged buildings did not load');
  const undoing = useWrite(undoBuildingMerge);
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = async ({ from }: MergedBuilding) => {
    try {
      await undoing.mutateAsync({ input: { params: { id: from.id } } });
      toast({ title: 'Merge undone' });
      // the button that had the focus is gone
      heading.current?.focus();
    } catch (error) {
      logAndShowError('Failed to undo the merge', error);
    }
  };
  return (
    <Box as="section" aria-labelledby="merged-buildings" mt="10">
      <Heading ref={heading} id="merged-buildings" tabIndex={-1} mb="4">
        Merged buildings
      </Heading>
      <RowTable
        {...buildings}
        what="Merged buildings"
        emptyText="No buildings have been merged yet."
        columns={MERGE_TABLE_COLUMNS}
      >
        {merged => (
          <MergedBuildingRow
            key={merged.from.id}
            merged={merged}
            isBusy={undoing.isPending}
            onUndo={() => void undo(merged)}
          />
        )}
      </RowTable>
    </Box>
  );
}
