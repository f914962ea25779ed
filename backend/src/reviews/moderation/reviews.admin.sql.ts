import {
  type AdminReview,
  type AdminReviewSort,
  LIMITS,
  type listAdminReviews,
  type ParsedInput,
  type Visibility,
} from '@home-truths/contract';
import { COMMON_SHARE, estimate, MANY_MATCHES } from '../../platform/database/estimated-matches.ts';
import { cappedCount, MORE_THAN_COUNTED } from '../../platform/database/newest-first.ts';
import type { CountedRow } from '../../platform/database/page-of.ts';
import { countOfAll, countOfVisible } from '../../platform/database/row-count.ts';
import { DATE_ORDERS, orderBy, type RowOrder, whereAfter } from '../../platform/database/row-order.ts';
import { type Query, type Sql, sql, unprepared, unsafe } from '../../platform/database/sql.ts';
import { PROPERTY_LINE, REVIEW_WITH_TIMES } from '../public/reviews.sql.ts';

export interface TypedText {
  /** Prefixes that the title and content must all have. */
  prefixes: string[];
  address: string;
}

interface TextEstimate {
  /** True for too many matches to count. */
  hasCommonContent: boolean;
  hasManyAddresses: boolean;
  hasOnlyCommon: boolean;
  /** The tsquery of the rare prefixes, or of the least common. */
  indexedContent: string;
}

export interface ReviewSearch extends Omit<ParsedInput<typeof listAdminReviews>['query'], 'q'> {
  text?: (TypedText & TextEstimate) | undefined;
}

const COLUMNS = `${REVIEW_WITH_TIMES}, ${PROPERTY_LINE} as property, review.moderation_note as "moderationNote",
  review.contact_email is not null as "hasContactEmail",
  case when review.deleted_at is not null then 'deleted' when review.hidden_at is not null then 'hidden'
    else 'visible' end as visibility,
  case when author.id is not null then jsonb_build_object(
    'id', author.id, 'username', author.username, 'email', author.email) end as "user",
  (select count(*)::int from complaint
    where complaint.review_id = review.id and complaint.kind = 'review' and complaint.decided_at is null) as reports`;
const TABLES = `review join property on property.id = review.property_id
  left join app_user as author on author.id = review.user_id`;

const VISIBILITY_CONDITIONS: Record<Visibility, string> = {
  visible: 'review.hidden_at is null and review.deleted_at is null',
  hidden: 'review.hidden_at is not null and review.deleted_at is null',
  deleted: 'review.deleted_at is not null',
};

/** For a page that is read in an order instead. */
const NO_MATCHES = sql`select`;

/** A further common prefix in the index costs more than testing the rows. */
const MOST_COMMON_INDEXED = 3;

const tsqueryOf = (prefixes: readonly string[]) => prefixes.join(' & ');

/** Estimates the matches of each prefix, last of all together. */
export const estimateContent = ({ prefixes }: TypedText) =>
  estimate(
    'review',
    (prefixes.length > 1 ? [...prefixes, tsqueryOf(prefixes)] : prefixes).map(
      prefix => sql`count(*) filter (where words @@ ${prefix}::tsquery)`,
    ),
  );

export const estimateAddress = ({ address }: TypedText) =>
  estimate('property', [
    sql`coalesce(sum(review_count) filter (where search_tsv @@ ${address}::tsquery), 0)`,
  ]);

export function toTextEstimate(
  { prefixes }: TypedText,
  contentMatches: readonly number[],
  addressMatches: number,
  rowCount: number,
): TextEstimate {
  const byCount = prefixes
    .map((prefix, index) => ({ prefix, count: contentMatches[index] ?? 0 }))
    .toSorted((a, b) => a.count - b.count);
  const rare = byCount.filter(({ count }) => count < rowCount * COMMON_SHARE);
  const hasOnlyCommon = rare.length === 0;
  const indexed = hasOnlyCommon ? byCount.slice(0, MOST_COMMON_INDEXED) : rare;
  return {
    hasCommonContent: (contentMatches.at(-1) ?? 0) > MANY_MATCHES,
    hasManyAddresses: addressMatches > MANY_MATCHES,
    hasOnlyCommon,
    indexedContent: tsqueryOf(indexed.map(({ prefix }) => prefix)),
  };
}

