import { ConflictPanel, differencesOf } from './conflict-panel.tsx';
import { AdminDialog } from './form-dialog.tsx';

interface RowConflictProps {
  labels: Record<string, string>;
  theirs: Record<string, unknown>;
  mine: Record<string, unknown>;
  keepTheirs(): void;
  keepMine(): void;
}

/** Shows both versions of a row after a conflict, to choose one. */
export const RowConflictPanel = ({ labels, theirs, mine, keepTheirs, keepMine }: RowConflictProps) => (
  <ConflictPanel
    theirs={theirs}
    // `keepMine` overwrites by itself
    overwrite={() => {}}
    form={{ submit: keepMine }}
    differencesFrom={() => differencesOf(labels, theirs, mine)}
    onKeepTheirs={keepTheirs}
  />
);

export const RowConflictDialog = ({ title, ...conflict }: RowConflictProps & { title: string }) => (
  <AdminDialog title={title} onClose={conflict.keepTheirs}>
    <RowConflictPanel {...conflict} />
  </AdminDialog>
);
