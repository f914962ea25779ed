import * as z from 'zod/mini';
import { adminPage, byId, instant, oneOf, queryRecordId, recordId, text } from './fields.ts';
import { LIMITS, NOTE_SUBJECTS } from './rules.ts';

export const Note = z.object({
  id: z.int(),
  text: z.string(),
  /** Null for a deleted account. */
  by: z.nullable(z.object({ id: z.int(), username: z.string() })),
  createdAt: instant,
  /** The time when its author struck it out. */
  struckAt: z.nullable(instant),
});
export type Note = z.infer<typeof Note>;

export const listNotesSchemas = {
  query: z.object({
    subject: oneOf('Record', NOTE_SUBJECTS),
    subjectId: queryRecordId('Record number'),
    after: adminPage.after,
    limit: adminPage.limit,
  }),
  reply: z.array(Note),
};

export const addNoteSchemas = {
  body: z.object({
    subject: oneOf('Record', NOTE_SUBJECTS),
    subjectId: recordId('Record number'),
    text: text('Note', { min: 1, max: LIMITS.notes, isMultiline: true, tooShort: 'Write a note' }),
  }),
  reply: Note,
};

export const strikeNoteSchemas = {
  ...byId,
  body: z.object({ isStruck: z.boolean('Struck out must be true or false') }),
  reply: Note,
};
