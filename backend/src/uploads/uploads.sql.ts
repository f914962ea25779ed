import { statement } from '../database/statement.ts';

export const deleteOrphans = () =>
  statement`delete from upload where claimed_at is null and created_at < now() - interval '1 day' returning name`;

export const filesWithoutRow = (names: readonly string[]) => statement`
  select name from unnest(${names}::text[]) as file (name)
  where not exists (select from upload where upload.name = file.name)`;
