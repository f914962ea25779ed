import { restoreAuditEntry } from '@home-truths/platform/contract';
import { ApiError, invalidateAfter, useApi, useMutation, useQueryClient } from '@home-truths/platform/data';
import { toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import type { Versioned } from './changed-by-others.ts';

interface ChangedRow extends Versioned {
  id: number;
  auditEntryId?: number | undefined;
}

interface ChangeUndoOptions<Row> {
  /** The audit's name for the kind of record. */
  subject: string;
  /** The plural: `leads`. */
  noun: string;
  nameOf(row: Row): string;
}

type Outcome = 'undone' | 'refused' | 'failed';

function undoneText(outcomes: readonly Outcome[]): string {
  const count = (outcome: Outcome) => outcomes.filter(each => each === outcome).length;
  const [refused, failed] = [count('refused'), count('failed')];
  return [
    outcomes.length > 1 && `${count('undone')} of ${outcomes.length} undone.`,
    refused > 0 && `${refused === 1 ? '1 has' : `${refused} have`} changed since.`,
    failed > 0 && 'Please try again.',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Undoes the latest change of one or more records: each gets the values from before its audit entry. Records that have
 * changed since are refused, and `conflict` is the dialog that compares the first of them.
 */
export function useChangeUndo<Row extends ChangedRow>({ subject, noun, nameOf }: ChangeUndoOptions<Row>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [latest, setLatest] = useState<{ what: string; rows: readonly Row[] }>();
  const [refused, setRefused] = useState<readonly Row[]>([]);

  /** @param what names the change: `Marked as verified` */
  const showNotice = (what: string, changed: readonly Row[]) => {
    const rows = changed.filter(({ auditEntryId }) => auditEntryId !== undefined);
    setLatest(rows.length > 0 ? { what, rows } : undefined);
  };

  async function restore({ auditEntryId, version }: Row): Promise<Outcome> {
    try {
      await api(restoreAuditEntry, { params: { id: Number(auditEntryId) }, body: { version } });
      return 'undone';
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return 'refused';
      console.error('A change could not be undone', error);
      return 'failed';
    }
  }
  const undoing = useMutation({
    async mutationFn(rows: readonly Row[]) {
      const outcomes: Outcome[] = [];
      for (const row of rows) outcomes.push(await restore(row));
      return outcomes;
    },
    onSuccess: () => invalidateAfter(queryClient, restoreAuditEntry),
  });

  async function onUndo() {
    if (!latest || undoing.isPending) return;
    const outcomes = await undoing.mutateAsync(latest.rows);
    const rowsWith = (outcome: Outcome) => latest.rows.filter((_, index) => outcomes[index] === outcome);
    const failed = rowsWith('failed');
    setLatest(failed.length > 0 ? { ...latest, rows: failed } : undefined);
    setRefused(rowsWith('refused'));
    if (outcomes.every(outcome => outcome === 'undone')) toast({ title: 'Change undone' });
    else toast({ title: 'We couldn’t undo this change', description: undoneText(outcomes), kind: 'error' });
  }

  const [first] = latest?.rows ?? [];
  const [compared] = refused;
  return {
    showNotice,
    notice: first &&
      latest && {
        what: latest.what,
        name: latest.rows.length === 1 ? nameOf(first) : `${latest.rows.length} ${noun}`,
        isProperName: latest.rows.length === 1,
        keepsFocus: true,
        onUndo,
        onClose: () => setLatest(undefined),
      },
    noticeKey: first?.auditEntryId,
    conflict: compared && {
      entry: {
        id: Number(compared.auditEntryId),
        action: 'edit',
        subject,
        subjectId: compared.id,
        about: nameOf(compared),
      },
      isRefusedUndo: true,
      onClose: () => setRefused(rows => rows.slice(1)),
    },
  };
}
