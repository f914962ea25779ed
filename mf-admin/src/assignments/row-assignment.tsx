import { useSession } from '@home-truths/platform/session';
import { Text, TextButton } from '@home-truths/platform/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import { LazyDialog } from '../console/lazy-dialog.tsx';
import { loadRowConflict } from '../console/use-row-change.ts';
import { type AssignedRecord, useAssign } from './use-assign.ts';

const useUser = () => useSession(({ user }) => user);

export function useAssignToMe(record: AssignedRecord) {
  const user = useUser();
  const { assign, isBusy, conflict } = useAssign(record);
  const assignToMe = () => {
    if (!isBusy && user) void assign(user);
  };
  return { isMine: record.assignedTo?.id === user?.id, isBusy, assignToMe, conflict };
}

export function AssignedText({ assignedTo }: Pick<AssignedRecord, 'assignedTo'>) {
  const user = useUser();
  if (!assignedTo) return null;
  const isMine = assignedTo.id === user?.id;
  return (
    <Text textStyle="meta" fontWeight={isMine ? '600' : undefined}>
      <span>Assigned to </span>
      {isMine ? <span>you</span> : <bdi translate="no">{assignedTo.username}</bdi>}
    </Text>
  );
}

interface RowAssignmentProps {
  record: AssignedRecord;
  /** Part of the accessible name. */
  name: string;
}

export function RowAssignment({ record, name }: RowAssignmentProps) {
  const { isMine, isBusy, assignToMe, conflict } = useAssignToMe(record);
  const { assignedTo } = record;
  const row = useRef<HTMLElement>(null);
  const onClick = ({ currentTarget }: MouseEvent) => {
    row.current = currentTarget.closest('tr');
    assignToMe();
  };
  useEffect(() => {
    // the button that had the focus is gone
    if (isMine && document.activeElement === document.body) row.current?.focus();
    row.current = null;
  }, [isMine]);
  return (
    <>
      <AssignedText assignedTo={assignedTo} />
      {!isMine && (
        <TextButton
          minH="9"
          textStyle="meta"
          whiteSpace="nowrap"
          // the shortcut `a` (`list-keys.ts`) takes no row from another person
          data-key={assignedTo ? undefined : 'a'}
          aria-label={`Assign to me: ${name}`}
          aria-disabled={isBusy || undefined}
          onClick={onClick}
        >
          Assign to me
        </TextButton>
      )}
      {conflict && <LazyDialog load={loadRowConflict} props={{ title: name, ...conflict }} />}
    </>
  );
}
