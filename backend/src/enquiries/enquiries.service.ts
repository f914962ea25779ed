import {
  type Enquiry as AdminEnquiry,
  ENQUIRY_KINDS,
  type markEnquiryAnswered,
  type NewEnquiry,
  type Page,
  type ParsedInput,
  type Reply,
  type ReplyTime,
} from '@home-truths/contract';
import { markEnquiryAnsweredSchemas } from '@home-truths/contract/schemas';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import { parseFormer } from '../audit/parse-former.ts';
import type { Restorer } from '../audit/restorers.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { Database } from '../platform/database/database.ts';
import { Hourly } from '../platform/database/hourly.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { adminPageOf } from '../platform/database/page-of.ts';
import { assertCurrentVersion } from '../platform/http/assert-current-version.ts';
import { AdminNotices } from '../platform/mail/admin-notices.ts';
import { Receipts } from '../platform/mail/receipts.ts';
import {
  adminEnquiries,
  adminEnquiry,
  deleteAnswered,
  type EnquirySearch,
  replyTime,
} from './enquiries.sql.ts';
import { Enquiry } from './enquiry.entity.ts';

@Injectable()
export class EnquiriesService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly notices: AdminNotices,
    private readonly receipts: Receipts,
  ) {}

  create(message: NewEnquiry): Promise<{ id: number }> {
    return this.em.transactional(async em => {
      const enquiry = em.create(Enquiry, message);
      await em.flush();
      const { id, name, email } = enquiry;
      const about = ENQUIRY_KINDS[message.kind];
      const facts = { Number: id, About: about, Name: name, Email: email, Message: enquiry.message };
      await this.notices.notify('enquiry', facts, { em, replyTo: email });
      await this.receipts.send({ kind: 'enquiry' }, { number: id, email }, em);
      return { id };
    });
  }

  async list(filters: EnquirySearch): Promise<Page<AdminEnquiry[]>> {
    return adminPageOf(await this.database.rows(adminEnquiries(filters)));
  }

  /** @param restores the audit entry whose state this restores */
  async markAnswered(
    id: number,
    { isAnswered, version }: ParsedInput<typeof markEnquiryAnswered>['body'],
    by: number,
    restores?: number,
  ): Promise<Reply<typeof markEnquiryAnswered>> {
    const entry = await this.em.transactional(async em => {
      const enquiry = await em.findOne(Enquiry, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!enquiry) throw new NotFoundException('Enquiry not found');
      assertCurrentVersion(enquiry, version);
      const before = stateOf(enquiry);
      enquiry.answeredAt = isAnswered ? (enquiry.answeredAt ?? new Date()) : null;
      return writeAuditEntry(em, {
        by,
        action: 'answer',
        subject: 'enquiry',
        id,
        before,
        after: { isAnswered },
        restores,
      });
    });
    return { ...onlyRow(await this.database.rows(adminEnquiry(id))), auditEntryId: entry.id };
  }

  readonly restorer: Restorer = {
    read: async id => {
      const enquiry = await this.em.fork().findOne(Enquiry, { id });
      return enquiry ? { values: stateOf(enquiry), version: enquiry.version } : undefined;
    },
    write: (id, values, version, { by, entry }) =>
      this.markAnswered(id, { ...parseFormer(markEnquiryAnsweredSchemas.body, values), version }, by, entry),
  };

  async replyTime(): Promise<ReplyTime> {
    return onlyRow(await this.database.rows(replyTime()));
  }

  @Hourly('deleting old messages')
  async sweep(): Promise<void> {
    await this.database.rows(deleteAnswered());
  }
}

const stateOf = ({ answeredAt }: Enquiry) => ({ isAnswered: answeredAt != null });
