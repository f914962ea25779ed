import { Options } from '@home-truths/platform/page';
import { Button, chakra, type Elements, Flex, Select, Text } from '@home-truths/platform/ui';
import { cardRecipe } from '@home-truths/platform/ui/recipes';
import { type FormEvent, useId, useState } from 'react';
import { CheckboxLabel } from './checkbox-label.tsx';
import { LazyDialog, loadConfirmDialog } from './lazy-dialog.tsx';
import type { BulkEdit } from './use-bulk-edit.ts';

const Bar = chakra('form', {
  base: {
    ...cardRecipe.base,
    pos: 'sticky',
    bottom: '3',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    mt: '4',
    p: '3',
    borderColor: 'border.emphasized',
    boxShadow: 'overlay',
    // on a low screen it would cover the rows
    '@media (max-height: 30rem)': { pos: 'static' },
  },
});

interface SelectAllProps {
  bulk: BulkEdit;
  /** `open`, if not all rows can be selected. */
  which?: string;
}

export const SelectAll = ({ bulk: { count, selected, selectAllRef, toggleAll }, which }: SelectAllProps) =>
  count > 0 && (
    <CheckboxLabel mb="2">
      <input
        type="checkbox"
        checked={selected.length === count}
        ref={input => {
          selectAllRef.current = input;
          // no attribute sets this state
          if (input) input.indeterminate = selected.length > 0 && selected.length < count;
        }}
        onChange={toggleAll}
      />
      <span>{`Select all ${count}${which ? ` ${which}` : ''}`}</span>
    </CheckboxLabel>
  );

interface BulkSelectProps {
  label: string;
  name: string;
  options: Readonly<Record<string, string>>;
}

/** A field of `BulkBar`; nothing is preselected. */
export function BulkSelect({ label, name, options }: BulkSelectProps) {
  const id = useId();
  return (
    <Flex align="center" gap="2.5" flex={{ base: '1 1 100%', sm: '0 1 auto' }}>
      <chakra.label htmlFor={id} flexShrink="0">
        {label}
      </chakra.label>
      <Select id={id} name={name} required defaultValue="">
        <option value="">Choose…</option>
        <Options options={options} />
      </Select>
    </Flex>
  );
}

interface BulkQuestionProps {
  question: string;
  consequence: string;
  action: string;
  onConfirm(): Promise<unknown>;
  onClose(): void;
}

/** Asks before a change of the selected rows. It closes at once, so its button needs no label for a pending change. */
export const BulkQuestion = ({ question, consequence, action, onConfirm, onClose }: BulkQuestionProps) => (
  <LazyDialog
    load={loadConfirmDialog}
    props={{
      title: question,
      children: <Text>{consequence}</Text>,
      labels: [action, action],
      // closes first: later the closing dialog would take the focus that `onConfirm` sets
      async onConfirm() {
        onClose();
        void onConfirm();
      },
      onClose,
    }}
  />
);

interface BulkBarProps {
  bulk: BulkEdit;
  /** `leads` */
  what: string;
  action: string;
  question(count: number, fields: FormData): string;
  consequence: string;
  onApply(fields: FormData): Promise<unknown>;
  children?: Elements;
  /** False to hide the action, if it suits no selected row. */
  canApply?: boolean;
  more?: Elements;
}

/** Shows what is done with the selected rows: a form whose fields, `children`, are the new values. */
export function BulkBar(props: BulkBarProps) {
  const { bulk, what, action, question, consequence, onApply, children, canApply = true, more } = props;
  const { selected, isBusy, clear } = bulk;
  const [toConfirm, setToConfirm] = useState<FormData>();
  if (selected.length === 0) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) setToConfirm(new FormData(event.currentTarget));
  };
  return (
    <Bar onSubmit={submit} aria-label={`Selected ${what}`}>
      <Text role="status" fontWeight="600">
        {`${selected.length} selected`}
      </Text>
      {canApply && (
        <>
          {children}
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? 'Updating...' : action}
          </Button>
        </>
      )}
      {more}
      <Button look="ghost" onClick={clear}>
        Clear selection
      </Button>
      {toConfirm && (
        <BulkQuestion
          question={question(selected.length, toConfirm)}
          consequence={consequence}
          action={action}
          onConfirm={() => onApply(toConfirm)}
          onClose={() => setToConfirm(undefined)}
        />
      )}
    </Bar>
  );
}
