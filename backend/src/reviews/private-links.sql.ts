import type { Statement } from '../database/database.ts';

/** Prefix of a random mark that replaced the mark of a visitor. */
const RANDOM_PREFIX = 'random:';

/** Makes a key invalid. The version of the review stays: nothing changed that an editor might overwrite. */
export const setKeyVersion = (id: number, keyVersion: number): Statement => ({
  text: 'update review set key_version = $2 where id = $1',
  values: [id, keyVersion],
});

/**
 * How many times a review was edited by its private link within a year, and when the oldest of these turns a year old.
 */
export const countEdits = (id: number): Statement => ({
  text: `
    select count(*)::int as count, ceil(extract(epoch from min(at) + interval '1 year' - now()))::int as "secondsLeft"
    from review_revision where review_id = $1 and by = 'author' and at > now() - interval '1 year'`,
  values: [id],
});

/** After a year a visitor's mark is replaced by a random one, the same one at all reviews of that visitor. */
export const replaceOldWriterMarks = (): Statement => ({
  text: `
    update review set writer_mark = replaced.mark
    from (
      select writer_mark, '${RANDOM_PREFIX}' || gen_random_uuid() as mark from review
      where writer_mark not like '${RANDOM_PREFIX}%' and created_at < now() - interval '1 year' group by writer_mark
    ) as replaced
    where review.writer_mark = replaced.writer_mark`,
  values: [],
});
