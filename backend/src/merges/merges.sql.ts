import type { listMerges, Merge, ParsedInput } from '@home-truths/contract';
import { iso } from '../platform/database/iso.ts';
import { newestFirst } from '../platform/database/newest-first.ts';
import { sql, unsafe } from '../platform/database/sql.ts';
import { propertyLine } from '../properties/pages/property.sql.ts';

const lineOf = (column: string) =>
  `(select ${propertyLine()} from property where property.id = property_merge.${column})`;

const countOf = (name: string) => `jsonb_array_length(moved -> '${name}')`;
const rowsOf = (table: string) =>
  `(select count(*) from merge_move where merge_id = property_merge.id and table_name = '${table}')`;

const COLUMNS = `property_merge.id, ${lineOf('from_id')} as "from", ${lineOf('into_id')} as "into", reason,
  (select username from app_user where app_user.id = by_id) as "by", ${iso('at')} as at,
  ${iso('undone_at')} as "undoneAt", jsonb_build_object('reviews', ${rowsOf('review')},
    'hiddenReviews', ${countOf('olderReviews')}, 'bookmarks', ${rowsOf('user_bookmarks')},
    'requests', ${rowsOf('inspector_lead')}, 'images', ${countOf('images')}) as moved,
  coalesce(moved -> 'notUndone', '[]') as "notUndone"`;

export const selectMerges = (page: ParsedInput<typeof listMerges>['query']) =>
  newestFirst<Merge>({ table: 'property_merge', columns: COLUMNS, ...page });

export const selectMerge = (id: number) =>
  sql<Merge>`select ${unsafe(COLUMNS)} from property_merge where id = ${id}`;
