import { type AuditEntry, readAuditEntry, restoreAuditEntry } from '@home-truths/platform/contract';
import { ApiError, keyOf, useApi, useQuery, useWrite } from '@home-truths/platform/data';
import { Box, Button, Flex, Skeleton, Text, toast, Unavailable } from '@home-truths/platform/ui';
import { useState } from 'react';
import { ErrorText } from '../console/error-text.tsx';
import { AdminDialog } from '../console/form-dialog.tsx';
import { useLogError } from '../console/use-log-error.ts';
import { DifferenceList } from './difference-list.tsx';
import { changedFields } from './differences.ts';
import { recordName } from './labels.ts';

interface RestoreDialogProps {
  entry: Pick<AuditEntry, 'id' | 'action' | 'subject' | 'subjectId' | 'about'>;
  /** True if an undo was refused because somebody else has changed the record since. */
  isRefusedUndo?: boolean;
  onClose(): void;
}

/** Reads the entry and its record, which the cache may have in an older state. */
function useEntryNow(id: number) {
  const api = useApi();
  const input = { params: { id } };
  const query = useQuery({
    queryKey: [...keyOf(readAuditEntry, input), 'now'],
    queryFn: () => api(readAuditEntry, input),
    meta: { personal: true },
    staleTime: 0,
    gcTime: 0,
  });
  useLogError('The entry did not load', query.error);
  return query;
}

/** Returns the fields to restore: from the present value to that before the entry. */
const changesOf = ({ before }: AuditEntry, now: Record<string, unknown>) => {
  const names = Object.keys(before ?? {}).filter(name => name in now);
  const pickNames = (values: Record<string, unknown> | null) =>
    Object.fromEntries(names.map(name => [name, values?.[name]]));
  return changedFields({ before: pickNames(now), after: pickNames(before) });
};

function WhatChanges({ entry, now }: { entry: AuditEntry; now: Record<string, unknown> | null }) {
  if (entry.action === 'delete')
    return <Text>The deletion will be undone, and it will be on the site again.</Text>;
  if (entry.action === 'hide' || entry.action === 'show')
    return (
      <Text>
        {entry.action === 'hide'
          ? 'The reviews that were hidden together will be on the site again, but not those that have changed since.'
          : 'The reviews that were shown together will be hidden again, but not those that have changed since.'}
      </Text>
    );
  if (!now) return <Text>It’s gone, and can’t be restored.</Text>;
  const changes = changesOf(entry, now);
  if (changes.length === 0) return <Text>It already has these values. Nothing will change.</Text>;
  return (
    <>
      <Text mb="3">From what is there now, this will change:</Text>
      <DifferenceList differences={changes} />
    </>
  );
}

const RESTORE = { cancel: 'Cancel', confirm: 'Restore', confirming: 'Restoring...' };
const UNDO = { cancel: 'Keep theirs', confirm: 'Undo anyway', confirming: 'Undoing...' };

const restoredToast = (isRefusedUndo: boolean) =>
  isRefusedUndo
    ? { title: 'Change undone' }
    : {
        title: 'Restored',
        description: 'It’s an entry of its own, at the top, and can be undone there.',
      };

export function RestoreDialog({ entry, isRefusedUndo = false, onClose }: RestoreDialogProps) {
  const labels = isRefusedUndo ? UNDO : RESTORE;
  const { data, error, isFetching, refetch } = useEntryNow(entry.id);
  const write = useWrite(restoreAuditEntry);
  const [message, setMessage] = useState<string>();
  const restore = async () => {
    if (!data || write.isPending) return;
    setMessage(undefined);
    try {
      const body = { version: data.version ?? undefined };
      await write.mutateAsync({ input: { params: { id: entry.id }, body } });
      toast(restoredToast(isRefusedUndo));
      onClose();
    } catch (failure) {
      console.error('The entry could not be restored', failure);
      setMessage(
        failure instanceof ApiError ? failure.detail : 'We couldn’t reach the server. Please try again.',
      );
      void refetch();
    }
  };
  return (
    <AdminDialog
      title={
        isRefusedUndo
          ? `Someone else has changed ${recordName(entry).toLowerCase()} since`
          : `Restore ${recordName(entry).toLowerCase()}?`
      }
      isAlert
      onClose={onClose}
    >
      {entry.about && (
        <Text fontWeight="600" mb="2" dir="auto" overflowWrap="anywhere">
          <span translate="no">{entry.about}</span>
        </Text>
      )}
      {isRefusedUndo && <Text mb="3">Your change wasn’t undone, because that would undo theirs, too.</Text>}
      {error ? (
        <Unavailable what="the entry" onRetry={() => void refetch()} />
      ) : data ? (
        <Box aria-busy={isFetching}>
          <WhatChanges entry={data} now={data.now} />
        </Box>
      ) : (
        <Skeleton minH="20" />
      )}
      <ErrorText mt="4">{message}</ErrorText>
      <Flex mt="6" gap="3" justify="flex-end" flexWrap="wrap">
        <Button look="outline" onClick={onClose}>
          {labels.cancel}
        </Button>
        <Button aria-disabled={!data || write.isPending || undefined} onClick={() => void restore()}>
          {write.isPending ? labels.confirming : labels.confirm}
        </Button>
      </Flex>
    </AdminDialog>
  );
}
