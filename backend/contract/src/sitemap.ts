import type { Route } from './route.ts';

export const sitemapEntries = {
  method: 'GET',
  path: '/api/sitemap',
  summary: 'What search engines may list: suburbs, buildings or properties with a review, by key.',
  access: 'anyone',
  limit: 'open',
  schemas: async () => (await import('@home-truths/contract/schemas')).sitemapEntriesSchemas,
  shows: [],
  anonymous: true,
} as const satisfies Route;
