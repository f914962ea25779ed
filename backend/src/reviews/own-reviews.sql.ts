import type { Statement } from '../database/database.ts';
import { type ListPage, rangeOf } from '../database/page-of.ts';
import { EXACT_REVIEW, PROPERTY_LINE } from './reviews.sql.ts';

const SELECT_OWN = `
  select ${EXACT_REVIEW}, review.hidden_at is not null as "isHidden", review.moderation_note as "moderationNote",
    ${PROPERTY_LINE} as property
  from review join property on property.id = review.property_id
  left join app_user as author on author.id = review.user_id`;

export interface OwnReviewsPage extends ListPage {
  /** Those of this property only. */
  propertyId?: number | undefined;
}

/** A page of the reviews a person wrote and did not delete, newest first, as that person sees them. */
export const selectOwnReviewPage = (userId: number, { propertyId, ...page }: OwnReviewsPage): Statement => ({
  text: `${SELECT_OWN}
    where review.user_id = $1 and review.deleted_at is null and ($2::int is null or review.property_id = $2)
    order by review.created_at desc, review.id desc limit $3 offset $4`,
  values: [userId, propertyId ?? null, ...rangeOf(page)],
});

/** One of them. */
export const selectOwnReview = (id: number): Statement => ({
  text: `${SELECT_OWN} where review.id = $1`,
  values: [id],
});
