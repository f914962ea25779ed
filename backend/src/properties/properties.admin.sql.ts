import type { Visibility } from '@home-truths/contract';
import type { Statement } from '../database/database.ts';
import { iso } from '../database/iso.ts';
import { newestFirst } from '../database/newest-first.ts';
import { PROPERTY_COLUMNS } from './property.sql.ts';

/** Query of the admin console: rows whose ids come before one, newest first. */
export interface AdminSearch {
  /** What was typed, as a tsquery; absent when nothing was typed. */
  tsquery?: string | undefined;
  visibility?: Visibility | undefined;
  before?: number | undefined;
  limit?: number | undefined;
}

const COLUMNS = `${PROPERTY_COLUMNS}, version,
  case when deleted_at is null then 'visible' else 'deleted' end as visibility,
  ${iso('created_at')} as "createdAt"`;

const WHERE = `($1::tsquery is null or search_tsv @@ $1::tsquery)
  and ($2::text is null or (deleted_at is null) = ($2 = 'visible'))`;

/** A page of properties as the admin console sees them, newest first. */
export const adminProperties = ({ tsquery, visibility, before, limit }: AdminSearch): Statement =>
  newestFirst({
    table: 'property',
    columns: COLUMNS,
    where: WHERE,
    values: [tsquery ?? null, visibility ?? null],
    before,
    limit,
  });

/** One property as the admin console sees it. */
export const adminProperty = (id: number): Statement => ({
  text: `select ${COLUMNS} from property where id = $1`,
  values: [id],
});

/** Clears the images of properties deleted a month ago; returns what they were. */
export const clearDeletedImages = (): Statement => ({
  text: `
    with gone as (
      select id, property_images as images from property
      where property_images <> '{}' and deleted_at < now() - interval '30 days' for update
    )
    update property set property_images = '{}' from gone where property.id = gone.id returning gone.images`,
  values: [],
});
