import type { AuditEntry } from '@home-truths/contract';
import { Client } from 'pg';
import { compile } from '../platform/database/query.ts';
import { sharedBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../testing/builders.ts';
import { avoidScans, scannedTables } from '../testing/scanned-tables.ts';
import { type AuditSearch, auditEntries } from './audit.sql.ts';

const backend = await sharedBackend();
const admin = await buildUser(backend, { isAdmin: true });
const browser = await signIn(backend, admin);

beforeEach(() => backend.rows('delete from audit_entry'));

const list = (query = '') => backend.get(`/api/admin/audit${query}`, browser);
const entriesOf = async (query = ''): Promise<AuditEntry[]> => (await list(query)).body;
const idsOf = async (query: string) => (await entriesOf(query)).map(({ id }) => id);

interface Values {
  at?: string;
  actor?: number | null;
  action?: string;
  subject?: string;
  subjectId?: number;
  before?: object;
  after?: object;
}

/** Writes an entry as those of earlier releases are stored. */
async function write({ at = '2026-11-20T02:00:00Z', actor = admin.id, ...values }: Values = {}) {
  const { action = 'edit', subject = 'key', subjectId = 0, before = null, after = null } = values;
  const [entry] = await backend.rows<{ id: number }>(
    `insert into audit_entry (at, actor_id, action, subject, subject_id, before, after)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    ...[at, actor, action, subject, subjectId, before, after],
  );
  return entry?.id as number;
}

test('an entry says who did what to which record, with the values before and after', async () => {
  const property = await buildProperty(backend, { address: '9 Kookaburra Lane' });
  const { id } = await buildReview(backend, { property: property.id, title: 'A fair home' });
  const text = { title: 'A damp home', content: 'Damp in winter, and cold.' };
  const edit = { ...text, residencyStatus: 'lived_here', rating: 2, issuesTags: [], isVerified: false };
  const changed = await backend.put(`/api/admin/reviews/${id}`, edit, browser);
  expect(changed.status).toBe(200);
  const [entry] = await entriesOf(`?subject=review&subjectId=${id}`);
  expect(entry).toEqual({
    id: expect.any(Number),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    by: { id: admin.id, username: admin.username },
    action: 'edit',
    subject: 'review',
    subjectId: id,
    about: 'A damp home',
    other: null,
    propertyId: property.id,
    before: expect.objectContaining({ title: 'A fair home', rating: 4 }),
    after: expect.objectContaining({ title: 'A damp home', rating: 2 }),
    canRestore: expect.any(Boolean),
  });
});

test('each kind of record is named, and one that is gone is not', async () => {
  const property = await buildProperty(backend, { address: '11 Kookaburra Lane' });
  const lead = { propertyId: property.id, name: 'Mei Lin', phone: '0400 000 000' };
  const { body } = await backend.post('/api/inspector-leads', lead);
  await write({ subject: 'property', subjectId: property.id });
  await write({ subject: 'lead', subjectId: body.id });
  await write({ subject: 'session', subjectId: admin.id });
  await write({ subject: 'lead', subjectId: 999_999 });
  await write({ subject: 'key', actor: null });
  expect((await entriesOf()).map(({ about }) => about)).toEqual([
    ...[null, null, admin.username],
    'Mei Lin, 11 Kookaburra Lane, Newtown, NSW 2042',
    '11 Kookaburra Lane, Newtown NSW 2042',
  ]);
});

test('entries are found by record, person, action and day in Sydney, and go on where the list stopped', async () => {
  const other = await buildUser(backend, { isAdmin: true });
  const late = await write({ at: '2026-11-25T12:59:59Z', subject: 'lead', subjectId: 7 });
  const early = await write({ at: '2026-11-24T13:00:00Z', subject: 'lead', subjectId: 8, actor: other.id });
  const looked = { action: 'look', subject: 'review', subjectId: 7 };
  const dayBefore = await write({ at: '2026-11-24T12:59:59Z', ...looked });
  const operator = await write({ at: '2026-11-23T00:00:00Z', action: 'rotate', actor: null });
  expect(await idsOf('')).toEqual([late, early, dayBefore, operator]);
  expect(await idsOf('?subject=lead')).toEqual([late, early]);
  expect(await idsOf('?subject=lead&subjectId=8')).toEqual([early]);
  expect(await idsOf(`?by=${other.id}`)).toEqual([early]);
  expect(await idsOf('?by=operator')).toEqual([operator]);
  expect(await idsOf('?action=look')).toEqual([dayBefore]);
  expect(await idsOf('?action=eat')).toEqual([]);
  expect(await idsOf('?from=2026-11-25&to=2026-11-25')).toEqual([late, early]);
  expect(await idsOf('?to=2026-11-24')).toEqual([dayBefore, operator]);
  expect(await idsOf(`?limit=2&after=${early}`)).toEqual([dayBefore, operator]);
  expect(await idsOf(`?limit=1&after=${dayBefore}`)).toEqual([operator]);
  const { headers } = await list('?limit=1');
  expect(headers.get('X-Total-Count')).toBe('4');
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('an email or a password would not be shown', async () => {
  const secret = { email: 'a@example.com', contactEmail: 'b@example.com', password: '$argon2id$' };
  await write({ before: { ...secret, notes: 'Called' }, after: secret });
  expect(await entriesOf()).toMatchObject([{ before: { notes: 'Called' }, after: {} }]);
  expect((await list()).text).not.toMatch(/example\.com|argon/);
});

test.each([
  ['subject=LEAD', 'Choose a record from the list'],
  ['subjectId=7', 'Choose what kind of record the number is for'],
  ['by=jane', 'This link isn’t valid.'],
  ['from=2026-02-30', 'From must be a date, such as 2026-11-26'],
  ['to=26/11/2026', 'To must be a date, such as 2026-11-26'],
  ['from=2026-11-26&to=2026-11-25', 'To can’t be before From'],
])('?%.40s is refused: %s', async (query, message) => {
  expect(await list(`?${query}`)).toMatchObject({ status: 400, text: message });
});

test('every filter, and every pair of them, is read in the order of an index', async () => {
  const client = new Client(backend.database.url);
  await client.connect();
  await avoidScans(client);
  await client.query('set enable_sort = off');
  const filters = [
    { by: 7 },
    { by: 'operator' as const },
    { action: 'edit' },
    { subject: 'lead' },
    { from: '2026-11-25', to: '2026-11-26' },
    { after: 9 },
  ];
  const pairs = filters.flatMap((filter, index) =>
    filters.slice(index).map((other): AuditSearch => ({ ...filter, ...other })),
  );
  for (const search of [{}, ...pairs]) {
    const entries = auditEntries(search);
    expect([search, await scannedTables(client, entries, ['audit_entry'])]).toEqual([search, []]);
    const { text, values } = compile(entries);
    const { rows } = await client.query(`explain ${text}`, values);
    const plan = rows.map(row => row['QUERY PLAN']).join('\n');
    expect([search, /Sort Key: (?!listed|\(row_number)/.test(plan) ? plan : '']).toEqual([search, '']);
  }
  await client.end();
});
