import {
  createReview,
  type NewReview,
  type ParsedInput,
  type Review as PublicReview,
  type ReviewSort,
  type reviewsOfProperty,
} from '@home-truths/contract';
import { columnOf, columnsOf } from '../../platform/database/columns.ts';
import { iso, isoDay } from '../../platform/database/iso.ts';
import { rangeOf } from '../../platform/database/page-of.ts';
import { sql, unsafe, when } from '../../platform/database/sql.ts';
import type { IdempotentCall } from '../../platform/http/idempotency.ts';
import { propertyLine } from '../../properties/pages/property.sql.ts';
import { FILLED_DESCRIPTIONS } from '../photo-descriptions.ts';
import { INCREMENT_AGGREGATES } from '../rating-aggregates.ts';
import { REVIEW_CONTENT, type ReviewContent } from '../review.entity.ts';

const ORDERS: Record<ReviewSort, string> = {
  newest: 'review.id desc',
  helpful: 'review.helpful_count desc, review.id desc',
  'rating-high': 'review.rating desc, review.id desc',
  'rating-low': 'review.rating, review.id desc',
};

const columnsWith = (time: (column: string) => string) => `
  review.id, review.property_id as "propertyId", ${columnsOf('review', REVIEW_CONTENT, FILLED_DESCRIPTIONS)},
  review.is_verified as "isVerified", review.helpful_count as "helpfulCount",
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

/** Public columns: no author if anonymous, and never the time of day. */
export const PUBLIC_REVIEW = columnsWith(isoDay);

/** Columns with exact times, for author and administrators. */
export const REVIEW_WITH_TIMES = columnsWith(iso);

/** The statement must join `property`. */
export const PROPERTY_LINE = propertyLine();

export type ReviewQuery = ParsedInput<typeof reviewsOfProperty>['query'];

function partsOfList({ issueTag, rating, residencyStatus, sort = 'newest', ...page }: ReviewQuery) {
  const [limit, offset] = rangeOf(page);
  return {
    isFiltered: [issueTag, rating, residencyStatus].some(each => each !== undefined),
    whereListed: sql`review.hidden_at is null and review.deleted_at is null
      ${when(issueTag, tag => sql`and ${tag}::text = any(review.issues_tags)`)}
      ${when(rating, stars => sql`and review.rating = ${stars}::int`)}
      ${when(residencyStatus, residency => sql`and review.residency_status = ${residency}::text`)}`,
    order: unsafe(ORDERS[sort]),
    range: sql`order by ${unsafe(ORDERS[sort])} limit ${limit}::int offset ${offset}::int`,
  };
}

/**
 * Returns a page of a property's reviews as JSON text; no row if there is no such property. An inner query finds the
 * ids, so that authors and texts are read for the page only. Without a filter, `total` is the stored review count.
 */
export function reviewsOf(propertyId: number, query: ReviewQuery) {
  const { isFiltered, whereListed, order, range } = partsOfList(query);
  const listed = sql`review.property_id = property.id and ${whereListed}`;
  const total = isFiltered
    ? sql`(select count(*)::int from review where ${listed})`
    : sql`property.review_count`;
  return sql<{ total: number; json: string }>`
    select ${total} as total, coalesce((select json_agg(listed) from (
      select ${unsafe(PUBLIC_REVIEW)} from (
        select id from review where ${listed} ${range}
      ) as page join review on review.id = page.id left join app_user as author on author.id = review.user_id
      order by ${order}
    ) as listed), '[]')::text as json
    from property where property.id = ${propertyId} and property.deleted_at is null`;
}

/**
 * Returns the same for a building, each review with its property; `properties` are the ids on the page. No row if no
 * property of the building is visible.
 */
export function selectBuildingReviews(buildingId: number, query: ReviewQuery) {
  const { isFiltered, whereListed, order, range } = partsOfList(query);
  const listed = sql`review.property_id in (select id from building_property) and ${whereListed}`;
  const total = isFiltered
    ? sql`(select count(*)::int from review where ${listed})`
    : sql`(select sum(review_count)::int from building_property)`;
  return sql<{ total: number; json: string; properties: number[] }>`
    with building_property as materialized (
      select id, address, unit, review_count from property where building_id = ${buildingId} and deleted_at is null
    ), page as materialized (
      select id, property_id from review where ${listed} ${range}
    )
    select ${total} as total, coalesce((select json_agg(listed) from (
      select ${unsafe(PUBLIC_REVIEW)}, json_build_object('id', building_property.id, 'address', building_property.address, 'unit', building_property.unit) as property
      from page join review on review.id = page.id join building_property on building_property.id = review.property_id
      left join app_user as author on author.id = review.user_id
      order by ${order}
    ) as listed), '[]')::text as json,
    array(select distinct property_id from page order by property_id) as properties
    where exists (select from building_property)`;
}

export interface ReviewToPublish extends ReviewContent, Pick<NewReview, 'propertyId' | 'contactEmail'> {
  userId?: number;
  writerMark?: string | null | undefined;
  keyVersion?: number;
  /** Stored with the response, which a retry gets again. */
  key?: IdempotentCall | undefined;
}

const WRITTEN_FIELDS = [
  'propertyId',
  ...REVIEW_CONTENT,
  'contactEmail',
  'userId',
  'writerMark',
  'keyVersion',
] as const satisfies (keyof ReviewToPublish)[];

const WRITTEN_COLUMNS = WRITTEN_FIELDS.map(columnOf).join(', ');

const toRow = (review: ReviewToPublish) =>
  Object.fromEntries(WRITTEN_FIELDS.map(name => [columnOf(name), review[name]]));

/**
 * Stores a review and adds it to the aggregates; returns no row if there is no such property or the key is already
 * stored. The property is locked first: checking the foreign key while another writer changes the row would cost
 * several times the whole statement.
 */
export function publishReview({ key: call, ...review }: ReviewToPublish) {
  const key = call?.key ?? null;
  return sql<{ review: PublicReview }>`
    with new_review as materialized (
      select public_id('review') as id, ${unsafe(WRITTEN_COLUMNS)}
      from jsonb_populate_record(null::review, ${JSON.stringify(toRow(review))}::jsonb)
      where not exists (select from idempotency_key where key = ${key}::text)
    ), ${unsafe(INCREMENT_AGGREGATES)}, created as (
      insert into review (id, ${unsafe(WRITTEN_COLUMNS)})
      select new_review.id, ${unsafe(WRITTEN_COLUMNS)}
      from new_review join counted on counted.id = new_review.property_id returning *
    ), published as materialized (
      select (select row_to_json(shown) from (select ${unsafe(PUBLIC_REVIEW)}) as shown) as review
      from created as review left join app_user as author on author.id = review.user_id
    ), kept as (
      insert into idempotency_key (key, request_hash, status, reply)
      select ${key}::text, ${call?.requestHash ?? null}::bytea, ${unsafe(createReview.status)}, review from published
      where ${key}::text is not null
    )
    select review from published`;
}

/** Returns a row for a person's review. A merged property has none, though an older review may be there. */
export const reviewBy = (userId: number, propertyId: number) => sql`
  select from review join property on property.id = review.property_id and property.merged_into_id is null
  where review.user_id = ${userId} and review.property_id = ${propertyId} and review.deleted_at is null`;

export const visibleReview = (id: number) => sql<PublicReview>`
  select ${unsafe(PUBLIC_REVIEW)} from review join property on property.id = review.property_id
  left join app_user as author on author.id = review.user_id
  where review.id = ${id} and review.hidden_at is null and review.deleted_at is null and property.deleted_at is null`;
