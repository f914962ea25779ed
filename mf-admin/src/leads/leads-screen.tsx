import { editLead, type Lead, type LeadStatus } from '@home-truths/platform/contract';
import { useApi } from '@home-truths/platform/data';
import { lazyWithRetry } from '@home-truths/platform/ui';
import { useState } from 'react';
import { AdminPage } from '../console/admin-page.tsx';
import { BulkBar, SelectAll } from '../console/bulk-bar.tsx';
import { toSearchString, useFilters } from '../console/filters.ts';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { RowList } from '../console/row-list.tsx';
import { ROWS_PER_PAGE } from '../console/rows-query.ts';
import { Toolbar } from '../console/toolbar.tsx';
import { useBulkEdit } from '../console/use-bulk-edit.ts';
import { useRows } from '../console/use-rows.ts';
import { LeadCounts } from './lead-counts.tsx';
import { LeadRow } from './lead-row.tsx';
import { LEAD_FILTER, leadsList } from './queries.ts';
import { StatusField } from './status-field.tsx';

/** The chunk of the dialog; fetched when it is first opened. */
export const loadEditLeadDialog = lazyWithRetry(() =>
  import('./edit-lead-dialog.tsx').then(module => module.EditLeadDialog),
);

const BULK_EDIT = { one: 'Lead updated', noun: 'leads', failed: 'Failed to update lead' };

/** The leads: requests for an inspector’s call. */
export function LeadsScreen() {
  const filters = useFilters(LEAD_FILTER);
  const leads = useRows(leadsList(useApi(), filters), filters.shown);
  const bulk = useBulkEdit(editLead, leads.rows ?? [], BULK_EDIT);
  const setStatus = (status: LeadStatus) =>
    bulk.apply(({ id, version }) => ({ params: { id }, body: { status, version } }));
  const [edited, setEdited] = useState<Lead>();
  return (
    <AdminPage title="Inspector Leads" text="People who’ve requested a call from a building inspector.">
      <LeadCounts />
      <Toolbar
        search="Search leads"
        hint="Name, phone, email, address or notes"
        selectFilter={LEAD_FILTER}
        filters={filters}
      />
      <SelectAll bulk={bulk} />
      <RowList
        {...leads}
        what="Leads"
        emptyText="No leads found."
        moreUrl={toSearchString({ ...filters, shown: filters.shown + ROWS_PER_PAGE }, LEAD_FILTER)}
      >
        {(lead, asOf) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            asOf={asOf}
            checkbox={bulk.checkboxOf(lead)}
            onEdit={() => setEdited(lead)}
          />
        )}
      </RowList>
      <BulkBar
        bulk={bulk}
        what="leads"
        action="Apply"
        onApply={fields => setStatus(fields.get('status') as LeadStatus)}
      >
        <StatusField />
      </BulkBar>
      {edited && (
        <LazyDialog load={loadEditLeadDialog} props={{ lead: edited, onClose: () => setEdited(undefined) }} />
      )}
    </AdminPage>
  );
}
