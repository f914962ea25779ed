import type { Route } from './route.ts';

export const addBookmark = {
  method: 'POST',
  path: '/api/bookmarks',
  summary: 'Keep a home in mind; once is as good as twice.',
  access: 'member',
  limit: 'memberWrite',
  schemas: async () => (await import('@home-truths/contract/schemas')).addBookmarkSchemas,
  status: 201,
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const removeBookmark = {
  method: 'DELETE',
  path: '/api/bookmarks',
  summary: 'Forget a home; it need not have been kept.',
  access: 'member',
  limit: 'memberWrite',
  schemas: async () => (await import('@home-truths/contract/schemas')).removeBookmarkSchemas,
  status: 204,
  errors: [401, 403, 413, 415],
} as const satisfies Route;

export const bookmarksOfUser = {
  method: 'GET',
  path: '/api/users/:id/bookmarks',
  summary: 'The homes a person keeps in mind, newest first.',
  access: 'self',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).bookmarksOfUserSchemas,
  paged: true,
  errors: [401, 403],
} as const satisfies Route;

export const bookmarkedProperties = {
  method: 'GET',
  path: '/api/users/:id/bookmarks/properties',
  summary: 'Which homes a person keeps in mind, by id alone: the newest 500.',
  access: 'self',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).bookmarkedPropertiesSchemas,
  errors: [401, 403],
} as const satisfies Route;
