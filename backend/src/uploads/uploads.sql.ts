import { sql } from '../platform/database/sql.ts';

export const deleteOrphans = () => sql<{ name: string }>`
  delete from upload where claimed_at is null and created_at < now() - interval '1 day' returning name`;

export const filesWithoutRow = (names: readonly string[]) => sql<{ name: string }>`
  select name from unnest(${names}::text[]) as file (name)
  where not exists (select from upload where upload.name = file.name)`;
