import type { AssignedTo } from '@home-truths/platform/contract';
import { ConflictPanel, differencesOf } from '../console/conflict-panel.tsx';
import { AdminDialog } from '../console/form-dialog.tsx';
import type { useAssign } from './use-assign.ts';

type Assigning = Pick<ReturnType<typeof useAssign>, 'conflict' | 'keepTheirs' | 'keepMine'>;

const nameOf = (assignedTo: AssignedTo) => ({ assignedTo: assignedTo?.username ?? 'Nobody' });

/** Shows who was faster, and lets one of the two be chosen. */
export const AssignConflictPanel = ({ conflict, keepTheirs, keepMine }: Assigning) => (
  <ConflictPanel
    theirs={conflict?.theirs}
    overwrite={() => {}}
    form={{ submit: keepMine }}
    differencesFrom={theirs =>
      conflict
        ? differencesOf({ assignedTo: 'Assigned to' }, nameOf(theirs.assignedTo), nameOf(conflict.mine))
        : []
    }
    onKeepTheirs={keepTheirs}
  />
);

/** The same for a row, which has no room for it. */
export const AssignConflictDialog = ({ title, ...assigning }: Assigning & { title: string }) => (
  <AdminDialog title={title} onClose={assigning.keepTheirs}>
    <AssignConflictPanel {...assigning} />
  </AdminDialog>
);
