import type { Statement } from '../database/database.ts';
import { iso } from '../database/iso.ts';
import { JOIN_EXCERPT, ROW_COLUMNS } from '../properties/search.sql.ts';

/** Keeps a home in mind, unless it is already; no row when it was, or when there is no such home. */
export const keepHome = (userId: number, propertyId: number): Statement => ({
  text: `
    insert into user_bookmarks (user_id, property_id)
    select $1, id from property where id = $2 and deleted_at is null
    on conflict do nothing returning id`,
  values: [userId, propertyId],
});

export const forgetHome = (userId: number, propertyId: number): Statement => ({
  text: 'delete from user_bookmarks where user_id = $1 and property_id = $2',
  values: [userId, propertyId],
});

/**
 * What a person keeps in mind, newest first, each with its home as a search row has it. Homes that were removed
 * are left out; they come back with the home.
 * @param propertyId one home alone
 */
export const bookmarksOf = (userId: number, propertyId?: number): Statement => ({
  text: `
    select bookmark.id as "bookmarkId", bookmark.user_id as "userId",
      ${iso('bookmark.created_at')} as "createdAt",
      ${ROW_COLUMNS}, newest.excerpt
    from user_bookmarks as bookmark
    join property on property.id = bookmark.property_id and property.deleted_at is null ${JOIN_EXCERPT}
    where bookmark.user_id = $1 and ($2::int is null or bookmark.property_id = $2)
    order by bookmark.id desc`,
  values: [userId, propertyId ?? null],
});
