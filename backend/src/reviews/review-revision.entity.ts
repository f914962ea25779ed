import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';
import { Review } from './review.entity.ts';

/** What of a review can be changed, as it was before. */
export interface EarlierWords {
  residencyStatus: string;
  rating: number;
  title: string;
  content: string;
  issuesTags: string[];
  photos: string[];
  isAnonymous: boolean;
  isVerified: boolean;
}

const ReviewRevisionSchema = defineEntity({
  name: 'ReviewRevision',
  properties: {
    id: p.integer().primary(),
    review: () => p.manyToOne(Review).deleteRule('cascade').index().ref(),
    /** Who changed it; nobody once the account is gone. */
    changedBy: () => p.manyToOne(User).nullable().deleteRule('set null').index().ref(),
    by: p.text(),
    before: p.json<EarlierWords>(),
    at: p.datetime().defaultRaw('now()'),
  },
  checks: [{ name: 'review_revision_by_check', expression: `by in ('author', 'moderator')` }],
});

/** A review as it was before a change, kept for the moderators (decisions 35 and 54). */
export class ReviewRevision extends ReviewRevisionSchema.class {}
ReviewRevisionSchema.setClass(ReviewRevision);
