import { lazyWithRetry, TextButton } from '@home-truths/platform/ui';
import { useState } from 'react';
import type { AssignedRecord } from '../assignments/use-assign.ts';
import { LazyDialog } from '../console/lazy-dialog.tsx';

export const loadRecordDialog = lazyWithRetry(() =>
  import('./record-dialog.tsx').then(module => module.RecordDialog),
);

interface RowNotesProps {
  record: AssignedRecord;
  name: string;
  count?: number | undefined;
  firstNote?: string | null | undefined;
}

/** Returns `Notes (2)`, with a lead's field Notes (`firstNote`) counted as one. */
export function notesLabel(count = 0, firstNote?: string | null): string {
  const total = count + (firstNote ? 1 : 0);
  return total === 0 ? 'Notes' : `Notes (${total})`;
}

/** A row's button that opens its record's notes, and who works on it. */
export function RowNotes({ record, name, count, firstNote }: RowNotesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const label = notesLabel(count, firstNote);
  return (
    <>
      <TextButton
        minH="9"
        textStyle="meta"
        whiteSpace="nowrap"
        aria-haspopup="dialog"
        aria-label={`${label}: ${name}`}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </TextButton>
      {isOpen && (
        <LazyDialog
          load={loadRecordDialog}
          props={{ record, firstNote, title: name, onClose: () => setIsOpen(false) }}
        />
      )}
    </>
  );
}
