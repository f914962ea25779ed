import type { Review as PublicReview } from '@home-truths/contract';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../database/database.ts';
import type { Person } from '../http/person.ts';
import { countHelpful, markedBy, type Voter } from './helpful.sql.ts';
import { visibleReview } from './reviews.sql.ts';

/** Whoever is signed in votes as that person, whatever browser they use. */
const voterOf = ({ user, visitor }: Person): Voter =>
  user ? { userId: user.id, visitor: null } : { userId: null, visitor };

/** Who found which review helpful (decision 16). */
@Injectable()
export class HelpfulService {
  constructor(private readonly database: Database) {}

  /**
   * Counts a person's vote, once however often it is sent.
   * @returns the review with its true count
   * @throws NotFoundException also when the review is hidden or deleted
   */
  async mark(reviewId: number, person: Person): Promise<PublicReview> {
    await this.database.rows(countHelpful(reviewId, voterOf(person)));
    const [review] = await this.database.rows<PublicReview>(visibleReview(reviewId));
    if (!review) throw new NotFoundException('Review not found');
    return review;
  }

  /** Ids of the reviews of a home that a person marked. */
  async marked(propertyId: number, person: Person): Promise<number[]> {
    const rows = await this.database.rows<{ id: number }>(markedBy(propertyId, voterOf(person)));
    return rows.map(({ id }) => id);
  }
}
