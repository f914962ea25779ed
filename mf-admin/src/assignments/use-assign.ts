import {
  type AssignedSubject,
  type AssignedTo,
  type Assignment,
  assignRecord,
  readAssignment,
} from '@home-truths/platform/contract';
import { invalidateAfter, useApi, useQueryClient, useWrite } from '@home-truths/platform/data';
import { toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { changedByOthers, type Versioned } from '../console/changed-by-others.ts';
import { logAndShowError } from '../console/log-and-show-error.ts';

export interface AssignedRecord extends Versioned {
  subject: AssignedSubject;
  id: number;
  assignedTo?: AssignedTo | undefined;
}

const toLabelValue = (assignedTo: AssignedTo) => ({ assignedTo: assignedTo?.username ?? 'Nobody' });

/** Assigns a record. If somebody else assigned it meanwhile, the user chooses one of the two. */
export function useAssign({ subject, id, version }: AssignedRecord) {
  const api = useApi();
  const queryClient = useQueryClient();
  const write = useWrite(assignRecord);
  const [conflict, setConflict] = useState<{ theirs: Assignment; mine: AssignedTo }>();

  async function assign(mine: AssignedTo, expected = version) {
    const body = { subject, subjectId: id, assignedTo: mine?.id ?? null, version: expected };
    try {
      await write.mutateAsync({ input: { body } });
      setConflict(undefined);
      toast({ title: mine ? 'Assigned' : 'Assigned to nobody' });
    } catch (error) {
      const theirs = await changedByOthers(error, expected, () =>
        api(readAssignment, { query: { subject, subjectId: String(id) } }),
      );
      if (theirs) setConflict({ theirs, mine });
      else logAndShowError('We couldn’t assign this', error);
    }
  }

  return {
    isBusy: write.isPending,
    /** Whom the call under way assigns it to: null for nobody; undefined if there is no call. */
    pendingId: write.isPending ? write.variables.input.body.assignedTo : undefined,
    assign,
    conflict: conflict && {
      labels: { assignedTo: 'Assigned to' },
      theirs: toLabelValue(conflict.theirs.assignedTo),
      mine: toLabelValue(conflict.mine),
      keepTheirs() {
        setConflict(undefined);
        void invalidateAfter(queryClient, assignRecord);
      },
      keepMine: () => void assign(conflict.mine, conflict.theirs.version),
    },
  };
}
