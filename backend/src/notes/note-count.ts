import type { NoteSubject } from '@home-truths/contract';

/** The column of a list with the number of notes about each of its rows. */
export const noteCount = (subject: NoteSubject, id: string) =>
  `(select count(*)::int from note where note.${subject}_id = ${id}) as "noteCount"`;
