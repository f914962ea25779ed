import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../accounts/user.entity.ts';
import { Review } from '../review.entity.ts';

const HelpfulVoteSchema = defineEntity({
  name: 'HelpfulVote',
  properties: {
    id: p.integer().primary(),
    review: () => p.manyToOne(Review).deleteRule('cascade').ref(),
    /** Null once the account is deleted; the vote still counts. */
    user: () => p.manyToOne(User).nullable().deleteRule('set null').index().ref(),
    /** The id in the cookie of a person without an account; null for a member. */
    visitor: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
  uniques: [{ properties: ['review', 'user'] }, { properties: ['review', 'visitor'] }],
});

export class HelpfulVote extends HelpfulVoteSchema.class {}
HelpfulVoteSchema.setClass(HelpfulVote);
