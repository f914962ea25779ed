import {
  countLeads,
  editLead,
  exportLeads,
  type Lead,
  type LeadStatus,
} from '@home-truths/platform/contract';
import { useRead } from '@home-truths/platform/data';
import { Link } from '@home-truths/platform/router';
import { chakra, Grid, lazyWithRetry } from '@home-truths/platform/ui';
import { cardRecipe } from '@home-truths/platform/ui/recipes';
import { useState } from 'react';
import { BulkAssign, useBulkAssign } from '../assignments/bulk-assign.tsx';
import { useAdminList } from '../console/admin-list.ts';
import { AdminPage } from '../console/admin-page.tsx';
import { BulkBar, BulkSelect, SelectAll } from '../console/bulk-bar.tsx';
import { ChangeUndo } from '../console/change-undo.tsx';
import { ExportLink } from '../console/export-link.tsx';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { quantity } from '../console/quantity.ts';
import { RowTable } from '../console/row-table.tsx';
import { Toolbar } from '../console/toolbar.tsx';
import { useBulkEdit } from '../console/use-bulk-edit.ts';
import { useChangeUndo } from '../console/use-change-undo.ts';
import { useLogError } from '../console/use-log-error.ts';
import { LEAD_TABLE_COLUMNS, LeadRow } from './lead-row.tsx';
import { LEAD_STATUS_LABELS, LEADS, UPDATE_FAILED } from './queries.ts';

/** The counts of the route, with the option of the filter that lists them. */
const COUNTS = [
  { name: 'total', label: 'Total', option: 'all' },
  { name: 'pending', label: 'Pending', option: 'pending' },
  { name: 'contacted', label: 'Contacted', option: 'contacted' },
  { name: 'completed', label: 'Completed', option: 'completed' },
] as const;

const CountLink = chakra(Link, {
  base: {
    ...cardRecipe.base,
    display: 'block',
    px: '4',
    py: '3',
    _hover: { borderColor: 'border.emphasized' },
    '&[aria-current]': { borderColor: 'currentColor', boxShadow: 'inset 0 0 0 1px currentColor' },
    '& b': {
      display: 'block',
      fontFamily: 'heading',
      fontWeight: '700',
      fontSize: '1.6rem',
      lineHeight: '1.25',
    },
  },
});

/** @param currentOption undefined in a search, which the counts ignore */
function LeadCounts({ currentOption }: { currentOption: string | undefined }) {
  const { data, error } = useRead(countLeads, {});
  useLogError('The counts of leads did not load', error);
  return (
    <Grid as="ul" mb="6" gap="3" templateColumns="repeat(auto-fit, minmax(8rem, 1fr))">
      {COUNTS.map(({ name, label, option }) => (
        <li key={name}>
          <CountLink
            to={`/admin/leads${option === LEADS.selectFilter.defaultOption ? '' : `?status=${option}`}`}
            preventScrollReset
            aria-current={option === currentOption ? 'true' : undefined}
          >
            <chakra.span color="fg.muted" textStyle="meta">
              {label}
            </chakra.span>
            <b>{data ? data[name].toLocaleString('en-AU') : '–'}</b>
          </CountLink>
        </li>
      ))}
    </Grid>
  );
}

export const loadEditLeadDialog = lazyWithRetry(() =>
  import('./edit-lead-dialog.tsx').then(module => module.EditLeadDialog),
);

const UNDO_OPTIONS = { subject: 'lead', noun: 'leads', nameOf: ({ name }: Lead) => name };
const NAMES = ['lead', 'leads'] as const;
const BULK_MESSAGES = { one: 'Lead updated', noun: 'leads', failed: UPDATE_FAILED };

export function LeadsScreen() {
  const leads = useAdminList(LEADS);
  const bulk = useBulkEdit(leads.rows ?? []);
  const undo = useChangeUndo(UNDO_OPTIONS);
  const assignToMe = useBulkAssign('lead', NAMES, bulk.apply);
  const showUndo = (changed: readonly Lead[]) =>
    undo.showNotice(`Set to ${changed[0] && LEAD_STATUS_LABELS[changed[0].status]}`, changed);
  const setStatus = async (status: LeadStatus) =>
    showUndo(
      await bulk.apply(
        editLead,
        ({ id, version }) => ({ params: { id }, body: { status, version } }),
        BULK_MESSAGES,
      ),
    );
  const [edited, setEdited] = useState<Lead>();
  return (
    <AdminPage
      title="Inspector Leads"
      text="People who’ve requested a call from a building inspector."
      action={<ExportLink route={exportLeads} filters={leads.exportFilters} />}
    >
      <LeadCounts currentOption={leads.filters.q ? undefined : leads.filters.option} />
      <Toolbar {...leads} />
      <ChangeUndo {...undo} />
      <SelectAll bulk={bulk} />
      <RowTable {...leads} what="Leads" emptyText="No leads found." columns={LEAD_TABLE_COLUMNS}>
        {(lead, readAt) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            readAt={readAt}
            checkbox={bulk.checkboxOf(lead)}
            onEdit={() => setEdited(lead)}
            onChanged={changed => showUndo([changed])}
          />
        )}
      </RowTable>
      <BulkBar
        bulk={bulk}
        what="leads"
        action="Apply"
        question={(count, fields) =>
          `Set ${quantity(count, 'lead')} to ${LEAD_STATUS_LABELS[fields.get('status') as LeadStatus]}?`
        }
        consequence="Each change is recorded. You can undo it."
        onApply={fields => setStatus(fields.get('status') as LeadStatus)}
        more={<BulkAssign count={bulk.selected.length} names={NAMES} onAssign={assignToMe} />}
      >
        <BulkSelect label="Set status to" name="status" options={LEAD_STATUS_LABELS} />
      </BulkBar>
      {edited && (
        <LazyDialog
          load={loadEditLeadDialog}
          props={{
            lead: edited,
            onSaved: lead => undo.showNotice('Updated', [lead]),
            onClose: () => setEdited(undefined),
          }}
        />
      )}
    </AdminPage>
  );
}
