import { type AuditEntry, exportAudit, listAuditEntries } from '@home-truths/platform/contract';
import { lazyWithRetry } from '@home-truths/platform/ui';
import { useState } from 'react';
import { AdminPage } from '../console/admin-page.tsx';
import { ExportLink } from '../console/export-link.tsx';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { useListRows } from '../console/list-rows.ts';
import { RowTable } from '../console/row-table.tsx';
import { SavedFilters } from '../saved-filters/saved-filters.tsx';
import { AuditFilterForm, HistoryOf } from './audit-filters.tsx';
import { AUDIT_TABLE_COLUMNS, AuditRow, dayText } from './audit-row.tsx';
import { toQuery, useAuditFilters } from './filters.ts';

export const loadRestoreDialog = lazyWithRetry(() =>
  import('./restore-dialog.tsx').then(module => module.RestoreDialog),
);

const firstOfDays = (entries: readonly AuditEntry[]) =>
  new Set(
    entries
      .filter((entry, index) => {
        const previous = entries[index - 1];
        return !previous || dayText(previous) !== dayText(entry);
      })
      .map(({ id }) => id),
  );

export function AuditScreen() {
  const { filters, change } = useAuditFilters();
  const audit = useListRows(listAuditEntries, toQuery(filters));
  const [restored, setRestored] = useState<AuditEntry>();
  const { rows = [] } = audit;
  const firsts = firstOfDays(rows);
  return (
    <AdminPage
      title="Audit"
      text="What administrators did, with the values before and after. Entries can’t be changed or deleted here."
      action={<ExportLink route={exportAudit} filters={toQuery(filters)} />}
    >
      <AuditFilterForm filters={filters} change={change} entries={rows} />
      <SavedFilters list="audit" filters={toQuery(filters) as Record<string, string>} />
      {filters.subjectId !== '' && <HistoryOf filters={filters} about={rows[0]?.about} />}
      <RowTable {...audit} what="Audit" emptyText="No entries found." columns={AUDIT_TABLE_COLUMNS}>
        {entry => (
          <AuditRow
            key={entry.id}
            entry={entry}
            isFirstOfDay={firsts.has(entry.id)}
            isRecordHistory={filters.subjectId !== ''}
            onRestore={() => setRestored(entry)}
          />
        )}
      </RowTable>
      {restored && (
        <LazyDialog
          load={loadRestoreDialog}
          props={{ entry: restored, onClose: () => setRestored(undefined) }}
        />
      )}
    </AdminPage>
  );
}
