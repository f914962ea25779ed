import * as z from 'zod/mini';
import { LIMITS, NOTE_SUBJECTS } from './rules.ts';
import { adminPage, byId, oneOf, queryRecordId, recordId, text } from './text.ts';

/** What an administrator wrote about a record; it never changes. */
export const Note = z.object({
  id: z.int(),
  text: z.string(),
  /** Who wrote it; `null` once the account is deleted. */
  by: z.nullable(z.object({ id: z.int(), username: z.string() })),
  /** ISO 8601, UTC; as all dates here. */
  createdAt: z.string(),
  /** When its author struck it out; `null` for one that holds. */
  struckAt: z.nullable(z.string()),
});
export type Note = z.infer<typeof Note>;

/** Input and output of `listNotes`, newest first. */
export const listNotesSchemas = {
  query: z.object({
    subject: oneOf('Record', NOTE_SUBJECTS),
    subjectId: queryRecordId('Record number'),
    after: adminPage.after,
    limit: adminPage.limit,
  }),
  reply: z.array(Note),
};

/** Input and output of `addNote`. */
export const addNoteSchemas = {
  body: z.object({
    subject: oneOf('Record', NOTE_SUBJECTS),
    subjectId: recordId('Record number'),
    text: text('Note', { min: 1, max: LIMITS.notes, isMultiline: true, tooShort: 'Write a note' }),
  }),
  reply: Note,
};

/** Input and output of `strikeNote`. */
export const strikeNoteSchemas = {
  ...byId,
  body: z.object({ isStruck: z.boolean('Struck out must be true or false') }),
  reply: Note,
};
