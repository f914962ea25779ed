import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview } from '../../testing/builders.ts';
import { mailTo, outboxOf, untilIdle } from '../../testing/mail.ts';
import { atOnce } from '../../testing/responses.ts';

const backend = await sharedBackend({ RATE_LIMITS: 'on' });
let next = 1;

const DETAILS = 'Bandicoots in the roof, every night.';
const mailbox = () => `sender${next++}@example.com`;

async function lead(email?: string) {
  const { id } = await buildProperty(backend, { address: `${next++} Bandicoot Lane` });
  const who = { name: 'Bandicoot', phone: '0400 000 000', ...(email && { email }) };
  return backend.post('/api/inspector-leads', { propertyId: id, ...who });
}
async function report(email?: string) {
  const { id } = await buildReview(backend, { property: (await buildProperty(backend)).id });
  return backend.post(`/api/reviews/${id}/report`, { reason: 'other', details: DETAILS, email });
}
const complain = (email?: string) =>
  backend.post('/api/complaints', { kind: 'other', details: DETAILS, name: 'Bandicoot', email });
const write = (email: string) =>
  backend.post('/api/enquiries', { name: 'Bandicoot', email, message: DETAILS });

const receiptsFor = async (email: string) =>
  (await outboxOf(backend)).filter(({ head }) => head.includes(`\r\nTo: ${email}\r\n`));

test.each([
  ['a request for a call', lead, 'Your callback request'],
  ['a report of a review', report, 'Your report'],
  ['a complaint', complain, 'Your report'],
  ['a message', write, 'Your message'],
])('%s is confirmed by a mail with its number and none of its words', async (_, send, subject) => {
  const email = mailbox();
  const response = await send(email);
  expect(response.status).toBe(201);
  const { id } = response.body as { id: number };
  const { head, text, html } = await mailTo(backend, email, `${subject} #${id}`);
  expect(text).toContain(`Reference number: ${id}`);
  expect(head + text + html).not.toMatch(/bandicoot/i);
});

test.each([
  ['a request for a call', lead],
  ['a report of a review', report],
  ['a complaint', complain],
])('%s without an email is taken as before, and nobody is written to', async (_, send) => {
  const before = (await outboxOf(backend)).filter(({ head }) => /Subject: Your/.test(head)).length;
  expect((await send()).status).toBe(201);
  await untilIdle(backend);
  const after = (await outboxOf(backend)).filter(({ head }) => /Subject: Your/.test(head)).length;
  expect(after).toBe(before);
});

test('nobody’s mailbox is filled: five receipts an hour, and what is sent is kept all the same', async () => {
  const email = mailbox();
  for (let sent = 0; sent < 7; sent++) expect((await write(email)).status).toBe(201);
  await untilIdle(backend);
  expect(await receiptsFor(email)).toHaveLength(5);
});

test('a report stores the email for the moderators, and refuses one that is none', async () => {
  const email = mailbox();
  const { id } = (await report(email)).body as { id: number };
  const [row] = await backend.rows('select email from complaint where id = $1', id);
  expect(row).toEqual({ email });
  expect(await report('no address')).toMatchObject({ status: 400, text: 'Please enter a valid email' });
});

test('more senders at once than the database has connections are all taken', async () => {
  const responses = await atOnce(40, () => complain(mailbox()));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
});
