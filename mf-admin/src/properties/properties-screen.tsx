import {
  type AdminProperty,
  deleteAdminProperty,
  exportProperties,
  restoreAdminProperty,
} from '@home-truths/platform/contract';
import { Button, Flex, lazyWithRetry } from '@home-truths/platform/ui';
import { House } from '@home-truths/platform/ui/icons';
import { fullAddress } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { useAdminList } from '../console/admin-list.ts';
import { AdminPage } from '../console/admin-page.tsx';
import { ExportLink } from '../console/export-link.tsx';
import { LazyDialog, loadConfirmDialog } from '../console/lazy-dialog.tsx';
import { RowTable } from '../console/row-table.tsx';
import { Toolbar } from '../console/toolbar.tsx';
import { UndoNotice } from '../console/undo-notice.tsx';
import { useDeletion } from '../console/use-deletion.tsx';
import type { Merged } from '../merges/merge-dialog.tsx';
import { MergeNotices } from '../merges/merge-notices.tsx';
import { loadMergeDialog, useMergeUndo } from '../merges/use-merge-undo.ts';
import { PROPERTY_TABLE_COLUMNS, PropertyRow } from './property-row.tsx';
import { PROPERTIES } from './queries.ts';

export const loadPropertyDialog = lazyWithRetry(() =>
  import('./property-dialog.tsx').then(module => module.PropertyDialog),
);

export const loadBuildingDialog = lazyWithRetry(() =>
  import('./building-dialog.tsx').then(module => module.BuildingDialog),
);

const DELETION = {
  remove: deleteAdminProperty,
  restore: restoreAdminProperty,
  nameOf: (property: AdminProperty) => fullAddress(property),
  title: 'Delete property',
  question: 'Are you sure you want to delete this property?',
  toasts: {
    deleted: 'Property deleted',
    notDeleted: 'Failed to delete property',
    restored: 'Property restored',
    notRestored: 'Failed to restore property',
  },
};

type OpenedDialog =
  /** Absent for a new property. */
  | { kind: 'details'; property?: AdminProperty | undefined }
  | { kind: 'building' | 'merge'; property: AdminProperty };

interface ShownDialogProps {
  opened: OpenedDialog;
  mergeUndo: ReturnType<typeof useMergeUndo>;
  onClose(): void;
}

function ShownDialog({ opened, mergeUndo, onClose }: ShownDialogProps) {
  if (opened.kind === 'details')
    return <LazyDialog load={loadPropertyDialog} props={{ property: opened.property, onClose }} />;
  const { property } = opened;
  if (opened.kind === 'building')
    return <LazyDialog load={loadBuildingDialog} props={{ property, onClose }} />;
  const onMerged = (merged: Merged) => {
    mergeUndo.onMerged(merged);
    onClose();
  };
  return <LazyDialog load={loadMergeDialog} props={{ property, onMerged, onClose }} />;
}

const emptyTextFor = (q: string) =>
  q ? 'No properties found matching your search.' : 'No properties found.';

export function PropertiesScreen() {
  const properties = useAdminList(PROPERTIES);
  const deletion = useDeletion(DELETION);
  const mergeUndo = useMergeUndo();
  const [opened, setOpened] = useState<OpenedDialog>();
  return (
    <AdminPage
      title="Property Management"
      text="Properties listed on the site."
      action={
        <Flex gap="2.5" wrap="wrap">
          <ExportLink route={exportProperties} filters={properties.exportFilters} />
          <Button aria-haspopup="dialog" onClick={() => setOpened({ kind: 'details' })}>
            <House size={18} /> Add Property
          </Button>
        </Flex>
      }
    >
      <Toolbar {...properties} />
      {deletion.notice && <UndoNotice key={deletion.deletedId} {...deletion.notice} />}
      <MergeNotices mergeUndo={mergeUndo} />
      <RowTable
        {...properties}
        what="Properties"
        emptyText={emptyTextFor(properties.filters.q)}
        columns={PROPERTY_TABLE_COLUMNS}
      >
        {property => (
          <PropertyRow
            key={property.id}
            property={property}
            onEdit={() => setOpened({ kind: 'details', property })}
            onMerge={() => setOpened({ kind: 'merge', property })}
            onChangeBuilding={() => setOpened({ kind: 'building', property })}
            onDelete={() => deletion.confirm(property)}
            onRestore={() => void deletion.restore(property)}
          />
        )}
      </RowTable>
      {opened && <ShownDialog opened={opened} mergeUndo={mergeUndo} onClose={() => setOpened(undefined)} />}
      {deletion.dialog && <LazyDialog load={loadConfirmDialog} props={deletion.dialog} />}
    </AdminPage>
  );
}
