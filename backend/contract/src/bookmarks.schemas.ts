import * as z from 'zod/mini';
import { byId, instant, listPage, recordId } from './fields.ts';
import { PropertyRow } from './properties.schemas.ts';

/** Contains the whole property, so that a list needs no second call. */
export const Bookmark = z.object({
  id: z.int(),
  userId: z.int(),
  propertyId: z.int(),
  createdAt: instant,
  property: PropertyRow,
});
export type Bookmark = z.infer<typeof Bookmark>;

const userAndProperty = z.object({ userId: recordId('User'), propertyId: recordId('Property') });

export const addBookmarkSchemas = { body: userAndProperty, reply: Bookmark };

export const removeBookmarkSchemas = { body: userAndProperty, reply: z.void() };

export const bookmarksOfUserSchemas = { ...byId, query: z.object(listPage), reply: z.array(Bookmark) };

export const BookmarkedProperty = z.object({ propertyId: z.int() });
export type BookmarkedProperty = z.infer<typeof BookmarkedProperty>;

export const bookmarkedPropertiesSchemas = { ...byId, reply: z.array(BookmarkedProperty) };
