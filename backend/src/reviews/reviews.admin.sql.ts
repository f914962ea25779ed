import { LIMITS, type Visibility } from '@home-truths/contract';
import type { Statement } from '../database/database.ts';
import { EXACT_REVIEW, PROPERTY_LINE } from './reviews.sql.ts';

/** Query of the admin console: rows whose ids come before one, newest first. */
export interface ReviewSearch {
  /** What was typed as a tsquery over titles and contents, and as one over addresses; absent when nothing was typed. */
  queries?: { content: string; address: string } | undefined;
  visibility?: Visibility | undefined;
  before?: number | undefined;
  limit?: number | undefined;
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
const matching = (condition: string, hasQuery: boolean, before: string, limit: string) =>
  hasQuery
    ? `(select review.id from review
        where to_tsvector('simple', title || ' ' || content) @@ $1::tsquery and ${condition} ${before}
        order by review.id + 0 desc limit ${limit})
      union
      (select review.id from property join review on review.property_id = property.id
        where property.search_tsv @@ $2::tsquery and ${condition} ${before}
        order by review.id desc limit ${limit})`
    : `(select review.id from review where $1::text is null and $2::text is null and ${condition} ${before}
        order by review.id desc limit ${limit})`;

/** A page of reviews; every row carries the count of all as `found`, a page past the end is one row with only that. */
export const adminReviews = ({ queries, visibility, before, limit }: ReviewSearch): Statement => {
  const condition = visibility ? VISIBILITY_CONDITIONS[visibility] : 'true';
  const page = matching(condition, queries !== undefined, 'and ($3::int is null or review.id < $3)', '$4');
  return {
    text: `
      select total.found, listed.* from (
        select count(*)::int as found from (${matching(condition, queries !== undefined, '', String(LIMITS.countCap + 1))}) as counted
      ) as total left join (
        select ${COLUMNS} from (select id from (${page}) as found order by id desc limit $4) as page
        join review on review.id = page.id join property on property.id = review.property_id
        left join app_user as author on author.id = review.user_id
      ) as listed on true
      order by listed.id desc`,
    values: [queries?.content ?? null, queries?.address ?? null, before ?? null, limit ?? LIMITS.adminPage],
    isUnprepared: true,
  };
};

/** One review as the admin console sees it. */
export const adminReview = (id: number): Statement => ({
  text: `select ${COLUMNS} from ${TABLES} where review.id = $1`,
  values: [id],
});
