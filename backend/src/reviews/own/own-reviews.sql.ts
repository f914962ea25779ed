import type { MyReview, ParsedInput, reviewsOfUser } from '@home-truths/contract';
import { rangeOf } from '../../platform/database/page-of.ts';
import { sql, unsafe, when } from '../../platform/database/sql.ts';
import { PROPERTY_LINE, REVIEW_WITH_TIMES } from '../public/reviews.sql.ts';

const SELECT_OWN = `
  select ${REVIEW_WITH_TIMES}, review.hidden_at is not null as "isHidden", review.moderation_note as "moderationNote",
    ${PROPERTY_LINE} as property
  from review join property on property.id = review.property_id
  left join app_user as author on author.id = review.user_id`;

export type OwnReviewsPage = ParsedInput<typeof reviewsOfUser>['query'];

export function selectOwnReviewPage(userId: number, { propertyId, ...page }: OwnReviewsPage) {
  const [limit, offset] = rangeOf(page);
  return sql<MyReview>`
    ${unsafe(SELECT_OWN)} where review.user_id = ${userId} and review.deleted_at is null
      ${when(propertyId, property => sql`and review.property_id = ${property}`)}
    order by review.created_at desc, review.id desc limit ${limit} offset ${offset}`;
}

/** The caller has checked the author. */
export const selectOwnReview = (id: number) => sql<MyReview>`${unsafe(SELECT_OWN)} where review.id = ${id}`;
