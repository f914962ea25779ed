import type { RESIDENCIES, ReviewSort } from '@home-truths/contract';
import type { Statement } from '../database/database.ts';
import { iso, isoDay } from '../database/iso.ts';
import { type ListPage, rangeOf } from '../database/page-of.ts';
import { PHOTO_DESCRIPTIONS } from './description-per-photo.ts';

const ORDERS: Record<ReviewSort, string> = {
  newest: 'review.id desc',
  helpful: 'review.helpful_count desc, review.id desc',
  'rating-high': 'review.rating desc, review.id desc',
  'rating-low': 'review.rating, review.id desc',
};

const columnsWith = (time: (column: string) => string) => `
  review.id, review.property_id as "propertyId", review.residency_status as "residencyStatus", review.rating,
  review.title, review.content, review.issues_tags as "issuesTags", review.photos,
  ${PHOTO_DESCRIPTIONS},
  review.is_verified as "isVerified", review.helpful_count as "helpfulCount",
  review.is_anonymous as "isAnonymous",
  case
    when review.is_anonymous then 'Anonymous'
    when author.id is null then 'Guest'
    else author.first_name || ' ' || left(author.last_name, 1) || '.'
  end as "authorName", review.edited,
  case when review.edited is not null then (
    select ${time('max(revision.at)')} from review_revision as revision
    where revision.review_id = review.id and revision.by = case review.edited when 'author' then 'author' else 'moderator' end
  ) end as "editedAt", review.version,
  ${time('review.created_at')} as "createdAt"`;

/**
 * What the public sees of a review: an anonymous one shows nothing of its author (decision 118), and none shows its
 * time of day.
 */
export const PUBLIC_REVIEW = columnsWith(isoDay);

/** The same with exact times, for its author and for administrators. */
export const EXACT_REVIEW = columnsWith(iso);

/** The property of a review in one line; the statement joins `property`. */
export const PROPERTY_LINE = `jsonb_build_object('id', property.id, 'address', property.address, 'suburb', property.suburb,
  'state', property.state, 'postcode', property.postcode)`;

/** Which of a property's reviews are listed. */
interface ReviewFilter {
  issueTag?: string | undefined;
  rating?: number | undefined;
  residencyStatus?: (typeof RESIDENCIES)[number] | undefined;
}

export interface PagedReviews extends ListPage, ReviewFilter {
  sort?: ReviewSort | undefined;
}

const CONDITIONS: Record<keyof ReviewFilter, (value: string) => string> = {
  issueTag: value => `${value}::text = any(review.issues_tags)`,
  rating: value => `review.rating = ${value}::int`,
  residencyStatus: value => `review.residency_status = ${value}::text`,
};

/** The filters that are set as conditions with their values, which are numbered after the first three. */
function conditionsOf(filter: ReviewFilter) {
  const activeFilters = (Object.keys(CONDITIONS) as (keyof ReviewFilter)[]).filter(
    name => filter[name] !== undefined,
  );
  return {
    conditions: activeFilters.map((name, index) => ` and ${CONDITIONS[name](`$${index + 4}`)}`).join(''),
    values: activeFilters.map(name => filter[name]),
  };
}

/**
 * One page of a property's visible reviews, as JSON text. `total` counts all that match the filter; without one it is
 * the property's review count. No row means that there is no such property.
 */
export function reviewsOf(propertyId: number, { sort, ...page }: PagedReviews): Statement {
  const { conditions, values } = conditionsOf(page);
  const listed = `review.property_id = property.id and review.hidden_at is null and review.deleted_at is null${conditions}`;
  const total = conditions ? `(select count(*)::int from review where ${listed})` : 'property.review_count';
  return {
    text: `
      select ${total} as total, coalesce((select json_agg(listed) from (
        select ${PUBLIC_REVIEW} from review left join app_user as author on author.id = review.user_id
        where ${listed}
        order by ${ORDERS[sort ?? 'newest']} limit $2::int offset $3::int
      ) as listed), '[]')::text as json
      from property where property.id = $1 and property.deleted_at is null`,
    values: [propertyId, ...rangeOf(page), ...values],
  };
}

/** One review as the public sees it, for the transaction that wrote it. */
export const publicReview = (id: number): Statement => ({
  text: `
    select ${PUBLIC_REVIEW} from review left join app_user as author on author.id = review.user_id
    where review.id = $1`,
  values: [id],
});

/** One review as the public sees it; no row when it, or its property, is hidden or removed. */
export const visibleReview = (id: number): Statement => ({
  text: `
    select ${PUBLIC_REVIEW} from review join property on property.id = review.property_id
    left join app_user as author on author.id = review.user_id
    where review.id = $1 and review.hidden_at is null and review.deleted_at is null and property.deleted_at is null`,
  values: [id],
});
