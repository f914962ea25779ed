import { LIMITS } from '@home-truths/contract';
import type { Statement } from '../database/database.ts';
import { iso } from '../database/iso.ts';
import { type ListPage, rangeOf } from '../database/page-of.ts';
import { JOIN_EXCERPT, ROW_COLUMNS } from '../properties/search.sql.ts';

/**
 * Bookmarks as their owner sees them. Those of deleted properties are excluded; they reappear when the property is
 * restored.
 */
const VISIBLE_BOOKMARKS = `user_bookmarks as bookmark
  join property on property.id = bookmark.property_id and property.deleted_at is null`;

/** One change of a person's bookmarks at a time, or concurrent changes could exceed the limit. */
export const lockBookmarks = (userId: number): Statement => ({
  text: 'select id from app_user where id = $1 for no key update',
  values: [userId],
});

/**
 * Bookmarks a property, unless it is bookmarked; no row when it was, when there is no such property, or when the person
 * has reached the limit.
 */
export const insertBookmark = (userId: number, propertyId: number): Statement => ({
  text: `
    insert into user_bookmarks (user_id, property_id)
    select $1::int, id from property where id = $2 and deleted_at is null
      and (select count(*) from ${VISIBLE_BOOKMARKS} where bookmark.user_id = $1) < ${LIMITS.bookmarks}
    on conflict do nothing returning id`,
  values: [userId, propertyId],
});

/** Each bookmark of a page with its property as a search row has it. The page is limited before excerpts are read. */
const selectBookmarks = (page: string) => `
  select bookmark.id as "bookmarkId", bookmark.user_id as "userId", ${iso('bookmark.created_at')} as "createdAt",
    ${ROW_COLUMNS}, newest.*
  from (select bookmark.* from ${VISIBLE_BOOKMARKS} ${page}) as bookmark
  join property on property.id = bookmark.property_id ${JOIN_EXCERPT}
  order by bookmark.id desc`;

/** The bookmarks of a person, newest first: a page of them, or without one all. */
export const selectBookmarkPage = (userId: number, page?: ListPage): Statement => ({
  text: selectBookmarks('where bookmark.user_id = $1 order by bookmark.id desc limit $2::int offset $3::int'),
  values: [userId, ...(page ? rangeOf(page) : [null, 0])],
});

/** The bookmark of one property. */
export const selectBookmark = (userId: number, propertyId: number): Statement => ({
  text: selectBookmarks('where bookmark.user_id = $1 and bookmark.property_id = $2'),
  values: [userId, propertyId],
});

/** Ids of the properties a person bookmarked, newest first. */
export const bookmarkedIds = (userId: number): Statement => ({
  text: `
    select bookmark.property_id as "propertyId" from ${VISIBLE_BOOKMARKS} where bookmark.user_id = $1
    order by bookmark.id desc limit ${LIMITS.bookmarks}`,
  values: [userId],
});
