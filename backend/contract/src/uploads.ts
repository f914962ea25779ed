import type { Route } from './route.ts';

export const uploadPhoto = {
  method: 'POST',
  path: '/api/upload',
  summary: 'Store one photo, scaled down and without its metadata.',
  access: 'anyone',
  limit: 'upload',
  schemas: async () => (await import('@home-truths/contract/schemas')).uploadPhotoSchemas,
  changes: [],
  file: 'photos',
  status: 201,
  errors: [403, 413, 415, 507],
} as const satisfies Route;
