import { countLeads, editLead, type Lead, type LeadStatus } from '@home-truths/platform/contract';
import { useRead } from '@home-truths/platform/data';
import { Options } from '@home-truths/platform/page';
import { Box, Card, chakra, Flex, Grid, lazyWithRetry, Select } from '@home-truths/platform/ui';
import { useId, useState } from 'react';
import { ExportLink } from '../audit/export-link.tsx';
import { useAdminList } from '../console/admin-list.ts';
import { AdminPage } from '../console/admin-page.tsx';
import { BulkBar, SelectAll } from '../console/bulk-bar.tsx';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { RowList } from '../console/row-list.tsx';
import { Toolbar } from '../console/toolbar.tsx';
import { useBulkEdit } from '../console/use-bulk-edit.ts';
import { useLogError } from '../console/use-log-error.ts';
import { LeadRow } from './lead-row.tsx';
import { LEAD_STATUS_LABELS, LEADS } from './queries.ts';

/** The status to set for all selected leads. */
function StatusField() {
  const id = useId();
  return (
    <Flex align="center" gap="2.5" flex={{ base: '1 1 100%', sm: '0 1 auto' }}>
      <chakra.label htmlFor={id} flexShrink="0">
        Set status to
      </chakra.label>
      <Select id={id} name="status" defaultValue="contacted">
        <Options options={LEAD_STATUS_LABELS} />
      </Select>
    </Flex>
  );
}

const COUNTS = [
  ['total', 'Total'],
  ['pending', 'Pending'],
  ['contacted', 'Contacted'],
  ['completed', 'Completed'],
] as const;

const Figure = chakra('dd', {
  base: { fontFamily: 'heading', fontWeight: '700', fontSize: '1.6rem', lineHeight: '1.25' },
});

/** The number of leads, in total and by status. */
function LeadCounts() {
  const { data, error } = useRead(countLeads, {});
  useLogError('The counts of leads did not load', error);
  return (
    <Grid as="dl" mb="6" gap="3" templateColumns={'repeat(auto-fit, minmax(8rem, 1fr))'}>
      {COUNTS.map(([name, label]) => (
        <Card key={name} px="4" py="3" asChild>
          <Box>
            <chakra.dt color="fg.muted" textStyle="meta">
              {label}
            </chakra.dt>
            <Figure>{data ? data[name].toLocaleString('en-AU') : '–'}</Figure>
          </Box>
        </Card>
      ))}
    </Grid>
  );
}

/** The chunk of the dialog; fetched when it is first opened. */
export const loadEditLeadDialog = lazyWithRetry(() =>
  import('./edit-lead-dialog.tsx').then(module => module.EditLeadDialog),
);

const BULK_EDIT = { one: 'Lead updated', noun: 'leads', failed: 'Failed to update lead' };

/** The leads: requests for an inspector’s call. */
export function LeadsScreen() {
  const leads = useAdminList(LEADS);
  const bulk = useBulkEdit(editLead, leads.rows ?? [], BULK_EDIT);
  const setStatus = (status: LeadStatus) =>
    bulk.apply(({ id, version }) => ({ params: { id }, body: { status, version } }));
  const [edited, setEdited] = useState<Lead>();
  return (
    <AdminPage title="Inspector Leads" text="People who’ve requested a call from a building inspector.">
      <LeadCounts />
      <Toolbar {...leads} />
      <ExportLink list="leads" />
      <SelectAll bulk={bulk} />
      <RowList {...leads} what="Leads" emptyText="No leads found.">
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
