import { sql } from '../database/sql.ts';
import type { Upload } from './upload.entity.ts';

export const deleteOrphans = () =>
  sql<
    Pick<Upload, 'name'>
  >`delete from upload where claimed_at is null and created_at < now() - interval '1 day' returning name`;

/** Those of the given files that have no row, however many there are. */
export const filesWithoutRow = (names: readonly string[]) => sql<Pick<Upload, 'name'>>`
  select name from unnest(${names}::text[]) as file (name)
  where not exists (select from upload where upload.name = file.name)`;
