import type { Review as PublicReview } from '@home-truths/contract';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, NotFoundException } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { query } from '../../platform/database/query.ts';
import { GuestLimits } from '../../platform/http/guest-limits.ts';
import type { Person } from '../../platform/http/person.ts';
import { castHelpfulVote, type ReviewPlace, reviewsVotedFor, type Voter } from './helpful.sql.ts';
import { visibleReview } from './reviews.sql.ts';

/** A signed-in person votes with the account in every browser. */
const voterOf = ({ user, visitor }: Person): Voter =>
  user ? { userId: user.id, visitor: null } : { userId: null, visitor };

@Injectable()
export class HelpfulService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly guests: GuestLimits,
  ) {}

  async vote(reviewId: number, person: Person): Promise<PublicReview> {
    await this.cast(reviewId, person);
    const [review] = await this.database.rows(visibleReview(reviewId));
    if (!review) throw new NotFoundException('Review not found');
    return review;
  }

  /** A guest's vote and daily limit are one transaction. A member has none; a transaction would double the cost. */
  private async cast(reviewId: number, person: Person): Promise<void> {
    const vote = castHelpfulVote(reviewId, voterOf(person));
    if (!this.guests.isLimited(person)) {
      await query(this.em.fork(), vote);
      return;
    }
    await this.em.transactional(async em => {
      const [voted] = await query(em, vote);
      if (voted)
        await this.guests.spend(em, 'helpful', person, { property: voted.propertyId, review: reviewId });
    });
  }

  async listVoted(place: ReviewPlace, person: Person): Promise<number[]> {
    const rows = await this.database.rows(reviewsVotedFor(place, voterOf(person)));
    return rows.map(({ id }) => id);
  }
}
