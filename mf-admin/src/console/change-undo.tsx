import { lazyWithRetry } from '@home-truths/platform/ui';
import { LazyDialog } from './lazy-dialog.tsx';
import { UndoNotice } from './undo-notice.tsx';
import type { useChangeUndo } from './use-change-undo.ts';

export const loadRestoreDialog = lazyWithRetry(() =>
  import('../audit/restore-dialog.tsx').then(module => module.RestoreDialog),
);

type ChangeUndoProps = Pick<ReturnType<typeof useChangeUndo>, 'notice' | 'noticeKey' | 'conflict'>;

/** Offers Undo for the latest change. If a record has changed since, its Undo is refused and a dialog compares both. */
export const ChangeUndo = ({ notice, noticeKey, conflict }: ChangeUndoProps) => (
  <>
    {notice && <UndoNotice key={noticeKey} {...notice} />}
    {conflict && <LazyDialog key={conflict.entry.id} load={loadRestoreDialog} props={conflict} />}
  </>
);
