import { sql, unsafe } from '../../platform/database/sql.ts';
import { db } from '../../platform/database/tables.ts';

const RANDOM_PREFIX = 'random:';

/** Leaves the review's `version`, since an edit cannot overwrite the key. */
export const setKeyVersion = (id: number, keyVersion: number) =>
  db.updateTable('review').set({ key_version: keyVersion }).where('id', '=', id);

/** Counts the edits within a year, and the seconds until the oldest of them is a year old. */
export const countEdits = (id: number) => sql<{ count: number; secondsLeft: number }>`
  select count(*)::int as count, ceil(extract(epoch from min(at) + interval '1 year' - now()))::int as "secondsLeft"
  from review_revision where review_id = ${id} and by = 'author' and at > now() - interval '1 year'`;

/**
 * Replaces a browser's mark in all its reviews by a random one, once the first is a year old: the reviews still belong
 * together, but cannot be traced to a browser.
 */
export const replaceOldWriterMarks = () => sql`
  update review set writer_mark = replaced.mark
  from (
    select writer_mark, '${unsafe(RANDOM_PREFIX)}' || gen_random_uuid() as mark from review
    where writer_mark not like '${unsafe(RANDOM_PREFIX)}%' and created_at < now() - interval '1 year' group by writer_mark
  ) as replaced
  where review.writer_mark = replaced.writer_mark`;
