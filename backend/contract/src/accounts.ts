import { route } from './route.ts';

export const readMe = route({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who is signed in.',
  access: 'member',
  limit: 'read',
  schemas: () => import('./accounts.schemas.ts').then(({ readMeSchemas }) => readMeSchemas),
  errors: [401],
});
