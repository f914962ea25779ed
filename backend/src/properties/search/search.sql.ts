import { LIMITS, type PropertyRow, type PropertySearch, type SearchSort } from '@home-truths/contract';
import { monthInSydney } from '../../platform/database/iso.ts';
import { type Query, type Sql, sql, unprepared, unsafe, when } from '../../platform/database/sql.ts';
import { PROPERTY_COLUMNS } from '../pages/property.sql.ts';
import { BEST_SUPPORTED, RATING_RANK_COLUMNS } from '../pages/rating-rank.ts';
import { FETCHED_LENGTH } from './excerpt.ts';

export interface SearchCriteria extends Omit<PropertySearch, 'q' | 'suburb'> {
  tsquery?: string;
  /** The terms in canonical spelling, to put the exact property first. */
  normalisedQuery?: string;
  /** The suburb in the spelling of `canonicalText`, as in the column `suburb_key`. */
  suburbKey?: string;
}

export type FoundRow = PropertyRow & { buildingId: number | null };

/** Each order is that of an index (shell/docs/architecture/search.md). */
const ORDERS: Record<SearchSort, string> = {
  relevance: 'last_reviewed_at desc nulls last, id desc',
  'rating-high': 'average_rating desc, review_count desc, id desc',
  'rating-low': 'nullif(average_rating, 0) nulls last, review_count desc, id desc',
  'most-reviews': 'review_count desc, id desc',
  'best-supported': `${BEST_SUPPORTED} desc, review_count desc, id desc`,
};

const ORDER_COLUMNS = unsafe(
  `id, street_key, last_reviewed_at, average_rating, review_count, ${RATING_RANK_COLUMNS}`,
);

export const ROW_COLUMNS = `${PROPERTY_COLUMNS}, property.issue_tags as "issueTags"`;

/** Joins the newest review as `newest`; `toExcerpt` shortens its text. */
export const JOIN_EXCERPT = `
  left join lateral (
    select left(content, ${FETCHED_LENGTH}) as excerpt, residency_status as "excerptResidency",
      ${monthInSydney('created_at')} as "excerptMonth"
    from review
    where property_id = property.id and hidden_at is null and deleted_at is null
    order by id desc limit 1
  ) as newest on true`;

/**
 * Rating filters exclude 0, which means "no reviews". For lowest rating first they use the expression of that order's
 * index.
 */
function conditions(criteria: SearchCriteria): Sql {
  const { tsquery, propertyType, suburbKey, state, issueTag, minRating, maxRating, sort } = criteria;
  const rating = unsafe(sort === 'rating-low' ? 'nullif(average_rating, 0)' : 'average_rating');
  return sql`deleted_at is null
    ${when(tsquery, text => sql`and search_tsv @@ ${text}::tsquery`)}
    ${when(propertyType, type => sql`and property_type = ${type}`)}
    ${when(suburbKey, suburb => sql`and suburb_key = ${suburb}`)}
    ${when(state, name => sql`and state = ${name}`)}
    ${when(issueTag, tag => sql`and issue_tags @> array[${tag}::text]`)}
    ${when(minRating, min => sql`and ${rating} >= ${min}::numeric`)}
    ${when(maxRating, max => sql`and ${rating} <= ${max}::numeric and ${rating} > 0`)}`;
}

const matches = (criteria: SearchCriteria, columns: Sql) => sql`
  (select ${columns} from property where ${conditions(criteria)} limit ${unsafe(LIMITS.countCap + 1)})`;

/** Counts matches up to one more than the cap. */
export const countMatches = (criteria: SearchCriteria) =>
  unprepared(sql<{ found: number }>`select count(*)::int as found from ${matches(criteria, sql``)} as match`);

const exactFirst = (normalisedQuery: string) =>
  sql`starts_with(${`${normalisedQuery} `}, translate(street_key, '/-', '  ') || ' ') desc,`;

/**
 * Sorts the matches, the exact property first. If there are more than the cap, reads them in the order of an index.
 * @param found by `countMatches`
 */
export function selectPage(criteria: SearchCriteria, found: number): Query<FoundRow> {
  const { sort = 'relevance', limit: size = LIMITS.searchPage, page = 1, normalisedQuery } = criteria;
  const isCounted = found <= LIMITS.countCap;
  const source = isCounted
    ? sql`${matches(criteria, ORDER_COLUMNS)} as property`
    : sql`property where ${conditions(criteria)}`;
  const order = sql`
    order by ${when(isCounted ? normalisedQuery : undefined, exactFirst)} ${unsafe(ORDERS[sort])}`;
  return unprepared(sql<FoundRow>`
      select ${unsafe(ROW_COLUMNS)}, building_id as "buildingId", newest.*
      from (select id from ${source} ${order} limit ${size}::int offset ${(page - 1) * size}::int) as page
      join property using (id) ${unsafe(JOIN_EXCERPT)} ${order}`);
}
