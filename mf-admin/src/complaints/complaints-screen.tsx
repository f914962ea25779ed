import { type Complaint, undoDecision } from '@home-truths/platform/contract';
import { useApi, useWrite } from '@home-truths/platform/data';
import { lazyWithRetry, Text, toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { AdminPage } from '../console/admin-page.tsx';
import { toSearchString, useFilters } from '../console/filters.ts';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { RowList } from '../console/row-list.tsx';
import { ROWS_PER_PAGE } from '../console/rows-query.ts';
import { showError } from '../console/show-error.ts';
import { Toolbar } from '../console/toolbar.tsx';
import { UndoNotice } from '../console/undo-notice.tsx';
import { useRows } from '../console/use-rows.ts';
import { ComplaintRow } from './complaint-row.tsx';
import { otherReports } from './planned-decision.ts';
import { COMPLAINT_FILTER, complaintsList } from './queries.ts';

/** The chunk of the dialog; fetched when it is first opened. */
export const loadDecideDialog = lazyWithRetry(() =>
  import('./decide-dialog.tsx').then(module => module.DecideDialog),
);

/** The latest decision, and how to undo one. */
function useUndoDecision() {
  const write = useWrite(undoDecision);
  const [latestDecided, setLatestDecided] = useState<Complaint>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const undo = async ({ id, version }: Complaint) => {
    setErrorMessage(undefined);
    try {
      await write.mutateAsync({ input: { params: { id }, body: { version } } });
      setLatestDecided(undefined);
      toast({ title: 'Decision undone' });
    } catch (error) {
      setErrorMessage(showError('We couldn’t undo the decision', error));
    }
  };
  return { latestDecided, setLatestDecided, errorMessage, undo };
}

/** Complaints and reported reviews (decision 121). */
export function ComplaintsScreen() {
  const filters = useFilters(COMPLAINT_FILTER);
  const complaints = useRows(complaintsList(useApi(), filters), filters.shown);
  const [opened, setOpened] = useState<Complaint>();
  const { latestDecided, setLatestDecided, errorMessage, undo } = useUndoDecision();
  const onClose = () => setOpened(undefined);
  return (
    <AdminPage
      title="Complaints"
      text="Respond to each complaint within 7 days. A reported review stays on the site until you decide."
    >
      <Toolbar selectFilter={COMPLAINT_FILTER} filters={filters} />
      {latestDecided && (
        <UndoNotice
          key={`${latestDecided.id} ${latestDecided.version}`}
          what="Resolved"
          name={`Complaint ${latestDecided.id}`}
          onUndo={() => undo(latestDecided)}
          onClose={() => setLatestDecided(undefined)}
        />
      )}
      {errorMessage !== undefined && (
        <Text role="alert" mb="5" color="danger.fg">
          {errorMessage}
        </Text>
      )}
      <RowList
        {...complaints}
        what="Complaints"
        emptyText={filters.option === 'open' ? 'No open complaints.' : 'No resolved complaints.'}
        moreUrl={toSearchString({ ...filters, shown: filters.shown + ROWS_PER_PAGE }, COMPLAINT_FILTER)}
      >
        {(complaint, asOf) => (
          <ComplaintRow
            key={complaint.id}
            complaint={complaint}
            asOf={asOf}
            onDecide={() => setOpened(complaint)}
            onUndo={() => void undo(complaint)}
          />
        )}
      </RowList>
      {opened && (
        <LazyDialog
          load={loadDecideDialog}
          props={{
            complaint: opened,
            others: otherReports(opened, complaints.rows ?? []),
            onClose,
            onDecided(complaint) {
              setLatestDecided(complaint);
              onClose();
            },
          }}
        />
      )}
    </AdminPage>
  );
}
