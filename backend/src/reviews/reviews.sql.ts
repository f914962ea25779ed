import type { NewReview, ParsedInput, ReviewSort, reviewsOfProperty } from '@home-truths/contract';
import { iso, isoDay } from '../database/iso.ts';
import { rangeOf } from '../database/page-of.ts';
import { raw, type Statement, statement, when } from '../database/statement.ts';
import { INCREMENT_AGGREGATES } from './rating-aggregates.ts';

const ORDERS: Record<ReviewSort, string> = {
  newest: 'review.id desc',
  helpful: 'review.helpful_count desc, review.id desc',
  'rating-high': 'review.rating desc, review.id desc',
  'rating-low': 'review.rating, review.id desc',
};

const columnsWith = (time: (column: string) => string) => `
  review.id, review.property_id as "propertyId", review.residency_status as "residencyStatus", review.rating,
  review.title, review.content, review.issues_tags as "issuesTags", review.photos,
  (review.photo_descriptions || '{"","",""}'::text[])[1:cardinality(review.photos)] as "photoDescriptions",
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

/** Which of a property's reviews are listed, and in which order. */
export type ReviewQuery = ParsedInput<typeof reviewsOfProperty>['query'];

/**
 * One page of a property's visible reviews, as JSON text; ids first, so that authors and texts are read for those of the
 * page only. `total` counts all that match the filter; without one it is
 * the property's review count. No row means that there is no such property.
 */
export function reviewsOf(
  propertyId: number,
  { issueTag, rating, residencyStatus, sort = 'newest', ...page }: ReviewQuery,
): Statement {
  const isFiltered = [issueTag, rating, residencyStatus].some(each => each !== undefined);
  const listed = statement`
    review.property_id = property.id and review.hidden_at is null and review.deleted_at is null
    ${when(issueTag, tag => statement`and ${tag}::text = any(review.issues_tags)`)}
    ${when(rating, stars => statement`and review.rating = ${stars}::int`)}
    ${when(residencyStatus, residency => statement`and review.residency_status = ${residency}::text`)}`;
  const total = isFiltered
    ? statement`(select count(*)::int from review where ${listed})`
    : raw('property.review_count');
  const [limit, offset] = rangeOf(page);
  return statement`
    select ${total} as total, coalesce((select json_agg(listed) from (
      select ${raw(PUBLIC_REVIEW)} from (
        select id from review where ${listed} order by ${raw(ORDERS[sort])} limit ${limit}::int offset ${offset}::int
      ) as page join review on review.id = page.id left join app_user as author on author.id = review.user_id
      order by ${raw(ORDERS[sort])}
    ) as listed), '[]')::text as json
    from property where property.id = ${propertyId} and property.deleted_at is null`;
}

/** A review to publish, with what is stored about its author. */
export interface ReviewToPublish extends Omit<NewReview, 'website' | 'formSeconds'> {
  photoDescriptions: string[];
  user?: number;
  writerMark?: string | null | undefined;
  keyVersion?: number;
}

/**
 * Stores a review, adds it to the rating aggregates of its property, and returns it as the public sees it; no row, and
 * nothing is stored, when there is no such property. One statement, since each costs a round trip while others wait for
 * the row of the property. That row is locked first: many who check its key in `review` while another one changes it
 * cost PostgreSQL several times the whole statement.
 */
export const publishReview = ({
  photos,
  photoDescriptions,
  issuesTags,
  ...review
}: ReviewToPublish) => statement`
  with added as (
    select ${review.propertyId}::int as property_id, ${review.residencyStatus}::text as residency_status,
      ${review.rating}::int as rating, ${issuesTags}::text[] as issues_tags
  ), counted as (${raw(INCREMENT_AGGREGATES)}), created as (
    insert into review (property_id, residency_status, rating, issues_tags, title, content, photos, photo_descriptions,
      is_anonymous, contact_email, user_id, writer_mark, key_version)
    select counted.id, residency_status, rating, issues_tags, ${review.title}, ${review.content}, ${photos}::text[],
      ${photoDescriptions}::text[], ${review.isAnonymous}::boolean, ${review.contactEmail ?? null},
      ${review.user ?? null}::int, ${review.writerMark ?? null}, ${review.keyVersion ?? null}::int
    from counted, added returning *
  )
  select ${raw(PUBLIC_REVIEW)} from created as review left join app_user as author on author.id = review.user_id`;

/** Whether a person has a review of a property. */
export const hasReviewed = (userId: number, propertyId: number) => statement`
  select from review where user_id = ${userId} and property_id = ${propertyId} and deleted_at is null`;

/** One review as the public sees it; no row when it, or its property, is hidden or removed. */
export const visibleReview = (id: number) => statement`
  select ${raw(PUBLIC_REVIEW)} from review join property on property.id = review.property_id
  left join app_user as author on author.id = review.user_id
  where review.id = ${id} and review.hidden_at is null and review.deleted_at is null and property.deleted_at is null`;
