import { ConflictPanel, differencesOf } from './conflict-panel.tsx';
import { AdminDialog } from './form-dialog.tsx';

interface RowConflictProps {
  /** The names of the fields that were to be changed. */
  labels: Record<string, string>;
  theirs: Record<string, unknown>;
  mine: Record<string, unknown>;
  keepTheirs(): void;
  keepMine(): void;
}

/** Shows a change that somebody else was faster with, and lets one of the two be chosen. */
export const RowConflictPanel = ({ labels, theirs, mine, keepTheirs, keepMine }: RowConflictProps) => (
  <ConflictPanel
    theirs={theirs}
    overwrite={() => {}}
    form={{ submit: keepMine }}
    differencesFrom={() => differencesOf(labels, theirs, mine)}
    onKeepTheirs={keepTheirs}
  />
);

/** The same for a row, which has no room for it. */
export const RowConflictDialog = ({ title, ...conflict }: RowConflictProps & { title: string }) => (
  <AdminDialog title={title} onClose={conflict.keepTheirs}>
    <RowConflictPanel {...conflict} />
  </AdminDialog>
);
