import type { Route } from './route.ts';

export const addBookmark = {
  method: 'POST',
  path: '/api/bookmarks',
  summary: 'Bookmark a property; doing so again changes nothing.',
  access: 'member',
  limit: 'memberWrite',
  schemas: async () => (await import('@home-truths/contract/schemas')).addBookmarkSchemas,
  changes: ['bookmark'],
  status: 201,
  // 409: the person has `LIMITS.bookmarks`
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const removeBookmark = {
  method: 'DELETE',
  path: '/api/bookmarks',
  summary: 'Remove a bookmark; it need not exist.',
  access: 'member',
  limit: 'memberWrite',
  schemas: async () => (await import('@home-truths/contract/schemas')).removeBookmarkSchemas,
  changes: ['bookmark'],
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
  shows: ['bookmark', 'property', 'review'],
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
  // not `bookmark`: the buttons change the cached ids, which saves a request
  shows: ['property'],
  errors: [401, 403],
} as const satisfies Route;
