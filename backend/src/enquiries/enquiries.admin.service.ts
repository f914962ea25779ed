import type { Enquiry as AdminEnquiry, Page, ReplyTime } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { Database } from '../database/database.ts';
import { Hourly } from '../database/hourly.ts';
import { pageOf } from '../database/page-of.ts';
import {
  adminEnquiries,
  adminEnquiry,
  deleteAnswered,
  type EnquirySearch,
  replyTime,
} from './enquiries.admin.sql.ts';
import { Enquiry } from './enquiry.entity.ts';

/** Operations of administrators on the messages people sent us. */
@Injectable()
export class EnquiriesAdminService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  /** One page of messages, newest first. */
  async list(filters: EnquirySearch): Promise<Page<AdminEnquiry[]>> {
    return pageOf(await this.database.rows<AdminEnquiry & { found: number }>(adminEnquiries(filters)));
  }

  /**
   * Marks a message as answered, or as still open.
   * @throws NotFoundException
   */
  async markAnswered(id: number, isAnswered: boolean, by: number): Promise<AdminEnquiry> {
    await this.em.transactional(async em => {
      const enquiry = await em.findOne(Enquiry, { id });
      if (!enquiry) throw new NotFoundException('Enquiry not found');
      enquiry.answeredAt = isAnswered ? (enquiry.answeredAt ?? new Date()) : null;
      writeAuditEntry(em, { by, action: 'answer', subject: 'enquiry', id, after: { isAnswered } });
    });
    const [enquiry] = await this.database.rows<AdminEnquiry>(adminEnquiry(id));
    return enquiry as AdminEnquiry;
  }

  /** How soon messages were answered recently. */
  async replyTime(): Promise<ReplyTime> {
    const [row] = await this.database.rows<ReplyTime>(replyTime());
    return row as ReplyTime;
  }

  /** Deletes messages answered long ago. */
  @Hourly('deleting old messages')
  async sweep(): Promise<void> {
    await this.database.rows(deleteAnswered());
  }
}
