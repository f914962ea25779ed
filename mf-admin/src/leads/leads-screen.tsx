import type { Lead } from '@home-truths/platform/contract';
import { useApi } from '@home-truths/platform/data';
import { lazily } from '@home-truths/platform/ui';
import { useState } from 'react';
import { DeskPage } from '../desk/desk-page.tsx';
import { DialogPart } from '../desk/dialog-part.tsx';
import { filtersAddress, useFilters } from '../desk/filters.ts';
import { RowList } from '../desk/row-list.tsx';
import { STEP } from '../desk/rows-query.ts';
import { Toolbar } from '../desk/toolbar.tsx';
import { useRows } from '../desk/use-rows.ts';
import { BulkBar, TickAll } from './bulk-bar.tsx';
import { LeadCounts } from './lead-counts.tsx';
import { LeadRow } from './lead-row.tsx';
import { LEAD_CHOICES, leadsList } from './queries.ts';
import { useBulk } from './use-bulk.ts';

/** The code of a dialog; fetched when it is first opened. */
export const loadEdit = lazily(() => import('./edit-lead-dialog.tsx').then(module => module.EditLeadDialog));

/** The requests for an inspector (spec section 2). */
export function LeadsScreen() {
  const filters = useFilters(LEAD_CHOICES);
  const leads = useRows(leadsList(useApi(), filters), filters.shown);
  const shown = leads.rows ?? [];
  const bulk = useBulk(shown);
  const [edited, edit] = useState<Lead>();
  return (
    <DeskPage title="Inspector Leads" text="People who asked for the call of a building inspector.">
      <LeadCounts />
      <Toolbar
        search="Search leads"
        hint="Name, phone, email, address or notes"
        choices={LEAD_CHOICES}
        filters={filters}
      />
      {shown.length > 0 && <TickAll bulk={bulk} count={shown.length} />}
      <RowList
        {...leads}
        what="Leads"
        nothing="No leads found."
        more={filtersAddress({ ...filters, shown: filters.shown + STEP }, LEAD_CHOICES)}
      >
        {(lead, asOf) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            asOf={asOf}
            isTicked={bulk.isTicked(lead.id)}
            onTick={() => bulk.toggle(lead.id)}
            onEdit={() => edit(lead)}
          />
        )}
      </RowList>
      {bulk.ticked.length > 0 && <BulkBar bulk={bulk} />}
      {edited && <DialogPart load={loadEdit} props={{ lead: edited, onClose: () => edit(undefined) }} />}
    </DeskPage>
  );
}