/** `is true` and a subquery keep both from the indexes of prefixes: the rows are read in an order or by another index. */
const whereContent = ({ prefixes }: TypedText) =>
  sql`(review.words @@ ${tsqueryOf(prefixes)}::tsquery) is true`;
const whereAddress = ({ address }: TypedText) => sql`
  (select search_tsv @@ ${address}::tsquery from property where property.id = review.property_id)`;

/**
 * Content and address each use their index, or common prefixes are tested row by row. With `offset 0` PostgreSQL
 * reads only the reviews of the matching properties.
 * @param isFew true if few reviews fit the condition
 */
function allMatches(text: TypedText & TextEstimate, condition: Sql, isFew: boolean): Sql {
  const isTestedByRow = isFew && (text.hasCommonContent || text.hasOnlyCommon);
  const indexed = isTestedByRow ? sql`` : sql`words @@ ${text.indexedContent}::tsquery and`;
  return sql`
    select id from review where ${indexed} ${whereContent(text)} and ${condition}
    union
    select found.id from property cross join lateral (
      select id from review where property_id = property.id and ${condition} offset 0
    ) as found
    where search_tsv @@ ${text.address}::tsquery`;
}

const ORDERS: Record<AdminReviewSort, RowOrder> = {
  ...DATE_ORDERS,
  'rating-high': { columns: ['rating'] },
  'rating-low': { columns: ['rating'], isAscending: true },
};

function totalOf(visibility: Visibility | undefined) {
  if (!visibility) return countOfAll('review');
  const { hidden, deleted } = VISIBILITY_CONDITIONS;
  if (visibility === 'visible') return countOfVisible('review', [hidden, deleted]);
  return cappedCount(sql`select from review where ${unsafe(VISIBILITY_CONDITIONS[visibility])}`);
}

function partsOfList({ text, visibility, sort = 'newest', after, limit = LIMITS.adminPage }: ReviewSearch) {
  const order = ORDERS[sort];
  const condition = unsafe(visibility ? VISIBILITY_CONDITIONS[visibility] : 'true');
  const page = (from: string, where: Sql) => sql`
    select id, row_number() over (order by ${orderBy(from, order)}) as place from ${unsafe(from)} where ${where} ${whereAfter(from, order, after)}
    order by ${orderBy(from, order)} limit ${limit}`;
  if (!text) return { matches: NO_MATCHES, total: totalOf(visibility), page: page('review', condition) };
  const isFew = visibility === 'hidden' || visibility === 'deleted';
  const isMany = text.hasCommonContent || text.hasManyAddresses;
  const matching = sql`${condition} and (${whereContent(text)} or ${whereAddress(text)})`;
  if (isMany && !isFew)
    return { matches: NO_MATCHES, total: MORE_THAN_COUNTED, page: page('review', matching) };
  return {
    // tests few reviews one by one if many addresses match
    matches: text.hasManyAddresses
      ? sql`select id from review where ${matching}`
      : allMatches(text, condition, isFew),
    total: cappedCount(sql`select from matches`),
    page: page('matches', sql`true`),
  };
}

/** Returns rows for `adminPageOf`. */
export function adminReviews(search: ReviewSearch): Query<CountedRow<AdminReview>> {
  const { matches, total, page } = partsOfList(search);
  return unprepared(sql<CountedRow<AdminReview>>`
    with matches as materialized (${matches})
    select total.*, listed.* from (${total}) as total left join (
      select ${unsafe(COLUMNS)}, page.place
      from (${page}) as page
      join review on review.id = page.id join property on property.id = review.property_id
      left join app_user as author on author.id = review.user_id
    ) as listed on true
    order by listed.place`);
}

export const adminReview = (id: number) =>
  sql<AdminReview>`select ${unsafe(COLUMNS)} from ${unsafe(TABLES)} where review.id = ${id}`;
