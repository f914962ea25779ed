import * as z from 'zod/mini';
import { PropertyRow } from './properties.schemas.ts';
import { byId, listPage, recordId } from './text.ts';

/** A bookmark, with the whole property, so that a list of them needs no further call. */
export const Bookmark = z.object({
  id: z.int(),
  userId: z.int(),
  propertyId: z.int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  property: PropertyRow,
});
export type Bookmark = z.infer<typeof Bookmark>;

const userAndProperty = z.object({ userId: recordId('User'), propertyId: recordId('Property') });

/** Input and output of `addBookmark`. */
export const addBookmarkSchemas = { body: userAndProperty, reply: Bookmark };

/** Input of `removeBookmark`. */
export const removeBookmarkSchemas = { body: userAndProperty, reply: z.void() };

/** Input and output of `bookmarksOfUser`. */
export const bookmarksOfUserSchemas = { ...byId, query: z.object(listPage), reply: z.array(Bookmark) };

/** That a property is bookmarked, without the property itself. */
export const BookmarkedProperty = z.object({ propertyId: z.int() });
export type BookmarkedProperty = z.infer<typeof BookmarkedProperty>;

/** Input and output of `bookmarkedProperties`. */
export const bookmarkedPropertiesSchemas = { ...byId, reply: z.array(BookmarkedProperty) };
