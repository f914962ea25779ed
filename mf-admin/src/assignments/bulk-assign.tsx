import { type AssignedSubject, assignRecord } from '@home-truths/platform/contract';
import { useSession } from '@home-truths/platform/session';
import { Button } from '@home-truths/platform/ui';
import { useState } from 'react';
import { BulkQuestion } from '../console/bulk-bar.tsx';
import { quantity } from '../console/quantity.ts';
import type { BulkApply } from '../console/use-bulk-edit.ts';
import type { AssignedRecord } from './use-assign.ts';

export const BULK_ASSIGN_CONSEQUENCE =
  'Each change is recorded. You can assign them to someone else at any time.';

export const bulkAssignQuestion = (count: number, [one, many]: readonly [one: string, many: string]) =>
  `Assign ${quantity(count, one, many)} to you?`;

/** Returns a function that assigns the selected rows to the user. */
export function useBulkAssign<Row extends Omit<AssignedRecord, 'subject'>>(
  subject: AssignedSubject,
  [one, noun]: readonly [one: string, many: string],
  apply: BulkApply<Row>,
) {
  const ownId = useSession(({ user }) => user?.id);
  return () =>
    apply(
      assignRecord,
      ({ id, version }) => ({ body: { subject, subjectId: id, assignedTo: ownId ?? null, version } }),
      { one: `1 ${one} assigned to you`, noun, failed: 'We couldn’t assign all of them' },
    );
}

interface BulkAssignProps {
  count: number;
  names: readonly [one: string, many: string];
  onAssign(): Promise<unknown>;
}

/** The button of `useBulkAssign`, for a bar whose form makes another change. */
export function BulkAssign({ count, names, onAssign }: BulkAssignProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="outline" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        Assign to me
      </Button>
      {isAsking && (
        <BulkQuestion
          question={bulkAssignQuestion(count, names)}
          consequence={BULK_ASSIGN_CONSEQUENCE}
          action="Assign to me"
          onConfirm={onAssign}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
