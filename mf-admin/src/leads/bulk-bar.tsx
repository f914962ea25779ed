import { LEAD_STATUSES, type LeadStatus } from '@home-truths/platform/contract';
import { Button, chakra, Flex, Select, Text } from '@home-truths/platform/ui';
import { type FormEvent, useId } from 'react';
import { TickLabel } from '../desk/tick.tsx';
import { STATUSES } from './queries.ts';
import type { useBulk } from './use-bulk.ts';

const Bar = chakra('form', {
  base: {
    pos: 'sticky',
    bottom: '3',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    mt: '4',
    p: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'card',
    boxShadow: 'overlay',
  },
});

interface BulkProps {
  bulk: ReturnType<typeof useBulk>;
  /** Rows on the page. */
  count: number;
}

/** Ticks all leads on the page, or none. */
export const TickAll = ({ bulk, count }: BulkProps) => (
  <TickLabel mb="2">
    <input
      type="checkbox"
      checked={count > 0 && bulk.ticked.length === count}
      ref={box => {
        if (box) box.indeterminate = bulk.ticked.length > 0 && bulk.ticked.length < count;
      }}
      onChange={bulk.toggleAll}
    />
    Tick all {count} shown
  </TickLabel>
);

/** Sets the status of all ticked leads at once. */
export function BulkBar({ bulk }: Pick<BulkProps, 'bulk'>) {
  const id = useId();
  const { ticked, isBusy, setStatus, clear } = bulk;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void setStatus(new FormData(event.currentTarget).get('status') as LeadStatus);
  };
  return (
    <Bar onSubmit={submit} aria-label="Ticked leads">
      <Text role="status" fontWeight="600">
        {ticked.length} ticked
      </Text>
      <Flex align="center" gap="2.5" flex={{ base: '1 1 100%', sm: '0 1 auto' }}>
        <chakra.label htmlFor={id} flexShrink="0">
          Set to
        </chakra.label>
        <Select id={id} name="status" defaultValue="contacted">
          {LEAD_STATUSES.map(status => (
            <option key={status} value={status}>
              {STATUSES[status]}
            </option>
          ))}
        </Select>
      </Flex>
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? 'Updating...' : 'Update all'}
      </Button>
      <Button look="ghost" onClick={clear}>
        Clear
      </Button>
    </Bar>
  );
}
