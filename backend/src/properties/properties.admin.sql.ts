import type { listAdminProperties, ParsedInput } from '@home-truths/contract';
import { iso } from '../database/iso.ts';
import { newestFirst } from '../database/newest-first.ts';
import { raw, type Statement, statement, when } from '../database/statement.ts';
import { PROPERTY_COLUMNS } from './property.sql.ts';

/** A query of the admin console, with what was typed as a tsquery. */
export interface AdminSearch extends Omit<ParsedInput<typeof listAdminProperties>['query'], 'q'> {
  tsquery?: string | undefined;
}

const COLUMNS = `${PROPERTY_COLUMNS}, version,
  case when deleted_at is null then 'visible' else 'deleted' end as visibility,
  ${iso('created_at')} as "createdAt"`;

/** A page of properties as the admin console sees them, newest first. */
export function adminProperties({ tsquery, visibility, ...page }: AdminSearch): Statement {
  const where = statement`true
    ${when(tsquery, query => statement`and search_tsv @@ ${query}::tsquery`)}
    ${when(visibility, each => statement`and (deleted_at is null) = (${each} = 'visible')`)}`;
  return newestFirst({ table: 'property', columns: COLUMNS, where, ...page });
}

/** One property as the admin console sees it. */
export const adminProperty = (id: number) => statement`select ${raw(COLUMNS)} from property where id = ${id}`;

/** Clears the images of properties deleted a month ago; returns what they were. */
export const clearDeletedImages = () => statement`
  with gone as (
    select id, property_images as images from property
    where property_images <> '{}' and deleted_at < now() - interval '30 days' for update
  )
  update property set property_images = '{}' from gone where property.id = gone.id returning gone.images`;
