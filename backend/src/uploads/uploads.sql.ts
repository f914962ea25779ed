import type { Statement } from '../database/database.ts';

/** Deletes the rows of photos that no record claimed within a day; returns their names. */
export const deleteOrphans = (): Statement => ({
  text: `delete from upload where claimed_at is null and created_at < now() - interval '1 day' returning name`,
  values: [],
});

/** Those of the given files that have no row, however many there are. */
export const filesWithoutRow = (names: readonly string[]): Statement => ({
  text: `
    select name from unnest($1::text[]) as file (name)
    where not exists (select from upload where upload.name = file.name)`,
  values: [names],
});
