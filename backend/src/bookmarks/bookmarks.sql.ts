import { LIMITS, type PropertyRow } from '@home-truths/contract';
import { iso } from '../platform/database/iso.ts';
import { type ListPage, rangeOf } from '../platform/database/page-of.ts';
import { type Query, type Sql, sql, unsafe } from '../platform/database/sql.ts';
import { db } from '../platform/database/tables.ts';
import { JOIN_EXCERPT, ROW_COLUMNS } from '../properties/search/search.sql.ts';

export type BookmarkRow = PropertyRow & { bookmarkId: number; userId: number; createdAt: string };

/** Bookmarks of deleted properties are hidden until the property is restored. */
const VISIBLE_BOOKMARKS = `user_bookmarks as bookmark
  join property on property.id = bookmark.property_id and property.deleted_at is null`;

/** Prevents concurrent requests from exceeding the limit. */
export const lockBookmarks = (userId: number) =>
  sql`select id from app_user where id = ${userId} for no key update`;

/**
 * Returns no row for an existing bookmark, a missing property or at the limit. Waits for a merge of the property, which
 * it then does not find.
 */
export const insertBookmark = (userId: number, propertyId: number) => sql`
  insert into user_bookmarks (user_id, property_id)
  select ${userId}::int, id from property where id = ${propertyId} and deleted_at is null
    and (select count(*) from ${unsafe(VISIBLE_BOOKMARKS)} where bookmark.user_id = ${userId}) < ${unsafe(LIMITS.bookmarks)}
  for key share of property on conflict do nothing returning id`;

/** Deletes bookmarks of this property and those merged into it: somebody may have bookmarked both. */
export const deleteBookmark = (userId: number, propertyId: number) => sql`
  with target as (select coalesce(merged_into_id, id) as id from property where id = ${propertyId})
  delete from user_bookmarks where user_id = ${userId} and property_id in (
    select id from target union select property.id from property join target on merged_into_id = target.id
  )`;

/** Selects bookmarks with properties as search rows; `page` limits them before excerpts are read. */
const selectBookmarks = (page: Sql) => sql<BookmarkRow>`
  select bookmark.id as "bookmarkId", bookmark.user_id as "userId", ${unsafe(iso('bookmark.created_at'))} as "createdAt",
    ${unsafe(ROW_COLUMNS)}, newest.*
  from (select bookmark.* from ${unsafe(VISIBLE_BOOKMARKS)} ${page}) as bookmark
  join property on property.id = bookmark.property_id ${unsafe(JOIN_EXCERPT)}
  order by bookmark.id desc`;

/** Selects a page, newest first, or all. */
export function selectBookmarkPage(userId: number, page?: ListPage): Query<BookmarkRow> {
  const [limit, offset] = page ? rangeOf(page) : [null, 0];
  return selectBookmarks(sql`
    where bookmark.user_id = ${userId} order by bookmark.id desc limit ${limit}::int offset ${offset}::int`);
}

export const selectBookmark = (userId: number, propertyId: number) =>
  selectBookmarks(sql`where bookmark.user_id = ${userId} and bookmark.property_id = ${propertyId}`);

export const bookmarkedIds = (userId: number) =>
  db
    .selectFrom('user_bookmarks as bookmark')
    .innerJoin('property', 'property.id', 'bookmark.property_id')
    .select('bookmark.property_id as propertyId')
    .where('property.deleted_at', 'is', null)
    .where('bookmark.user_id', '=', userId)
    .orderBy('bookmark.id', 'desc')
    .limit(LIMITS.bookmarks);
