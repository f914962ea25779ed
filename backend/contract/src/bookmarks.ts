import type { Route } from './route.ts';

/**
 * Excludes `bookmarkedProperties`, whose cached reply is changed in place: the server returns only the newest
 * 500.
 */
const AFTER_BOOKMARK = ['/api/users/:id/bookmarks'] as const;

export const addBookmark = {
  method: 'POST',
  path: '/api/bookmarks',
  summary: 'Bookmark a property; doing so again changes nothing.',
  access: 'member',
  limit: 'memberWrite',
  schemas: async () => (await import('@home-truths/contract/schemas')).addBookmarkSchemas,
  invalidates: AFTER_BOOKMARK,
  status: 201,
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const removeBookmark = {
  method: 'DELETE',
  path: '/api/bookmarks',
  summary: 'Remove a bookmark; it need not exist.',
  access: 'member',
  limit: 'memberWrite',
  schemas: async () => (await import('@home-truths/contract/schemas')).removeBookmarkSchemas,
  invalidates: AFTER_BOOKMARK,
  status: 204,
  errors: [401, 403, 413, 415],
} as const satisfies Route;

export const bookmarksOfUser = {
  method: 'GET',
  path: '/api/users/:id/bookmarks',
  summary: 'The properties a person has bookmarked, newest first.',
  access: 'self',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).bookmarksOfUserSchemas,
  paged: true,
  errors: [401, 403],
} as const satisfies Route;

export const bookmarkedProperties = {
  method: 'GET',
  path: '/api/users/:id/bookmarks/properties',
  summary: 'Which properties a person has bookmarked, by id alone: the newest 500.',
  access: 'self',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).bookmarkedPropertiesSchemas,
  errors: [401, 403],
} as const satisfies Route;
