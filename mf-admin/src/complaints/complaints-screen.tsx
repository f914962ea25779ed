import type { Complaint } from '@home-truths/platform/contract';
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
import { ComplaintRow } from './complaint-row.tsx';
import { COMPLAINT_CHOICES, complaintsList } from './queries.ts';

/** The code of a dialog; fetched when it is first opened. */
export const loadDecide = lazily(() => import('./decide-dialog.tsx').then(module => module.DecideDialog));

/** Complaints and reported reviews (decision 21). */
export function ComplaintsScreen() {
  const filters = useFilters(COMPLAINT_CHOICES);
  const complaints = useRows(complaintsList(useApi(), filters), filters.shown);
  const [asked, ask] = useState<Complaint>();
  return (
    <DeskPage
      title="Complaints"
      text="Each is answered within seven days. A review stays on the site until it is decided here."
    >
      <Toolbar choices={COMPLAINT_CHOICES} filters={filters} />
      <RowList
        {...complaints}
        what="Complaints"
        nothing={filters.choice === 'open' ? 'No open complaints.' : 'No settled complaints.'}
        more={filtersAddress({ ...filters, shown: filters.shown + STEP }, COMPLAINT_CHOICES)}
      >
        {(complaint, asOf) => (
          <ComplaintRow
            key={complaint.id}
            complaint={complaint}
            asOf={asOf}
            onDecide={() => ask(complaint)}
          />
        )}
      </RowList>
      {asked && <DialogPart load={loadDecide} props={{ complaint: asked, onClose: () => ask(undefined) }} />}
    </DeskPage>
  );
}
