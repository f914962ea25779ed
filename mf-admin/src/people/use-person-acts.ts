import { type AdminPerson, blockPerson, unblockPerson } from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { lazyWithRetry, toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { logAndShowError } from '../console/log-and-show-error.ts';
import { fullNameOf } from './person-badges.tsx';
import type { PersonAct, UndoableAct } from './person-dialogs.tsx';

export const loadPersonDialog = lazyWithRetry(() =>
  import('./person-dialogs.tsx').then(module => module.PersonDialog),
);

const DONE: Record<UndoableAct, string> = {
  block: 'Blocked',
  unblock: 'Unblocked',
  'make-admin': 'Made an administrator',
  'unmake-admin': 'No longer an administrator',
};

/** Returns why the server refuses to make a person an administrator. */
export function obstacleToAdmin({ isBlocked, isEmailConfirmed }: AdminPerson): string | undefined {
  if (isBlocked) return 'To make them an administrator, unblock them first.';
  return isEmailConfirmed
    ? undefined
    : 'You can make them an administrator once they’ve confirmed their email.';
}

export function usePersonActs(person: AdminPerson) {
  const { id } = person;
  const blocking = useWrite(blockPerson);
  const unblocking = useWrite(unblockPerson);
  const [act, setAct] = useState<PersonAct>();
  /** `reason`: to block again with the reason from before. */
  const [done, setDone] = useState<{ act: UndoableAct; reason: string }>();

  async function undo() {
    if (!done) return;
    // their dialogs ask for the password again
    if (done.act === 'make-admin') return setAct('unmake-admin');
    if (done.act === 'unmake-admin') return setAct('make-admin');
    try {
      if (done.act === 'block') await unblocking.mutateAsync({ input: { params: { id } } });
      else await blocking.mutateAsync({ input: { params: { id }, body: { reason: done.reason } } });
      setDone(undefined);
      toast({ title: done.act === 'block' ? 'Person unblocked' : 'Person blocked again' });
    } catch (error) {
      logAndShowError('We couldn’t undo this', error);
    }
  }
  return {
    start: setAct,
    dialog: act && {
      act,
      person,
      onDone(act: UndoableAct) {
        const canUndo = act !== 'unmake-admin' || obstacleToAdmin(person) === undefined;
        setDone(canUndo ? { act, reason: person.blocked?.reason ?? '' } : undefined);
      },
      onClose: () => setAct(undefined),
    },
    notice: done && {
      what: DONE[done.act],
      name: fullNameOf(person),
      isProperName: true,
      onUndo: undo,
      onClose: () => setDone(undefined),
    },
    doneAct: done?.act,
  };
}
