import { type AdminPerson, blockPerson, unblockPerson } from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { lazyWithRetry, toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { logAndShowError } from '../console/log-and-show-error.ts';
import { fullNameOf } from './person-badges.tsx';
import type { PersonAction, UndoableAction } from './person-dialogs.tsx';

export const loadPersonDialog = lazyWithRetry(() =>
  import('./person-dialogs.tsx').then(module => module.PersonDialog),
);

const DONE: Record<UndoableAction, string> = {
  block: 'Blocked',
  unblock: 'Unblocked',
  'make-admin': 'Made an administrator',
  'unmake-admin': 'No longer an administrator',
};

/** Returns why a person cannot become an administrator now; undefined if they can. */
export function whyNotAdmin({ isBlocked, isEmailConfirmed }: AdminPerson): string | undefined {
  if (isBlocked) return 'To make them an administrator, unblock them first.';
  return isEmailConfirmed
    ? undefined
    : 'You can make them an administrator once they’ve confirmed their email.';
}

/** Opens the dialogs that change an account, and offers Undo for the latest change. */
export function usePersonActions(person: AdminPerson) {
  const { id } = person;
  const blocking = useWrite(blockPerson);
  const unblocking = useWrite(unblockPerson);
  const [action, setAction] = useState<PersonAction>();
  /** `reason`: to block again for the same reason. */
  const [done, setDone] = useState<{ action: UndoableAction; reason: string }>();

  async function undo() {
    if (!done) return;
    // their dialogs ask for the password again
    if (done.action === 'make-admin') return setAction('unmake-admin');
    if (done.action === 'unmake-admin') return setAction('make-admin');
    try {
      if (done.action === 'block') await unblocking.mutateAsync({ input: { params: { id } } });
      else await blocking.mutateAsync({ input: { params: { id }, body: { reason: done.reason } } });
      setDone(undefined);
      toast({ title: done.action === 'block' ? 'Person unblocked' : 'Person blocked again' });
    } catch (error) {
      logAndShowError('We couldn’t undo this', error);
    }
  }
  return {
    start: setAction,
    dialog: action && {
      action,
      person,
      onDone(action: UndoableAction) {
        // undoing this makes them an administrator, which not everybody can become
        const canUndo = action !== 'unmake-admin' || whyNotAdmin(person) === undefined;
        setDone(canUndo ? { action, reason: person.blocked?.reason ?? '' } : undefined);
      },
      onClose: () => setAction(undefined),
    },
    notice: done && {
      what: DONE[done.action],
      name: fullNameOf(person),
      isProperName: true,
      onUndo: undo,
      onClose: () => setDone(undefined),
    },
    doneAction: done?.action,
  };
}
