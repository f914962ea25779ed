import { LEAD_STATUSES } from '@home-truths/platform/contract';
import { chakra, Flex, Select } from '@home-truths/platform/ui';
import { useId } from 'react';
import { LEAD_STATUS_LABELS } from './queries.ts';

/** The status to set for all selected leads. */
export function StatusField() {
  const id = useId();
  return (
    <Flex align="center" gap="2.5" flex={{ base: '1 1 100%', sm: '0 1 auto' }}>
      <chakra.label htmlFor={id} flexShrink="0">
        Set status to
      </chakra.label>
      <Select id={id} name="status" defaultValue="contacted">
        {LEAD_STATUSES.map(status => (
          <option key={status} value={status}>
            {LEAD_STATUS_LABELS[status]}
          </option>
        ))}
      </Select>
    </Flex>
  );
}
