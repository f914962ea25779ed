import type { Route } from './route.ts';

export const addBookmark = {
  method: 'POST',
  path: '/api/bookmarks',
  summary: 'Keep a home in mind; once is as good as twice.',
  access: 'member',
  limit: 'memberWrite',
  schemas: async () => (await import('@home-truths/contract/schemas')).addBookmarkSchemas,
  status: 201,
  errors: [401, 403, 404, 413, 415],
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
  errors: [401, 403],
} as const satisfies Route;
