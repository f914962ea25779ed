import type { NewComplaint, NewReport } from '@home-truths/contract';
import { EntityManager, type RequiredEntityData } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { Person } from '../http/person.ts';
import { Review } from '../reviews/review.entity.ts';
import { Complaint } from './complaint.entity.ts';

/** What people complain of. */
@Injectable()
export class ComplaintsService {
  constructor(private readonly em: EntityManager) {}

  /** Keeps a complaint about the site; its id is the number the person is told. */
  create(words: NewComplaint, person: Person): Promise<{ id: number }> {
    return this.em.transactional(em => keep(em, words, person));
  }

  /**
   * Keeps a report of a review, which stays visible until it is decided (decision 21).
   * @throws NotFoundException when the review cannot be seen anyway
   */
  report(review: number, words: NewReport, person: Person): Promise<{ id: number }> {
    const visible = { hiddenAt: null, deletedAt: null, property: { deletedAt: null } };
    return this.em.transactional(async em => {
      const reported = await em.findOne(Review, { id: review, ...visible });
      if (!reported) throw new NotFoundException('Review not found');
      return keep(
        em,
        { ...words, kind: 'review', review, page: `/property/${reported.property.id}` },
        person,
      );
    });
  }
}

async function keep(em: EntityManager, words: RequiredEntityData<Complaint>, { user, visitor }: Person) {
  const complaint = em.create(Complaint, { ...words, user: user?.id ?? null, visitor });
  await em.flush();
  return { id: complaint.id };
}
