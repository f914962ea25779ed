import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../environment.ts';
import { MailService } from './mail.service.ts';
import type { MailContent } from './mail-content.ts';
import { PLACEHOLDER_EMAIL } from './placeholder-email.ts';

const NOTICES = {
  lead: { subject: 'New lead', screen: '/admin/leads', label: 'Open leads' },
  complaint: { subject: 'New complaint', screen: '/admin/complaints', label: 'Open complaints' },
  enquiry: { subject: 'New enquiry', screen: '/admin/enquiries', label: 'Open enquiries' },
} as const;
export type NoticeKind = keyof typeof NOTICES;

/** Values by label; empty ones are left out. */
export type NoticeFacts = Readonly<Record<string, string | number | null>>;

interface NoticeData {
  kind: NoticeKind;
  facts: [string, string][];
  replyTo?: string;
}

/** Mails to `ADMIN_EMAIL` that somebody waits for a reply. */
@Injectable()
export class AdminNotices implements OnModuleInit {
  constructor(
    private readonly mail: MailService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Queues a notice in the transaction of its row.
   * @param facts in reading order; `Number` also goes into the subject
   */
  async notify(
    kind: NoticeKind,
    facts: NoticeFacts,
    { em, replyTo }: { em: EntityManager; replyTo?: string | null },
  ): Promise<void> {
    const nonEmptyFacts = Object.entries(facts).flatMap(([label, value]) =>
      value === null || value === '' ? [] : [[label, String(value)]],
    );
    await this.mail.enqueue('admin-notice', { kind, facts: nonEmptyFacts, ...(replyTo && { replyTo }) }, em);
  }

  onModuleInit() {
    this.mail.registerWriter<NoticeData>('admin-notice', about => this.write(about));
  }

  private write({ kind, facts, replyTo }: NoticeData): MailContent & { isForOutbox: boolean } {
    const { subject, screen, label } = NOTICES[kind];
    const { ADMIN_EMAIL, PUBLIC_URL } = this.environment;
    const number = facts.find(([name]) => name === 'Number')?.[1];
    return {
      to: ADMIN_EMAIL ?? PLACEHOLDER_EMAIL,
      isForOutbox: !ADMIN_EMAIL,
      replyTo,
      subject: number ? `${subject} #${number}` : subject,
      heading: subject,
      paragraphs: ['Someone is waiting for a reply.'],
      facts,
      button: PUBLIC_URL ? { label, href: new URL(screen, PUBLIC_URL).href } : undefined,
    };
  }
}
