import { route } from './route.ts';

export const uploadPhoto = route({
  method: 'POST',
  path: '/api/upload',
  summary: 'Store one photo, made small and free of its hidden data.',
  access: 'anyone',
  limit: 'upload',
  schemas: () => import('./uploads.schemas.ts').then(({ uploadPhotoSchemas }) => uploadPhotoSchemas),
  file: 'photos',
  errors: [403, 413, 415, 507],
});
