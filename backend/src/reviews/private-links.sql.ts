import type { Statement } from '../database/database.ts';

/** Prefix of a random mark that replaced the mark of a visitor. */
const RANDOM_PREFIX = 'random:';

/** The inputs of keys, for a review that was not deleted. */
export const findKeyInputs = (id: number): Statement => ({
  text: `select id, key_version as "keyVersion" from review where id = $1 and deleted_at is null`,
  values: [id],
});

/** The same for the visitor who wrote it within the last day. */
export const findKeyInputsOfWriter = (id: number, mark: string): Statement => ({
  text: `
    select id, key_version as "keyVersion" from review
    where id = $1 and writer_mark = $2 and deleted_at is null and created_at > now() - interval '1 day'`,
  values: [id, mark],
});

/**
 * How many times a review was edited by its private link within a year, and when the oldest of these turns a year old.
 */
export const countEdits = (id: number): [text: string, values: unknown[]] => [
  `select count(*)::int as count, ceil(extract(epoch from min(at) + interval '1 year' - now()))::int as "secondsLeft"
   from review_revision where review_id = ? and by = 'author' and at > now() - interval '1 year'`,
  [id],
];

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
