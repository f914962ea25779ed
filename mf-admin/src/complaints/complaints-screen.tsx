import { type Complaint, undoDecision } from '@home-truths/platform/contract';
import { useApi } from '@home-truths/platform/data';
import { useWrite } from '@home-truths/platform/forms';
import { lazyWithRetry, Text, toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { AdminPage } from '../console/admin-page.tsx';
import { toSearchString, useFilters } from '../console/filters.ts';
import { AFTER_REVIEW } from '../console/invalidations.ts';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { RowList } from '../console/row-list.tsx';
import { STEP } from '../console/rows-query.ts';
import { showError } from '../console/show-error.ts';
import { Toolbar } from '../console/toolbar.tsx';
import { UndoNotice } from '../console/undo-notice.tsx';
import { useRows } from '../console/use-rows.ts';
import { ComplaintRow } from './complaint-row.tsx';
import { otherReports } from './planned-decision.ts';
import { COMPLAINT_CHOICES, complaintsList } from './queries.ts';

/** The chunk of the dialog; fetched when it is first opened. */
export const loadDecideDialog = lazyWithRetry(() =>
  import('./decide-dialog.tsx').then(module => module.DecideDialog),
);

/** The latest decision, and how to undo one. */
function useDecided() {
  const write = useWrite(undoDecision, { invalidates: AFTER_REVIEW });
  const [decided, setDecided] = useState<Complaint>();
  const [refusal, setRefusal] = useState<string>();
  const undo = async ({ id, version }: Complaint) => {
    setRefusal(undefined);
    try {
      await write.mutateAsync({ input: { params: { id }, body: { version } } });
      setDecided(undefined);
      toast({ title: 'Decision undone' });
    } catch (error) {
      setRefusal(showError('We couldn’t undo the decision', error));
    }
  };
  return { decided, setDecided, refusal, undo };
}

/** Complaints and reported reviews (decision 121). */
export function ComplaintsScreen() {
  const filters = useFilters(COMPLAINT_CHOICES);
  const complaints = useRows(complaintsList(useApi(), filters), filters.shown);
  const [opened, setOpened] = useState<Complaint>();
  const { decided, setDecided, refusal, undo } = useDecided();
  const onClose = () => setOpened(undefined);
  return (
    <AdminPage
      title="Complaints"
      text="Respond to each complaint within 7 days. A reported review stays on the site until you decide."
    >
      <Toolbar choices={COMPLAINT_CHOICES} filters={filters} />
      {decided && (
        <UndoNotice
          key={`${decided.id} ${decided.version}`}
          what="Resolved"
          name={`Complaint ${decided.id}`}
          onUndo={() => undo(decided)}
          onClose={() => setDecided(undefined)}
        />
      )}
      {refusal !== undefined && (
        <Text role="alert" mb="5" color="danger.fg">
          {refusal}
        </Text>
      )}
      <RowList
        {...complaints}
        what="Complaints"
        nothing={filters.choice === 'open' ? 'No open complaints.' : 'No resolved complaints.'}
        more={toSearchString({ ...filters, shown: filters.shown + STEP }, COMPLAINT_CHOICES)}
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
              setDecided(complaint);
              onClose();
            },
          }}
        />
      )}
    </AdminPage>
  );
}
