import { route } from './route.ts';

export const createLead = route({
  method: 'POST',
  path: '/api/inspector-leads',
  summary: 'Ask for the call of a building inspector.',
  access: 'anyone',
  limit: 'lead',
  schemas: () => import('./leads.schemas.ts').then(({ createLeadSchemas }) => createLeadSchemas),
  idempotent: true,
  status: 201,
  errors: [403, 404, 409, 413, 415],
});
