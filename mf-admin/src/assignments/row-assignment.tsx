import { useSession } from '@home-truths/platform/session';
import { Text, TextButton } from '@home-truths/platform/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { loadRowConflict } from '../console/use-row-change.ts';
import { type AssignedRecord, useAssign } from './use-assign.ts';

interface RowAssignmentProps {
  record: AssignedRecord;
  /** The record in words, part of the accessible name. */
  name: string;
}

/** Who works on a row, and a button that takes it. */
export function RowAssignment({ record, name }: RowAssignmentProps) {
  const user = useSession(({ user }) => user);
  const { assign, isBusy, conflict } = useAssign(record);
  const { assignedTo } = record;
  const isMine = assignedTo?.id === user?.id;
  const row = useRef<HTMLElement>(null);
  const take = ({ currentTarget }: MouseEvent) => {
    if (isBusy || !user) return;
    row.current = currentTarget.closest('tr');
    void assign(user);
  };
  useEffect(() => {
    // the button that had the focus is gone
    if (isMine && document.activeElement === document.body) row.current?.focus();
    row.current = null;
  }, [isMine]);
  return (
    <>
      {assignedTo && (
        <Text textStyle="meta" fontWeight={isMine ? '600' : undefined}>
          <span>Assigned to </span>
          {isMine ? <span>you</span> : <bdi translate="no">{assignedTo.username}</bdi>}
        </Text>
      )}
      {!isMine && (
        <TextButton
          minH="9"
          textStyle="meta"
          whiteSpace="nowrap"
          // no key takes a row from somebody else
          data-key={assignedTo ? undefined : 'a'}
          aria-label={`Assign to me: ${name}`}
          aria-disabled={isBusy || undefined}
          onClick={take}
        >
          Assign to me
        </TextButton>
      )}
      {conflict && <LazyDialog load={loadRowConflict} props={{ title: name, ...conflict }} />}
    </>
  );
}
