import { addNote, LIMITS, listNotes, type NoteSubject } from '@home-truths/platform/contract';
import { type Api, read, useApi, useQuery } from '@home-truths/platform/data';
import { Field, Form, SubmitButton, TextArea, useContractForm } from '@home-truths/platform/forms';
import { chakra, Text, toast } from '@home-truths/platform/ui';
import { useEffect, useState } from 'react';
import { PendingQuery } from '../console/pending-query.tsx';
import { shownByForm } from '../console/shown-by-form.ts';
import { useLogError } from '../console/use-log-error.ts';
import { FirstNote, NoteItem } from './note-item.tsx';

interface NoteRecord {
  subject: NoteSubject;
  id: number;
}

const notesQuery = (api: Api, { subject, id }: NoteRecord) =>
  read(api, listNotes, { query: { subject, subjectId: String(id), limit: String(LIMITS.page) } });

interface NoteSectionProps extends NoteRecord {
  /** The text of a lead's field Notes, shown below its notes. */
  firstNote?: string | null | undefined;
}

interface AddNoteFormProps extends NoteRecord {
  /** True if a note was just added: the field gets the focus again. */
  isNext: boolean;
  onAdded(): void;
}

function AddNoteForm({ subject, id, isNext, onAdded }: AddNoteFormProps) {
  const form = useContractForm(addNote, {
    defaultValues: { text: '' },
    toBody: ({ text }) => ({ subject, subjectId: id, text }),
    draftKey: `note:${subject}:${id}`,
    onSuccess() {
      toast({ title: 'Note added' });
      onAdded();
    },
    onError: shownByForm,
  });
  const { setFocus } = form;
  useEffect(() => {
    if (isNext) setFocus('text');
  }, [isNext, setFocus]);
  return (
    <Form form={form}>
      <Field
        form={form}
        name="text"
        label="Add a note"
        help="Only administrators see it. It can’t be changed."
      >
        {control => <TextArea {...control} minH="20" dir="auto" />}
      </Field>
      <SubmitButton form={form} submittingLabel="Adding..." mt="3">
        Add note
      </SubmitButton>
    </Form>
  );
}

const List = chakra('ul', { base: { mt: '3', '& li + li': { borderTopWidth: '1px' } } });

function NoteList({ firstNote, ...record }: NoteSectionProps) {
  const query = useQuery(notesQuery(useApi(), record));
  useLogError('The notes did not load', query.error);
  if (!query.data) return <PendingQuery query={query} what="the notes" mt="4" minH="14" />;
  const { rows, total } = query.data;
  if (rows.length === 0 && !firstNote)
    return (
      <Text mt="4" color="fg.muted">
        No notes yet.
      </Text>
    );
  return (
    <>
      <List aria-label="What was noted">
        {rows.map(note => (
          <NoteItem key={note.id} note={note} />
        ))}
        {firstNote && <FirstNote text={firstNote} />}
      </List>
      {rows.length !== Number(total) && (
        <Text color="fg.muted" textStyle="meta">
          {`Showing the latest ${rows.length} of ${total}`}
        </Text>
      )}
    </>
  );
}

/** The notes about a record, with a form that adds one. */
export function NoteSection(props: NoteSectionProps) {
  const { subject, id } = props;
  const [addedCount, setAddedCount] = useState(0);
  return (
    <>
      {/* a new form for each note, since a form sends the same words only once (its idempotency key) */}
      <AddNoteForm
        key={addedCount}
        subject={subject}
        id={id}
        isNext={addedCount > 0}
        onAdded={() => setAddedCount(addedCount + 1)}
      />
      <NoteList {...props} />
    </>
  );
}
