import { COMPLAINT_KINDS, type NewComplaint, type NewReport, REPORT_REASONS } from '@home-truths/contract';
import { EntityManager, type RequiredEntityData } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { Person } from '../http/person.ts';
import { AdminNotices } from '../mail/admin-notices.ts';
import { Receipts } from '../mail/receipts.ts';
import { Review } from '../reviews/review.entity.ts';
import { Complaint } from './complaint.entity.ts';

/** What people complain of. */
@Injectable()
export class ComplaintsService {
  constructor(
    private readonly em: EntityManager,
    private readonly notices: AdminNotices,
    private readonly receipts: Receipts,
  ) {}

  /** Keeps a complaint about the site and tells the administrator; its id is the number the person is told. */
  create(words: NewComplaint, person: Person): Promise<{ id: number }> {
    return this.em.transactional(em => this.keep(em, words, COMPLAINT_KINDS[words.kind], person));
  }

  /**
   * Keeps a report of a review, which stays visible until it is decided, and tells the administrator (decision 121).
   * @throws NotFoundException when the review cannot be seen anyway
   */
  report(review: number, words: NewReport, person: Person): Promise<{ id: number }> {
    const visible = { hiddenAt: null, deletedAt: null, property: { deletedAt: null } };
    return this.em.transactional(async em => {
      const reported = await em.findOne(Review, { id: review, ...visible });
      if (!reported) throw new NotFoundException('Review not found');
      const page = `/property/${reported.property.id}`;
      const about = `A review: ${REPORT_REASONS[words.reason]}`;
      return this.keep(em, { ...words, kind: 'review', review, page }, about, person);
    });
  }

  private async keep(
    em: EntityManager,
    words: RequiredEntityData<Complaint>,
    about: string,
    { user, visitor }: Person,
  ) {
    const complaint = em.create(Complaint, { ...words, user: user?.id ?? null, visitor });
    await em.flush();
    const { id, page: Page, details: Details, name: Name, email = null } = complaint;
    await this.notices.notify(
      'complaint',
      { Number: id, About: about, Page, Details, Name, Email: email },
      { em, replyTo: email },
    );
    await this.receipts.send(complaint.kind === 'review' ? 'report' : 'complaint', { number: id, email }, em);
    return { id };
  }
}
