import type { addNote, listNotes, Note as NoteReply, Page, ParsedInput } from '@home-truths/contract';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { recordNotFound } from '../audit/records.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { Database } from '../platform/database/database.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { adminPageOf } from '../platform/database/page-of.ts';
import { query } from '../platform/database/query.ts';
import { Note } from './note.entity.ts';
import { lockRecord, noteById, notesAbout } from './notes.sql.ts';

@Injectable()
export class NotesService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  async list(about: ParsedInput<typeof listNotes>['query']): Promise<Page<NoteReply[]>> {
    return adminPageOf(await this.database.rows(notesAbout(about)));
  }

  /** Adds a note. The audit entry leaves out its text, which is deleted with the record. */
  async add(
    { subject, subjectId, text }: ParsedInput<typeof addNote>['body'],
    by: number,
  ): Promise<NoteReply> {
    return this.em.transactional(async em => {
      const [record] = await query(em, lockRecord(subject, subjectId));
      if (!record) throw recordNotFound(subject);
      const note = em.create(Note, { text, author: by, [subject]: subjectId });
      await em.flush();
      const after = { [subject]: subjectId };
      writeAuditEntry(em, { by, action: 'add', subject: 'note', id: note.id, after });
      return read(em, note.id);
    });
  }

  async strike(id: number, isStruck: boolean, by: number): Promise<NoteReply> {
    return this.em.transactional(async em => {
      const note = await em.findOne(Note, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!note) throw new NotFoundException('Note not found');
      if (note.author?.id !== by) throw new ForbiddenException('You can only strike out your own notes');
      const wasStruck = note.struckAt != null;
      if (wasStruck === isStruck) return read(em, id);
      note.struckAt = isStruck ? new Date() : null;
      const states = { before: { isStruck: wasStruck }, after: { isStruck } };
      writeAuditEntry(em, { by, action: isStruck ? 'strike' : 'unstrike', subject: 'note', id, ...states });
      await em.flush();
      return read(em, id);
    });
  }
}

const read = async (em: EntityManager, id: number) => onlyRow(await query(em, noteById(id)));
