import { route } from './route.ts';

export const createEnquiry = route({
  method: 'POST',
  path: '/api/enquiries',
  summary: 'Send us a message.',
  access: 'anyone',
  limit: 'message',
  schemas: () => import('./enquiries.schemas.ts').then(({ createEnquirySchemas }) => createEnquirySchemas),
  idempotent: true,
  status: 201,
  errors: [403, 409, 413, 415],
});
