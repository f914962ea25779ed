import { LIMITS, listPeople } from '@home-truths/platform/contract';
import { type Api, read, useApi, useQuery } from '@home-truths/platform/data';
import { Box, FieldLabel, Select } from '@home-truths/platform/ui';
import { useId } from 'react';
import { RowConflictPanel } from '../console/row-conflict-dialog.tsx';
import { useLogError } from '../console/use-log-error.ts';
import { type AssignedRecord, useAssign } from './use-assign.ts';

const administratorsQuery = (api: Api) =>
  read(api, listPeople, { query: { role: 'administrator', limit: String(LIMITS.page) } });

/** Lets the user choose who works on a record. */
export function AssignField({ record }: { record: AssignedRecord }) {
  const id = useId();
  const { data, error } = useQuery(administratorsQuery(useApi()));
  useLogError('The administrators did not load', error);
  const { assign, isBusy, pendingId, conflict } = useAssign(record);
  const { assignedTo = null } = record;
  const others = (data?.rows ?? []).filter(({ id, isBlocked }) => !isBlocked && id !== assignedTo?.id);
  // includes the present one, who may be blocked or no administrator by now
  const choices = [...(assignedTo ? [assignedTo] : []), ...others].toSorted((a, b) =>
    a.username.localeCompare(b.username),
  );
  return (
    <Box mb="6">
      {conflict && <RowConflictPanel {...conflict} />}
      <FieldLabel htmlFor={id}>Assigned to</FieldLabel>
      <Select
        id={id}
        maxW="20rem"
        value={(pendingId === undefined ? assignedTo?.id : pendingId) ?? ''}
        aria-busy={isBusy || undefined}
        onChange={({ target }) => {
          if (!isBusy) void assign(choices.find(person => person.id === Number(target.value)) ?? null);
        }}
      >
        <option value="">Nobody</option>
        {choices.map(({ id, username }) => (
          <option key={id} value={id} translate="no">
            {username}
          </option>
        ))}
      </Select>
    </Box>
  );
}
