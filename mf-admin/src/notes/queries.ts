import { LIMITS, listNotes, type NoteSubject } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';

export interface NoteRecord {
  subject: NoteSubject;
  id: number;
}

export const notesQuery = (api: Api, { subject, id }: NoteRecord) =>
  read(api, listNotes, { query: { subject, subjectId: String(id), limit: String(LIMITS.page) } });
