import { LIMITS, type listAdminReviews, type ParsedInput, type Visibility } from '@home-truths/contract';
import { raw, type Statement, statement, when } from '../database/statement.ts';
import { EXACT_REVIEW, PROPERTY_LINE } from './reviews.sql.ts';

/** A query of the admin console. */
export interface ReviewSearch extends Omit<ParsedInput<typeof listAdminReviews>['query'], 'q'> {
  /** What was typed as a tsquery over titles and contents, and as one over addresses; absent when nothing was typed. */
  queries?: { content: string; address: string } | undefined;
}

const COLUMNS = `${EXACT_REVIEW}, ${PROPERTY_LINE} as property, review.moderation_note as "moderationNote",
  review.contact_email is not null as "hasContactEmail",
  case when review.deleted_at is not null then 'deleted' when review.hidden_at is not null then 'hidden'
    else 'visible' end as visibility,
  case when author.id is not null then jsonb_build_object(
    'id', author.id, 'username', author.username, 'email', author.email) end as "user"`;
const TABLES = `review join property on property.id = review.property_id
  left join app_user as author on author.id = review.user_id`;

const VISIBILITY_CONDITIONS: Record<Visibility, string> = {
  visible: 'review.hidden_at is null and review.deleted_at is null',
  hidden: 'review.hidden_at is not null and review.deleted_at is null',
  deleted: 'review.deleted_at is not null',
};

/**
 * Ids of the matching reviews, from two queries that use an index each: one on the words of the review, one on the
 * address of its property. Neither query returns more than is requested, newest first. `id + 0` makes the first one use
 * the index of words: with that of the ids every review would be tokenised again, which takes a second and a half for a
 * rare word among 100,000.
 */
function matching(queries: ReviewSearch['queries'], condition: Statement, limit: number): Statement {
  if (!queries)
    return statement`select review.id from review where ${condition} order by review.id desc limit ${limit}`;
  return statement`
    (select review.id from review
      where to_tsvector('simple', title || ' ' || content) @@ ${queries.content}::tsquery and ${condition}
      order by review.id + 0 desc limit ${limit})
    union
    (select review.id from property join review on review.property_id = property.id
      where property.search_tsv @@ ${queries.address}::tsquery and ${condition}
      order by review.id desc limit ${limit})`;
}

/** A page of reviews; every row carries the count of all as `found`, a page past the end is one row with only that. */
export function adminReviews(search: ReviewSearch): Statement {
  const { queries, visibility, before, limit = LIMITS.adminPage } = search;
  const condition = raw(visibility ? VISIBILITY_CONDITIONS[visibility] : 'true');
  const earlier = statement`${condition} ${when(before, id => statement`and review.id < ${id}`)}`;
  const page = statement`
    select total.found, listed.* from (
      select count(*)::int as found from (${matching(queries, condition, LIMITS.countCap + 1)}) as counted
    ) as total left join (
      select ${raw(COLUMNS)}
      from (select id from (${matching(queries, earlier, limit)}) as found order by id desc limit ${limit}) as page
      join review on review.id = page.id join property on property.id = review.property_id
      left join app_user as author on author.id = review.user_id
    ) as listed on true
    order by listed.id desc`;
  return { ...page, isUnprepared: true };
}

/** One review as the admin console sees it. */
export const adminReview = (id: number) =>
  statement`select ${raw(COLUMNS)} from ${raw(TABLES)} where review.id = ${id}`;
