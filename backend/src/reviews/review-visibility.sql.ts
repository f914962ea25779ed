import type { countReviewsOf, Reply } from '@home-truths/contract';
import { type Sql, sql, unsafe } from '../database/sql.ts';

/** A review and its property. */
export interface Place {
  id: number;
  propertyId: number;
}

/** Who wrote reviews: an account, or a visitor, known by the mark of their browser. */
export type Writer = { userId: number } | { mark: string };

const isBy = (writer: Writer): Sql =>
  'userId' in writer
    ? sql`user_id = ${writer.userId}`
    : sql`user_id is null and writer_mark = ${writer.mark}`;

/** Who wrote a review, as far as that is stored. */
export const writerOfReview = (id: number) =>
  sql<{
    userId: number | null;
    mark: string | null;
  }>`select user_id as "userId", writer_mark as mark from review where id = ${id}`;

const totals = (condition: string) => `jsonb_build_object(
  'reviews', count(*) filter (where ${condition}), 'properties', count(distinct property_id) filter (where ${condition}))`;

/** How many reviews of a writer are on the site and hidden, and of how many properties. */
export const countByVisibility = (writer: Writer) => sql<Reply<typeof countReviewsOf>>`
  select ${unsafe(totals('hidden_at is null'))} as visible, ${unsafe(totals('hidden_at is not null'))} as hidden
  from review where ${isBy(writer)} and deleted_at is null`;

/** The next reviews of a writer that are on the site, in the order in which properties are locked. */
export const visibleReviewsBy = (writer: Writer, limit: number) => sql<Place>`
  select id, property_id as "propertyId" from review
  where ${isBy(writer)} and hidden_at is null and deleted_at is null order by property_id, id limit ${limit}`;

/** Where reviews are, in the same order. */
export const placesOfReviews = (ids: readonly number[]) => sql<Place>`
  select id, property_id as "propertyId" from review where id = any(${ids}::int[]) order by property_id, id`;
