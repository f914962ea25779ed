import { Button, chakra, type Elements, lazyWithRetry, Text } from '@home-truths/platform/ui';
import { cardRecipe } from '@home-truths/platform/ui/recipes';
import { type FormEvent, useState } from 'react';
import { CheckboxLabel } from './checkbox-label.tsx';
import { LazyDialog } from './lazy-dialog.tsx';
import type { BulkEdit } from './use-bulk-edit.ts';

/** The chunk of the dialog; fetched when it is first opened. */
export const loadConfirmDialog = lazyWithRetry(() =>
  import('./confirm-dialog.tsx').then(module => module.ConfirmDialog),
);

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
    '@media (max-height: 30rem)': { pos: 'static' },
  },
});

interface SelectAllProps {
  bulk: BulkEdit;
  /** Which rows can be selected, for example `open`; omitted for all of them. */
  which?: string;
}

/** Selects all rows on the page that can be selected, or none. */
export const SelectAll = ({ bulk: { count, selected, selectAllRef, toggleAll }, which }: SelectAllProps) =>
  count > 0 && (
    <CheckboxLabel mb="2">
      <input
        type="checkbox"
        checked={selected.length === count}
        ref={input => {
          selectAllRef.current = input;
          if (input) input.indeterminate = selected.length > 0 && selected.length < count;
        }}
        onChange={toggleAll}
      />
      <span>{['Select all', count, which].join(' ').trim()}</span>
    </CheckboxLabel>
  );

interface BulkQuestionProps {
  question: string;
  /** What happens then, and how it can be undone. */
  consequence: string;
  /** The label of the button. */
  action: string;
  onConfirm(): Promise<unknown>;
  onClose(): void;
}

/** Asks before something is done to all selected rows. */
export const BulkQuestion = ({ question, consequence, action, onConfirm, onClose }: BulkQuestionProps) => (
  <LazyDialog
    load={loadConfirmDialog}
    props={{
      title: question,
      children: <Text>{consequence}</Text>,
      labels: [action, action],
      // closed first, so that the focus it gives back is not what comes last
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
  /** What is selected, for example `leads`. */
  what: string;
  /** The label of the button. */
  action: string;
  /** Asked before it happens, with the values of the bar’s fields. */
  question(count: number, fields: FormData): string;
  /** What happens then, and how it can be undone. */
  consequence: string;
  /** Called with the values of the bar’s fields. */
  onApply(fields: FormData): Promise<unknown>;
  /** Fields for what to change. */
  children?: Elements;
  /** Whether the action is for any of the selected rows. */
  canApply?: boolean;
  /** Buttons for what else can be done to them. */
  more?: Elements;
}

/** Shown below a list while rows are selected: how many, and what can be done to all of them. */
export function BulkBar(props: BulkBarProps) {
  const { bulk, what, action, question, consequence, onApply, children, canApply = true, more } = props;
  const { selected, isBusy, clear } = bulk;
  const [changes, setChanges] = useState<FormData>();
  if (selected.length === 0) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) setChanges(new FormData(event.currentTarget));
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
      {changes && (
        <BulkQuestion
          question={question(selected.length, changes)}
          consequence={consequence}
          action={action}
          onConfirm={() => onApply(changes)}
          onClose={() => setChanges(undefined)}
        />
      )}
    </Bar>
  );
}
