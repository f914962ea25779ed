import type { DecisionPreview, ParsedInput, previewDecision } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../environment.ts';
import { operatorOf } from '../operator/operator.ts';
import { Database } from '../platform/database/database.ts';
import { MailService } from '../platform/mail/mail.service.ts';
import { type MailContent, renderMail } from '../platform/mail/mail-content.ts';
import { MailboxLimits } from '../platform/mail/mailbox-limits.ts';
import type { Complaint } from './complaint.entity.ts';
import { decisionMail, type Recipient } from './decision-mail-template.ts';
import {
  type DecisionParties,
  type DecisionToSend,
  partiesOf,
  selectDecisionToSend,
} from './decision-mails.sql.ts';

interface DecisionMailData {
  complaint: number;
  /** No mail is sent if the complaint has changed since this version. */
  version: number;
  recipient: Recipient;
}

export type PlannedDecision = ParsedInput<typeof previewDecision>['body'];

/** Mails decisions when they can no longer be undone. */
@Injectable()
export class DecisionMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly mail: MailService,
    private readonly mailboxes: MailboxLimits,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Recipients are read when a mail is sent.
   * @param complaints decided together; the author of a hidden review gets the number of the first
   * @param toReporters false to notify only that author
   */
  async queue(em: EntityManager, complaints: readonly Complaint[], toReporters: boolean): Promise<void> {
    for (const [index, { id, version, decision, decidedAt }] of complaints.entries()) {
      const sentAt = new Date(Number(decidedAt) + this.environment.UNDO_SECONDS * 1_000);
      const recipients: Recipient[] = toReporters ? ['reporter'] : [];
      if (decision === 'hidden' && index === 0) recipients.push('author');
      for (const recipient of recipients)
        await this.mail.enqueue('decision', { complaint: id, version, recipient }, em, sentAt);
    }
  }

  async preview(
    id: number,
    { decision, note, others = [] }: PlannedDecision,
  ): Promise<DecisionPreview | undefined> {
    const parties = await this.database.rows(partiesOf([id, ...others]));
    const party = parties.find(({ number }) => number === id);
    if (!party) return undefined;
    const previewFor = (recipient: Recipient) => {
      const to = party[recipient];
      if (to === null) return null;
      const content = this.compose(recipient, to, { ...party, decision, reason: note });
      return { to, subject: content.subject, text: renderMail(content, operatorOf(this.environment)).text };
    };
    const author = decision === 'hidden' ? previewFor('author') : null;
    return {
      toReporter: previewFor('reporter'),
      others: parties.filter(({ number, reporter }) => number !== id && reporter).length,
      // without the email, which would reveal who wrote an anonymous review
      toAuthor: author && { subject: author.subject, text: author.text },
    };
  }

  onModuleInit() {
    this.mail.registerWriter<DecisionMailData>('decision', (about, isRetry) => this.write(about, isRetry));
  }

  private async write({ complaint, version, recipient }: DecisionMailData, isRetry: boolean) {
    const { UNDO_SECONDS } = this.environment;
    const [toSend] = await this.database.rows(selectDecisionToSend(complaint, version, UNDO_SECONDS));
    const to = toSend?.[recipient];
    if (!to) return null;
    // an error makes the queue try again later
    if (!toSend.isFinal) throw new Error('The decision can still be undone');
    // a retry has been counted already
    if (!isRetry && !(await this.mailboxes.spendIfAllowed('decision', to))) return null;
    return this.compose(recipient, to, toSend);
  }

  private compose(
    recipient: Recipient,
    to: string,
    party: DecisionParties & Pick<DecisionToSend, 'decision' | 'reason'>,
  ): MailContent {
    return decisionMail(recipient, { ...party, to }, this.environment.PUBLIC_URL);
  }
}
