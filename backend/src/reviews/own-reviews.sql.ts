import type { Statement } from '../database/database.ts';
import { type ListPage, rangeOf } from '../database/page-of.ts';
import { EXACT_REVIEW, HOME } from './reviews.sql.ts';

const SELECT_OWN = `
  select ${EXACT_REVIEW}, review.hidden_at is not null as "isHidden", review.moderation_note as "moderationNote",
    ${HOME} as property
  from review join property as home on home.id = review.property_id
  left join app_user as author on author.id = review.user_id`;

/** A page of the reviews a person wrote and did not delete, newest first, as that person sees them. */
export const ownReviews = (userId: number, page: ListPage): Statement => ({
  text: `${SELECT_OWN} where review.user_id = $1 and review.deleted_at is null
    order by review.created_at desc, review.id desc limit $2 offset $3`,
  values: [userId, ...rangeOf(page)],
});

/** How many there are. */
export const countOwnReviews = (userId: number): Statement => ({
  text: 'select count(*)::int as total from review where user_id = $1 and deleted_at is null',
  values: [userId],
});

/** One of them, for the transaction that changed it: text and values for `em.execute`. */
export const ownReview = (id: number): [text: string, values: unknown[]] => [
  `${SELECT_OWN} where review.id = ?`,
  [id],
];
