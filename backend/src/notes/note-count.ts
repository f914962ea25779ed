import type { NoteSubject } from '@home-truths/contract';

export const noteCount = (subject: NoteSubject, id: string) =>
  `(select count(*)::int from note where note.${subject}_id = ${id}) as "noteCount"`;
