import { route } from './route.ts';

export const addBookmark = route({
  method: 'POST',
  path: '/api/bookmarks',
  summary: 'Keep a home in mind; once is as good as twice.',
  access: 'member',
  limit: 'memberWrite',
  schemas: () => import('./bookmarks.schemas.ts').then(({ addBookmarkSchemas }) => addBookmarkSchemas),
  status: 201,
  errors: [401, 403, 404, 413, 415],
});

export const removeBookmark = route({
  method: 'DELETE',
  path: '/api/bookmarks',
  summary: 'Forget a home; it need not have been kept.',
  access: 'member',
  limit: 'memberWrite',
  schemas: () => import('./bookmarks.schemas.ts').then(({ removeBookmarkSchemas }) => removeBookmarkSchemas),
  status: 204,
  errors: [401, 403, 413, 415],
});

export const bookmarksOfUser = route({
  method: 'GET',
  path: '/api/users/:id/bookmarks',
  summary: 'The homes a person keeps in mind, newest first.',
  access: 'self',
  limit: 'read',
  schemas: () =>
    import('./bookmarks.schemas.ts').then(({ bookmarksOfUserSchemas }) => bookmarksOfUserSchemas),
  errors: [401, 403],
});
