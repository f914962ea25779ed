import { sharedBackend } from './testing/backend.ts';
import { buildProperty, buildReview } from './testing/builders.ts';
import { mailTo } from './testing/mail.ts';

const ADMIN = 'admin@example.com';

const backend = await sharedBackend({ ADMIN_EMAIL: ADMIN, PUBLIC_URL: 'http://homes.example' });

const property = await buildProperty(backend);
const review = await buildReview(backend, { property: property.id });
const person = { name: 'Mei Tran', email: 'mei@example.com' };
const page = (name: string) => `http://homes.example/admin/${name}\n`;

test.each([
  [
    'an inspector request',
    ['/api/inspector-leads', 'lead', { propertyId: property.id, name: person.name, phone: '0400 000 000' }],
    [property.address, 'Name: Mei Tran', 'Phone: 0400 000 000', page('leads')],
  ],
  [
    'a complaint',
    [
      '/api/complaints',
      'complaint',
      { ...person, kind: 'privacy', details: 'My number stands in a review.' },
    ],
    ['About: My personal information', page('complaints')],
  ],
  [
    'a report of a review',
    [
      `/api/reviews/${review.id}/report`,
      'complaint',
      { reason: 'personal', details: 'It names my neighbour.' },
    ],
    ['About: A review: It names or identifies someone', `Page: /property/${property.id}`],
  ],
  [
    'a message',
    ['/api/enquiries', 'enquiry', { ...person, kind: 'guide', message: 'A guide to balconies, please.' }],
    ['Message: A guide to balconies, please.', page('enquiries')],
  ],
] as const)('%s is mailed to the administrator, and a reply goes to its sender', async (_, sent, lines) => {
  const [path, kind, body] = sent;
  const { id } = (await backend.post(path, body)).body;
  const { head, text } = await mailTo(backend, ADMIN, `New ${kind} #${id}`);
  for (const line of lines) expect(text).toContain(line);
  if ('email' in body) expect(head).toContain('Reply-To: mei@example.com');
});

test('nothing of it is in the log', () => {
  expect(backend.log.join('')).not.toMatch(/mei@|Mei|0400|neighbour|balconies|admin@/);
});
