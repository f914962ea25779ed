import type { ReplyPreview } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { operatorOf } from '../operator/operator.ts';
import { Database } from '../platform/database/database.ts';
import { query } from '../platform/database/query.ts';
import { MailService } from '../platform/mail/mail.service.ts';
import { renderMail } from '../platform/mail/mail-content.ts';
import { MailboxLimits } from '../platform/mail/mailbox-limits.ts';
import { replyToSend, storeState } from './correspondence.sql.ts';
import type { MailedReply } from './mailed-reply.entity.ts';
import { replyMail } from './reply-mail.ts';

interface ReplyMailData {
  reply: number;
}

/** Mails replies when they can no longer be undone. */
@Injectable()
export class ReplyMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    private readonly mailboxes: MailboxLimits,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  finalAt(createdAt: Date): Date {
    return new Date(Number(createdAt) + this.environment.UNDO_SECONDS * 1_000);
  }

  /** @param to charged for the reply, and read again before it is sent */
  async queue(em: EntityManager, { id, finalAt }: MailedReply, to: string): Promise<void> {
    await this.mailboxes.spend('reply', to, em);
    await this.mail.enqueue('reply', { reply: id } satisfies ReplyMailData, em, finalAt);
  }

  preview(facts: Parameters<typeof replyMail>[0]): ReplyPreview {
    const content = replyMail(facts, this.environment.PUBLIC_URL);
    return {
      to: facts.to,
      subject: content.subject,
      text: renderMail(content, operatorOf(this.environment)).text,
      undoSeconds: this.environment.UNDO_SECONDS,
    };
  }

  onModuleInit() {
    this.mail.registerWriter<ReplyMailData>(
      'reply',
      ({ reply }) => this.write(reply),
      ({ reply }, state, em) => query(em, storeState(reply, state)),
    );
  }

  private async write(id: number) {
    const [reply] = await this.database.rows(replyToSend(id));
    if (!reply?.email) return null;
    // an error makes the queue try again later
    if (!reply.isFinal) throw new Error('The reply can still be undone');
    return replyMail({ ...reply, to: reply.email }, this.environment.PUBLIC_URL);
  }
}
