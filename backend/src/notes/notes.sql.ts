import type { listNotes, Note as NoteReply, NoteSubject, ParsedInput } from '@home-truths/contract';
import { accountName } from '../accounts/account-name.ts';
import { RECORD_TABLES } from '../audit/records.ts';
import { iso } from '../platform/database/iso.ts';
import { newestFirst } from '../platform/database/newest-first.ts';
import { sql, unsafe } from '../platform/database/sql.ts';

const COLUMNS = `id, text, ${accountName('author_id')} as "by",
  ${iso('created_at')} as "createdAt", ${iso('struck_at')} as "struckAt"`;

export const notesAbout = ({ subject, subjectId, ...page }: ParsedInput<typeof listNotes>['query']) =>
  newestFirst<NoteReply>({
    table: 'note',
    columns: COLUMNS,
    where: sql`${unsafe(subject)}_id = ${subjectId}`,
    ...page,
  });

export const noteById = (id: number) => sql<NoteReply>`select ${unsafe(COLUMNS)} from note where id = ${id}`;

/** Prevents the deletion of a record until the transaction ends. */
export const lockRecord = (subject: NoteSubject, id: number) =>
  sql`select id from ${unsafe(RECORD_TABLES[subject])} where id = ${id} for key share`;

/** @param idColumn SQL, such as `complaint.id` */
export const noteCountColumn = (subject: NoteSubject, idColumn: string) =>
  `(select count(*)::int from note where note.${subject}_id = ${idColumn}) as "noteCount"`;
