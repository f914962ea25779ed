import type { listNotes, NoteSubject, ParsedInput } from '@home-truths/contract';
import { accountName } from '../accounts/account-name.ts';
import { RECORD_TABLES } from '../audit/records.ts';
import { iso } from '../database/iso.ts';
import { newestFirst } from '../database/newest-first.ts';
import { raw, type Statement, statement } from '../database/statement.ts';

const COLUMNS = `id, text, ${accountName('author_id')} as "by",
  ${iso('created_at')} as "createdAt", ${iso('struck_at')} as "struckAt"`;

export const notesAbout = ({
  subject,
  subjectId,
  ...page
}: ParsedInput<typeof listNotes>['query']): Statement =>
  newestFirst({
    table: 'note',
    columns: COLUMNS,
    where: statement`${raw(subject)}_id = ${subjectId}`,
    ...page,
  });

export const noteById = (id: number) => statement`select ${raw(COLUMNS)} from note where id = ${id}`;

/** Prevents the deletion of a record until the transaction ends. */
export const holdRecord = (subject: NoteSubject, id: number) =>
  statement`select id from ${raw(RECORD_TABLES[subject])} where id = ${id} for key share`;
