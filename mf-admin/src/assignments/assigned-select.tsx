import type { AssignedFilter } from '@home-truths/platform/contract';
import { Select } from '@home-truths/platform/ui';

interface AssignedSelectProps {
  assigned: AssignedFilter | undefined;
  onChange(assigned: AssignedFilter | undefined): void;
}

export const AssignedSelect = ({ assigned = undefined, onChange }: AssignedSelectProps) => (
  <Select
    name="assigned"
    aria-label="Assigned to"
    value={assigned ?? ''}
    flex={{ base: '1 1 9rem', sm: 'none' }}
    w={{ base: 'auto', sm: '12rem' }}
    onChange={({ target }) => onChange((target.value || undefined) as AssignedFilter | undefined)}
  >
    <option value="">All assignments</option>
    <option value="me">Mine</option>
    <option value="nobody">Assigned to nobody</option>
  </Select>
);
