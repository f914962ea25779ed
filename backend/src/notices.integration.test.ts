import { sharedBackend } from './testing/backend.ts';
import { buildProperty, buildReview } from './testing/builders.ts';
import { mailTo } from './testing/mail.ts';

const ADMIN = 'admin@example.com';

const backend = await sharedBackend({ ADMIN_EMAIL: ADMIN, PUBLIC_URL: 'http://homes.example' });

test('an inspector request is mailed to the administrator with all that is needed to call', async () => {
  const property = await buildProperty(backend);
  const lead = { propertyId: property.id, name: 'Mei Tran', phone: '0400 000 000', propertyAddress: 'x' };
  const { status, body } = await backend.post('/api/inspector-leads', lead);
  expect(status).toBe(201);
  const { text } = await mailTo(backend, ADMIN, `New lead #${body.id}`);
  for (const fields of [
    property.address,
    'Name: Mei Tran',
    'Phone: 0400 000 000',
    'http://homes.example/admin/leads',
  ])
    expect(text).toContain(fields);
});

test('so is a complaint, and a reply goes to its sender', async () => {
  const fields = { kind: 'privacy', details: 'My number stands in a review.', email: 'mei@example.com' };
  const { body } = await backend.post('/api/complaints', fields);
  const { head, text } = await mailTo(backend, ADMIN, `New complaint #${body.id}`);
  expect(head).toContain('Reply-To: mei@example.com');
  expect(text).toContain('About: My personal information');
  expect(text).toContain('http://homes.example/admin/complaints\n');
});

test('so is a report of a review', async () => {
  const property = await buildProperty(backend);
  const review = await buildReview(backend, { property: property.id });
  const fields = { reason: 'personal', details: 'It names my neighbour.' };
  const { body } = await backend.post(`/api/reviews/${review.id}/report`, fields);
  const { text } = await mailTo(backend, ADMIN, `New complaint #${body.id}`);
  expect(text).toContain('About: A review: It names or identifies someone');
  expect(text).toContain(`Page: /property/${property.id}`);
});

test('so is a message', async () => {
  const fields = {
    kind: 'guide',
    name: 'Mei',
    email: 'mei@example.com',
    message: 'A guide to balconies, please.',
  };
  const { body } = await backend.post('/api/enquiries', fields);
  const { head, text } = await mailTo(backend, ADMIN, `New enquiry #${body.id}`);
  expect(head).toContain('Reply-To: mei@example.com');
  expect(text).toContain('Message: A guide to balconies, please.');
  expect(text).toContain('http://homes.example/admin/enquiries\n');
});

test('nothing of it is in the log', () => {
  expect(backend.log.join('')).not.toMatch(/mei@|Mei|0400|neighbour|balconies|admin@/);
});
