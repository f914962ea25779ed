import {
  type Complaint,
  exportComplaints,
  type RequestInput,
  reclassifyComplaint,
  undoDecision,
} from '@home-truths/platform/contract';
import { invalidateAfter, useQueryClient, useWrite } from '@home-truths/platform/data';
import { lazyWithRetry, toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { BULK_ASSIGN_CONSEQUENCE, bulkAssignQuestion, useBulkAssign } from '../assignments/bulk-assign.tsx';
import { useAdminList } from '../console/admin-list.ts';
import { AdminPage } from '../console/admin-page.tsx';
import { BulkBar, SelectAll } from '../console/bulk-bar.tsx';
import { ErrorText } from '../console/error-text.tsx';
import { ExportLink } from '../console/export-link.tsx';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { RowTable } from '../console/row-table.tsx';
import { Toolbar } from '../console/toolbar.tsx';
import { UndoNotice } from '../console/undo-notice.tsx';
import { useAttempt } from '../console/use-attempt.ts';
import { useBulkEdit } from '../console/use-bulk-edit.ts';
import { COMPLAINT_TABLE_COLUMNS, ComplaintRow } from './complaint-row.tsx';
import { COMPLAINTS } from './queries.ts';

export const loadDecideDialog = lazyWithRetry(() =>
  import('./decide-dialog.tsx').then(module => module.DecideDialog),
);

type Attempt = ReturnType<typeof useAttempt>['attempt'];

function useUndoDecision(attempt: Attempt) {
  const write = useWrite(undoDecision);
  const queryClient = useQueryClient();
  const [latestDecided, setLatestDecided] = useState<Complaint>();
  const undo = ({ id, version }: Complaint) =>
    attempt(async () => {
      const undoing = write.mutateAsync({ input: { params: { id }, body: { version } } });
      await undoing.catch(error => {
        // somebody else may have changed it
        void invalidateAfter(queryClient, undoDecision);
        throw error;
      });
      setLatestDecided(undefined);
      toast({ title: 'Decision undone' });
    }, 'We couldn’t undo the decision');
  return { latestDecided, setLatestDecided, undo };
}

type Kind = RequestInput<typeof reclassifyComplaint>['body']['kind'];

/** Handles a complaint as one about defamation, and undoes that. */
function useReclassify(attempt: Attempt) {
  const write = useWrite(reclassifyComplaint);
  const [latest, setLatest] = useState<{ previousKind: string; complaint: Complaint }>();
  const change = ({ id, version }: Complaint, kind: string, onChanged: (changed: Complaint) => void) =>
    attempt(async () => {
      // a complaint has its kind as text; the route takes each kind that a complaint can have
      const body = { kind: kind as Kind, version };
      onChanged(await write.mutateAsync({ input: { params: { id }, body } }));
    }, 'We couldn’t change the complaint');
  const close = () => setLatest(undefined);
  return {
    close,
    reclassify: (complaint: Complaint) =>
      change(complaint, 'defamation', changed =>
        setLatest({ previousKind: complaint.kind, complaint: changed }),
      ),
    latest: latest && {
      complaint: latest.complaint,
      undo: () => change(latest.complaint, latest.previousKind, close),
    },
  };
}

const NAMES = ['complaint', 'complaints'] as const;

export function ComplaintsScreen() {
  const complaints = useAdminList(COMPLAINTS);
  const bulk = useBulkEdit(complaints.rows ?? []);
  const assignToMe = useBulkAssign('complaint', NAMES, bulk.apply);
  const [opened, setOpened] = useState<Complaint>();
  const { errorMessage, attempt } = useAttempt();
  const { latestDecided, setLatestDecided, undo } = useUndoDecision(attempt);
  const reclassified = useReclassify(attempt);
  const onClose = () => setOpened(undefined);
  return (
    <AdminPage
      title="Complaints"
      text="Respond to each complaint within 7 days. A reported review stays on the site until you decide."
      action={<ExportLink route={exportComplaints} filters={complaints.exportFilters} />}
    >
      <Toolbar {...complaints} />
      {latestDecided && (
        <UndoNotice
          key={`${latestDecided.id} ${latestDecided.version}`}
          what="Resolved"
          name={`Complaint ${latestDecided.id}`}
          onUndo={() => undo(latestDecided)}
          onClose={() => setLatestDecided(undefined)}
        />
      )}
      {reclassified.latest && (
        <UndoNotice
          key={`${reclassified.latest.complaint.id} ${reclassified.latest.complaint.version}`}
          what="Now handled as defamation"
          name={`Complaint ${reclassified.latest.complaint.id}`}
          onUndo={reclassified.latest.undo}
          onClose={reclassified.close}
        />
      )}
      <ErrorText mb="5">{errorMessage}</ErrorText>
      <SelectAll bulk={bulk} />
      <RowTable
        {...complaints}
        what="Complaints"
        emptyText={complaints.filters.option === 'open' ? 'No open complaints.' : 'No resolved complaints.'}
        columns={COMPLAINT_TABLE_COLUMNS}
      >
        {(complaint, readAt) => (
          <ComplaintRow
            key={complaint.id}
            complaint={complaint}
            readAt={readAt}
            checkbox={bulk.checkboxOf(complaint)}
            onDecide={() => setOpened(complaint)}
            onUndo={() => void undo(complaint)}
            onReclassify={() => void reclassified.reclassify(complaint)}
          />
        )}
      </RowTable>
      <BulkBar
        bulk={bulk}
        what="complaints"
        action="Assign to me"
        question={count => bulkAssignQuestion(count, NAMES)}
        consequence={BULK_ASSIGN_CONSEQUENCE}
        onApply={assignToMe}
      />
      {opened && (
        <LazyDialog
          load={loadDecideDialog}
          props={{
            complaint: opened,
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
