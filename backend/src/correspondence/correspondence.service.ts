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

type RunQuery = <Row>(query: Query<Row>) => Promise<Row[]>;

@Injectable()
export class CorrespondenceService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly mails: ReplyMails,
  ) {}

  async thread(about: ThreadSubject, id: number): Promise<Thread> {
    const { email } = await readRecipient(this.run, about, id);
    const [records, accounts] = await Promise.all([
      this.run(email === null ? recordAlone(about, id) : recordsOf(email)),
      email === null ? [] : this.run(accountWith(email)),
    ]);
    const shown = records.slice(0, LIMITS.thread);
    const idsOf = (kind: ReplySubject) => shown.filter(record => record.about === kind).map(({ id }) => id);
    const replies = await this.run(
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
    const { name } = await readRecipient(this.run, about, id);
    return replyTemplates(about, { name, number: id });
  }

  async preview(about: ReplySubject, id: number, text: string): Promise<ReplyPreview> {
    const { kind, email } = await readRecipient(this.run, about, id);
    return this.mails.preview({ about, number: id, kind: kind ?? '', to: requireEmail(email), text });
  }

  send(
    about: ReplySubject,
    id: number,
    { text, close, latest }: ParsedInput<typeof sendReply>['body'],
    by: number,
  ): Promise<SentReply> {
    return this.em.transactional(async em => {
      const run: RunQuery = statement => query(em, statement);
      await run(lockRecord(about, id));
      const to = requireEmail((await readRecipient(run, about, id)).email);
      const [earlier] = await run(latestReplyId(about, id));
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
      return readReply(run, reply.id);
    });
  }

  /** Also reopens the message that the reply answered. */
  undo(id: number, by: number): Promise<SentReply> {
    return this.em.transactional(async em => {
      const run: RunQuery = statement => query(em, statement);
      const [undone] = await run(deleteUnsent(id));
      if (!undone) {
        // throws if there is no such reply
        await readReply(run, id);
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

  private readonly run: RunQuery = query => this.database.rows(query);
}

async function readRecipient(run: RunQuery, about: ThreadSubject, id: number): Promise<ReplyRecipient> {
  const [recipient] = await run(recipientOf(about, id));
  if (!recipient) throw recordNotFound(about);
  return recipient;
}

async function readReply(run: RunQuery, id: number): Promise<SentReply> {
  const [row] = await run(sentReply(id));
  if (!row) throw new NotFoundException('Reply not found');
  return row.reply;
}

function requireEmail(email: string | null): string {
  if (email === null) throw new ConflictException('We can’t reply: this person left no email.');
  return email;
}
