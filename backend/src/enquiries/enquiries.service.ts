import { ENQUIRY_KINDS, type NewEnquiry } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AdminNotices } from '../mail/admin-notices.ts';
import { Receipts } from '../mail/receipts.ts';
import { Enquiry } from './enquiry.entity.ts';

/** Messages to us. */
@Injectable()
export class EnquiriesService {
  constructor(
    private readonly em: EntityManager,
    private readonly notices: AdminNotices,
    private readonly receipts: Receipts,
  ) {}

  /** Stores a message and notifies the administrator by mail; its id is the number the person gets. */
  create(message: NewEnquiry): Promise<{ id: number }> {
    return this.em.transactional(async em => {
      const enquiry = em.create(Enquiry, message);
      await em.flush();
      const { name: Name, email: Email, message: Message } = enquiry;
      await this.notices.notify(
        'enquiry',
        { Number: enquiry.id, About: ENQUIRY_KINDS[message.kind], Name, Email, Message },
        { em, replyTo: Email },
      );
      await this.receipts.send('enquiry', { number: enquiry.id, email: Email }, em);
      return { id: enquiry.id };
    });
  }
}
