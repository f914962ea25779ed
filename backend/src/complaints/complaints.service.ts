import { COMPLAINT_KINDS, type NewComplaint, type NewReport, REPORT_REASONS } from '@home-truths/contract';
import { EntityManager, type RequiredEntityData } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { Person } from '../http/person.ts';
import { AdminNotices } from '../mail/admin-notices.ts';
import { Receipts } from '../mail/receipts.ts';
import { Review } from '../reviews/review.entity.ts';
import { Complaint } from './complaint.entity.ts';

/** Complaints about the site and reports of reviews. */
@Injectable()
export class ComplaintsService {
  constructor(
    private readonly em: EntityManager,
    private readonly notices: AdminNotices,
    private readonly receipts: Receipts,
  ) {}

  /** Stores a complaint about the site and notifies the administrator; its id is the number the person gets. */
  create(values: NewComplaint, person: Person): Promise<{ id: number }> {
    return this.em.transactional(em => this.store(em, values, COMPLAINT_KINDS[values.kind], person));
  }

  /**
   * Stores a report of a review, which stays visible until it is decided, and notifies the administrator (decision
   * 121).
   * @throws NotFoundException when the review is not visible
   */
  report(review: number, values: NewReport, person: Person): Promise<{ id: number }> {
    const visible = { hiddenAt: null, deletedAt: null, property: { deletedAt: null } };
    return this.em.transactional(async em => {
      const reported = await em.findOne(Review, { id: review, ...visible });
      if (!reported) throw new NotFoundException('Review not found');
      const page = `/property/${reported.property.id}`;
      const about = `A review: ${REPORT_REASONS[values.reason]}`;
      return this.store(em, { ...values, kind: 'review', review, page }, about, person);
    });
  }

  private async store(
    em: EntityManager,
    values: RequiredEntityData<Complaint>,
    about: string,
    { user, visitor }: Person,
  ) {
    const complaint = em.create(Complaint, { ...values, user: user?.id ?? null, visitor });
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
