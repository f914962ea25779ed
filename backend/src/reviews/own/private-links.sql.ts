import { sql, unsafe } from '../../platform/database/sql.ts';
import { db } from '../../platform/database/tables.ts';

/** Marks the random replacement of a visitor's mark. */
const RANDOM_PREFIX = 'random:';

/** The review's version stays, since no editor could overwrite anything. */
export const setKeyVersion = (id: number, keyVersion: number) =>
  db.updateTable('review').set({ key_version: keyVersion }).where('id', '=', id);

/**
 * How many times a review was edited by its private link within a year, and when the oldest of these turns a year old.
 */
export const countEdits = (id: number) => sql<{ count: number; secondsLeft: number }>`
  select count(*)::int as count, ceil(extract(epoch from min(at) + interval '1 year' - now()))::int as "secondsLeft"
  from review_revision where review_id = ${id} and by = 'author' and at > now() - interval '1 year'`;

/** After a year a visitor's mark is replaced by a random one, the same one at all reviews of that visitor. */
export const replaceOldWriterMarks = () => sql`
  update review set writer_mark = replaced.mark
  from (
    select writer_mark, '${unsafe(RANDOM_PREFIX)}' || gen_random_uuid() as mark from review
    where writer_mark not like '${unsafe(RANDOM_PREFIX)}%' and created_at < now() - interval '1 year' group by writer_mark
  ) as replaced
  where review.writer_mark = replaced.writer_mark`;
