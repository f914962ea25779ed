import type { countReviewsOf, Reply } from '@home-truths/contract';
import { type Sql, sql, unsafe } from '../../platform/database/sql.ts';
import { db } from '../../platform/database/tables.ts';

export interface LocatedReview {
  id: number;
  propertyId: number;
}

/** An account; for a visitor without one, the mark of the browser. */
export type Writer = { userId: number } | { writerMark: string };

const whereWriter = (writer: Writer): Sql<boolean> =>
  'userId' in writer
    ? sql<boolean>`user_id = ${writer.userId}`
    : sql<boolean>`user_id is null and writer_mark = ${writer.writerMark}`;

export const writerOfReview = (id: number) =>
  db.selectFrom('review').select(['user_id as userId', 'writer_mark as writerMark']).where('id', '=', id);

const totals = (condition: string) => `jsonb_build_object(
  'reviews', count(*) filter (where ${condition}), 'properties', count(distinct property_id) filter (where ${condition}))`;

export const countByVisibility = (writer: Writer) => sql<Reply<typeof countReviewsOf>>`
  select ${unsafe(totals('hidden_at is null'))} as visible, ${unsafe(totals('hidden_at is not null'))} as hidden
  from review where ${whereWriter(writer)} and deleted_at is null`;

/** Selects reviews in the order in which properties are locked. */
const locatedReviews = () =>
  db.selectFrom('review').select(['id', 'property_id as propertyId']).orderBy('property_id').orderBy('id');

/** Returns the next visible reviews of a writer, after the previous ones were hidden. */
export const visibleReviewsBy = (writer: Writer, limit: number) =>
  locatedReviews()
    .where(whereWriter(writer))
    .where('hidden_at', 'is', null)
    .where('deleted_at', 'is', null)
    .limit(limit);

export const locateReviews = (ids: readonly number[]) =>
  locatedReviews().where(sql<boolean>`id = any(${ids}::int[])`);
