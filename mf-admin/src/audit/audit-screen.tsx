import { type AuditEntry, exportAudit, listAuditEntries } from '@home-truths/platform/contract';
import { useState } from 'react';
import { AdminPage } from '../console/admin-page.tsx';
import { loadRestoreDialog } from '../console/change-undo.tsx';
import { ExportLink } from '../console/export-link.tsx';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { useListRows } from '../console/list-rows.ts';
import { RowTable } from '../console/row-table.tsx';
import { SavedFilters } from '../saved-filters/saved-filters.tsx';
import { AuditFilterForm, HistoryOf } from './audit-filters.tsx';
import { AUDIT_TABLE_COLUMNS, AuditRow, dayText } from './audit-row.tsx';
import { toQuery, useAuditFilters } from './filters.ts';

/** Returns true if an entry is the first of its day, and so has the day above it. */
function isFirstOfDay(entry: AuditEntry, entries: readonly AuditEntry[]) {
  const previous = entries[entries.indexOf(entry) - 1];
  return !previous || dayText(previous) !== dayText(entry);
}

export function AuditScreen() {
  const { filters, change } = useAuditFilters();
  const audit = useListRows(listAuditEntries, toQuery(filters));
  const [toRestore, setToRestore] = useState<AuditEntry>();
  const { rows = [] } = audit;
  return (
    <AdminPage
      title="Audit"
      text="What administrators did, with the values before and after. Entries can’t be changed or deleted here."
      action={<ExportLink route={exportAudit} filters={toQuery(filters)} />}
    >
      <AuditFilterForm filters={filters} change={change} entries={rows} />
      <SavedFilters list="audit" filters={toQuery(filters)} />
      {filters.subjectId !== '' && <HistoryOf filters={filters} about={rows[0]?.about} />}
      <RowTable {...audit} what="Audit" emptyText="No entries found." columns={AUDIT_TABLE_COLUMNS}>
        {entry => (
          <AuditRow
            key={entry.id}
            entry={entry}
            isFirstOfDay={isFirstOfDay(entry, rows)}
            isRecordHistory={filters.subjectId !== ''}
            onRestore={() => setToRestore(entry)}
          />
        )}
      </RowTable>
      {toRestore && (
        <LazyDialog
          load={loadRestoreDialog}
          props={{ entry: toRestore, onClose: () => setToRestore(undefined) }}
        />
      )}
    </AdminPage>
  );
}
