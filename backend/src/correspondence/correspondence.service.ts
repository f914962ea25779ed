import {
  LIMITS,
  type ParsedInput,
  type ReplyPreview,
  type ReplySubject,
  type ReplyTemplate,
  type SentReply,
  type sendReply,
  type Thread,
  type ThreadSubject,
} from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { recordNotFound } from '../audit/records.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { Enquiry } from '../enquiries/enquiry.entity.ts';
import { Database } from '../platform/database/database.ts';
import { query } from '../platform/database/query.ts';
import type { Query } from '../platform/database/sql.ts';
import {
  accountWith,
  deleteUnsent,
  latestReplyId,
  lockRecord,
  type ReplyRecipient,
  recipientOf,
  recordAlone,
  recordsOf,
  repliesTo,
  sentReply,
} from './correspondence.sql.ts';
import { MailedReply } from './mailed-reply.entity.ts';
import { ReplyMails } from './reply-mails.ts';
import { replyTemplates } from './reply-templates.ts';

type Rows = <Row>(query: Query<Row>) => Promise<Row[]>;

@Injectable()
export class CorrespondenceService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly mails: ReplyMails,
  ) {}

  async thread(about: ThreadSubject, id: number): Promise<Thread> {
    const { email } = await readRecipient(this.rows, about, id);
    const [records, accounts] = await Promise.all([
      this.rows(email === null ? recordAlone(about, id) : recordsOf(email)),
      email === null ? [] : this.rows(accountWith(email)),
    ]);
    const shown = records.slice(0, LIMITS.thread);
    const idsOf = (kind: ReplySubject) => shown.filter(record => record.about === kind).map(({ id }) => id);
    const replies = await this.rows(
      repliesTo({ enquiry: idsOf('enquiry'), complaint: idsOf('complaint'), lead: idsOf('lead') }),
    );
    return {
      email,
      user: accounts[0] ?? null,
      records: shown,
      replies: replies.map(({ reply }) => reply),
      isComplete: records.length === shown.length,
    };
  }

  async templates(about: ReplySubject, id: number): Promise<ReplyTemplate[]> {
    const { name } = await readRecipient(this.rows, about, id);
    return replyTemplates(about, { name, number: id });
  }

  async preview(about: ReplySubject, id: number, text: string): Promise<ReplyPreview> {
    const { kind, email } = await readRecipient(this.rows, about, id);
    return this.mails.preview({ about, number: id, kind: kind ?? '', to: requireEmail(email), text });
  }

  send(
    about: ReplySubject,
    id: number,
    { text, close, latest }: ParsedInput<typeof sendReply>['body'],
    by: number,
  ): Promise<SentReply> {
    return this.em.transactional(async em => {
      const rows: Rows = wanted => query(em, wanted);
      await rows(lockRecord(about, id));
      const to = requireEmail((await readRecipient(rows, about, id)).email);
      const [earlier] = await rows(latestReplyId(about, id));
      if (latest !== undefined && latest < (earlier?.id ?? 0))
        throw new ConflictException(
          'Someone else has replied to this. Reload the page to read their reply first.',
        );
      const createdAt = new Date();
      const reply = em.create(MailedReply, {
        enquiry: null,
        complaint: null,
        lead: null,
        [about]: id,
        actor: by,
        text,
        createdAt,
        finalAt: this.mails.finalAt(createdAt),
      });
      await em.flush();
      await this.mails.queue(em, reply, to);
      writeAuditEntry(em, { by, action: 'reply', subject: about, id, after: { reply: reply.id } });
      if (about === 'enquiry' && close) await this.markAnswered(em, id, createdAt, by);
      await em.flush();
      return readReply(rows, reply.id);
    });
  }

  /** Also reopens the message that the reply answered. */
  undo(id: number, by: number): Promise<SentReply> {
    return this.em.transactional(async em => {
      const rows: Rows = wanted => query(em, wanted);
      const [undone] = await rows(deleteUnsent(id));
      if (!undone) {
        await readReply(rows, id);
        throw new ConflictException('This reply can’t be undone any more. It has been sent.');
      }
      const { reply, isReopened } = undone;
      const entry = { by, subject: reply.about, id: reply.number };
      writeAuditEntry(em, { ...entry, action: 'undo', before: { reply: id } });
      if (isReopened)
        writeAuditEntry(em, {
          ...entry,
          action: 'answer',
          before: { isAnswered: true },
          after: { isAnswered: false },
        });
      return reply;
    });
  }

  /** @param answeredAt the reply's time, which shows that this reply answered the message */
  private async markAnswered(em: EntityManager, id: number, answeredAt: Date, by: number) {
    const enquiry = await em.findOneOrFail(Enquiry, { id }, { refresh: true });
    if (enquiry.answeredAt) return;
    enquiry.answeredAt = answeredAt;
    writeAuditEntry(em, {
      by,
      action: 'answer',
      subject: 'enquiry',
      id,
      before: { isAnswered: false },
      after: { isAnswered: true },
    });
  }

  private readonly rows: Rows = query => this.database.rows(query);
}

async function readRecipient(rows: Rows, about: ThreadSubject, id: number): Promise<ReplyRecipient> {
  const [recipient] = await rows(recipientOf(about, id));
  if (!recipient) throw recordNotFound(about);
  return recipient;
}

async function readReply(rows: Rows, id: number): Promise<SentReply> {
  const [row] = await rows(sentReply(id));
  if (!row) throw new NotFoundException('Reply not found');
  return row.reply;
}

function requireEmail(email: string | null): string {
  if (email === null) throw new ConflictException('We can’t reply: this person left no email.');
  return email;
}
