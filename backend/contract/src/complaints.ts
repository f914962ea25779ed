import { route } from './route.ts';

export const createComplaint = route({
  method: 'POST',
  path: '/api/complaints',
  summary: 'Complain about something on the site; the answer is the number of the complaint.',
  access: 'anyone',
  limit: 'message',
  schemas: () =>
    import('./complaints.schemas.ts').then(({ createComplaintSchemas }) => createComplaintSchemas),
  idempotent: true,
  status: 201,
  errors: [403, 409, 413, 415],
});
