import { Button, chakra, type Elements, Text } from '@home-truths/platform/ui';
import type { FormEvent } from 'react';
import { TickLabel } from './tick.tsx';
import type { Bulk } from './use-bulk.ts';

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
    '@media (max-height: 30rem)': { pos: 'static' },
  },
});

interface TickAllProps {
  bulk: Bulk;
  /** Which rows can be ticked, for example `open`; nothing for all of them. */
  which?: string;
}

/** Ticks all rows on the page that can be ticked, or none. */
export const TickAll = ({ bulk: { count, ticked, tickAll, toggleAll }, which }: TickAllProps) =>
  count > 0 && (
    <TickLabel mb="2">
      <input
        type="checkbox"
        checked={ticked.length === count}
        ref={box => {
          tickAll.current = box;
          if (box) box.indeterminate = ticked.length > 0 && ticked.length < count;
        }}
        onChange={toggleAll}
      />
      <span>{['Select all', count, which].join(' ').trim()}</span>
    </TickLabel>
  );

interface BulkBarProps {
  bulk: Bulk;
  /** What is ticked, for example `leads`. */
  what: string;
  /** The words of the button. */
  action: string;
  /** Called with what stands in the bar's fields. */
  onApply(fields: FormData): Promise<void>;
  /** Fields that say what to change. */
  children?: Elements;
}

/** Stands at the foot of a list while rows are ticked: how many, and what can be done to all of them. */
export function BulkBar({ bulk, what, action, onApply, children }: BulkBarProps) {
  const { ticked, isBusy, clear } = bulk;
  if (ticked.length === 0) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void onApply(new FormData(event.currentTarget));
  };
  return (
    <Bar onSubmit={submit} aria-label={`Selected ${what}`}>
      <Text role="status" fontWeight="600">
        {`${ticked.length} selected`}
      </Text>
      {children}
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? 'Updating...' : action}
      </Button>
      <Button look="ghost" onClick={clear}>
        Clear selection
      </Button>
    </Bar>
  );
}
