import { lazyWithRetry } from '@home-truths/platform/ui';
import { LazyDialog } from './lazy-dialog.tsx';
import { UndoNotice } from './undo-notice.tsx';
import type { useChangeUndo } from './use-change-undo.ts';

export const loadRefusedUndo = lazyWithRetry(() =>
  import('../audit/restore-dialog.tsx').then(module => module.RestoreDialog),
);

type ChangeUndoProps = Pick<ReturnType<typeof useChangeUndo>, 'notice' | 'noticeKey' | 'conflict'>;

/** Shows the latest change with Undo, and a record that was not changed back because it has changed again. */
export const ChangeUndo = ({ notice, noticeKey, conflict }: ChangeUndoProps) => (
  <>
    {notice && <UndoNotice key={noticeKey} {...notice} />}
    {conflict && <LazyDialog key={conflict.entry.id} load={loadRefusedUndo} props={conflict} />}
  </>
);
