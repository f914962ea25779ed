import { sharedBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../testing/builders.ts';
import { eventually } from '../testing/eventually.ts';
import { outboxOf } from '../testing/mail.ts';

const ADMIN_EMAIL = 'moderators@example.com';
const DAY_MS = 86_400_000;

const backend = await sharedBackend({ ADMIN_EMAIL, UNDO_SECONDS: '0' });
const admin = await signIn(backend, await buildUser(backend, { isAdmin: true }));
let next = 1;

const STATEMENT = {
  name: 'Dana Ricci',
  harmed: 'business',
  quotation: 'Ricci Realty stole our bond',
  untrue: 'The bond was returned in full on 3 March.',
  considers: true,
};
const complaint = (values: object = {}, statement: object | null = {}) => ({
  kind: 'defamation',
  email: `dana${next++}@example.com`,
  page: '/property/7',
  ...(statement && { statement: { ...STATEMENT, ...statement } }),
  ...values,
});
const send = (values?: object, statement?: object | null) =>
  backend.post('/api/complaints', complaint(values, statement));
const reviewOfSomeProperty = async () =>
  buildReview(backend, { property: (await buildProperty(backend)).id });
const stored = async (id: number) =>
  (await backend.rows('select * from complaint where id = $1', id))[0] as Record<string, unknown>;
const patch = (path: string, body: object) => backend.patch(`/api/admin/complaints${path}`, body, admin);
const list = async (query = '') => (await backend.get(`/api/admin/complaints${query}`, admin)).body;

test.each([
  [{}, { name: undefined }, 'Name is required'],
  [{}, { name: ' ' }, 'Name is required'],
  [{}, { harmed: undefined }, 'Select who it harms'],
  [{}, { harmed: 'nobody' }, 'Select who it harms'],
  [{}, { quotation: undefined }, 'Copy in the exact words'],
  [{}, { quotation: 'ab' }, 'Copy in the exact words'],
  [{}, { quotation: 'x'.repeat(2001) }, 'The exact words must be at most 2,000 characters'],
  [{}, { untrue: undefined }, 'Tell us what’s untrue (at least 20 characters)'],
  [{}, { untrue: 'It is not.' }, 'Tell us what’s untrue (at least 20 characters)'],
  [{}, { harm: 'x'.repeat(2001) }, 'The harm must be at most 2,000 characters'],
  [{}, { considers: undefined }, 'Select this box, or choose a different type of complaint'],
  [{}, { considers: false }, 'Select this box, or choose a different type of complaint'],
  [{ email: undefined }, {}, 'Please enter a valid email'],
  [{ email: '' }, {}, 'Please enter a valid email'],
  [{ page: undefined }, {}, 'Tell us which review or page it is'],
  [{}, null, 'Tell us what the complaint is about'],
])('%j with %j is refused: %s', async (values, statement, message) => {
  const { status, text } = await send(values, statement);
  expect([status, text]).toEqual([400, message]);
});

test('all that is missing is said at once', async () => {
  const empty = { kind: 'defamation', statement: {} };
  const { body } = await backend.post('/api/complaints', empty, { Accept: 'application/problem+json' });
  const statement = ['considers', 'harmed', 'name', 'quotation', 'untrue'].map(name => `statement.${name}`);
  expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(
    ['email', 'page', ...statement].map(name => `body.${name}`),
  );
});

test('a complete one is to be decided seven days after it was received, and is mailed once to each side', async () => {
  const review = await reviewOfSomeProperty();
  const sent = complaint({ reviewId: review.id, page: undefined });
  const { status, body } = await backend.post('/api/complaints', sent);
  expect(status).toBe(201);
  const row = await stored(body.id);
  expect(Date.parse(body.decideBy)).toBe(Date.parse(String(row.created_at)) + 7 * DAY_MS);
  expect(row).toMatchObject({
    kind: 'defamation',
    name: STATEMENT.name,
    statement: STATEMENT,
    review_id: review.id,
    page: `/property/${review.property?.id}`,
    details: '',
  });
  const mails = await eventually(async () => {
    const all = (await outboxOf(backend)).filter(({ text }) => text.includes(String(body.id)));
    return all.length >= 2 ? all : undefined;
  });
  const to = (email: string) => mails.filter(({ head }) => head.includes(`\r\nTo: ${email}\r\n`));
  expect([to(sent.email).length, to(ADMIN_EMAIL).length, mails.length]).toEqual([1, 1, 2]);
  const date = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });
  const words = `Your complaint number is ${body.id}. We’ll decide by ${date.format(new Date(body.decideBy))}.`;
  expect(to(sent.email)[0]?.text).toContain(words);
  expect(to(ADMIN_EMAIL)[0]?.text).toContain(STATEMENT.quotation);
});

test('a review that nobody can read cannot be complained about', async () => {
  const review = await reviewOfSomeProperty();
  await backend.rows('update review set hidden_at = now() where id = $1', review.id);
  expect((await send({ reviewId: review.id })).status).toBe(404);
  expect((await send({ reviewId: 999_999 })).status).toBe(404);
  expect((await send({ reviewId: 0 })).status).toBe(400);
});

test('administrators read the whole statement; any other kind has none', async () => {
  const { body } = await send();
  const fields = { kind: 'other', details: 'The page is empty.', statement: STATEMENT };
  const other = await backend.post('/api/complaints', fields);
  const rows = await list('?limit=100');
  const statementOf = (id: number) => rows.find((row: { id: number }) => row.id === id)?.statement;
  expect(statementOf(body.id)).toEqual(STATEMENT);
  expect(statementOf(other.body.id)).toBeNull();
});

test('a report is turned into a complaint about defamation and back; its time still counts from its receipt', async () => {
  const review = await reviewOfSomeProperty();
  const { body } = await backend.post(`/api/reviews/${review.id}/report`, { reason: 'untrue', details: '' });
  const before = await stored(body.id);
  const turned = await patch(`/${body.id}/kind`, { kind: 'defamation', version: 1 });
  expect(turned.body).toMatchObject({ kind: 'defamation', reason: 'untrue', version: 2 });
  expect(await stored(body.id)).toMatchObject({ created_at: before.created_at, kind: 'defamation' });
  const [entry] = await backend.rows(
    `select before, after from audit_entry where subject = 'complaint' and subject_id = $1`,
    body.id,
  );
  expect(entry).toEqual({ before: { kind: 'review' }, after: { kind: 'defamation' } });
  expect((await patch(`/${body.id}/kind`, { kind: 'other', version: 1 })).status).toBe(409);
  expect((await patch(`/${body.id}/kind`, { kind: 'review', version: 2 })).body.kind).toBe('review');
});

test('what is no report, is decided or does not exist is not turned into one', async () => {
  const { body } = await send();
  expect((await patch(`/${body.id}/kind`, { kind: 'review' })).status).toBe(409);
  expect((await patch(`/${body.id}/kind`, { kind: 'praise' })).status).toBe(400);
  await patch(`/${body.id}`, { decision: 'kept', note: 'Nothing wrong' });
  expect((await patch(`/${body.id}/kind`, { kind: 'other' })).status).toBe(409);
  expect((await patch('/999999/kind', { kind: 'other' })).status).toBe(404);
});

test.each([
  ['defamation', 'Our decision on your complaint'],
  ['other', 'Our decision on your report'],
] as const)('to the public, only a complaint about defamation is called one: %s', async (kind, heading) => {
  const { body } = await send({ kind, details: 'Something about this page.' });
  const preview = { decision: 'kept', note: 'Nothing wrong' };
  const { body: mails } = await backend.post(`/api/admin/complaints/${body.id}/preview`, preview, admin);
  expect(mails.toReporter.subject).toBe(`${heading} (no. ${body.id})`);
});

test('a member’s export has the statement', async () => {
  const user = await buildUser(backend);
  const browser = await signIn(backend, user);
  await backend.post('/api/complaints', complaint(), browser);
  const { body } = await backend.get(`/api/users/${user.id}/export`, browser);
  expect(body.complaints[0].statement).toEqual(STATEMENT);
});

describe('reports of one review', () => {
  async function reported(count: number) {
    const review = await reviewOfSomeProperty();
    const ids: number[] = [];
    for (let i = 0; i < count; i++) {
      const reason = i % 3 === 0 ? 'offensive' : 'untrue';
      const report = { reason, details: `Report ${i}` };
      const { body } = await backend.post(`/api/reviews/${review.id}/report`, report);
      ids.push(body.id);
    }
    return { review, ids };
  }

  test('are one row with their number and reasons, the oldest first', async () => {
    const { review, ids } = await reported(10);
    const { review: another, ids: alone } = await reported(1);
    await send({ reviewId: review.id });
    const about = `?grouped=yes&limit=100&review=${review.id}`;
    const { body: rows, headers } = await backend.get(`/api/admin/complaints${about}`, admin);
    expect(rows.map((row: { kind: string }) => row.kind)).toEqual(['review', 'defamation']);
    expect(headers.get('X-Total-Count')).toBe('2');
    expect(rows[1]).toMatchObject({ reports: 1, reasons: [] });
    expect(rows[0]).toMatchObject({
      id: ids[0],
      reports: 10,
      reasons: [
        { reason: 'untrue', count: 6 },
        { reason: 'offensive', count: 4 },
      ],
    });
    const all = await list('?grouped=yes&limit=100');
    expect(all.find((row: { id: number }) => row.id === alone[0])).toMatchObject({
      reports: 1,
      review: { id: another.id },
    });
    expect((await list(`?limit=100&review=${review.id}`)).length).toBe(11);
  });

  test('are decided together, also those that came since, and each decision is recorded', async () => {
    const { review, ids } = await reported(9);
    const [first] = await list(`?grouped=yes&review=${review.id}`);
    const report = { reason: 'other', details: '' };
    const { body: late } = await backend.post(`/api/reviews/${review.id}/report`, report);
    const { body: complained } = await send({ reviewId: review.id });
    const decision = { decision: 'hidden', note: 'It names a person', all: true };
    const preview = await backend.post(`/api/admin/complaints/${first.id}/preview`, decision, admin);
    expect(preview.status).toBe(200);
    expect((await patch(`/${first.id}`, { ...decision, version: first.version })).status).toBe(200);
    const recorded = await backend.rows<{ id: number }>(
      `select subject_id as id from audit_entry where subject = 'complaint' and action = 'settle'
        and subject_id = any($1) order by 1`,
      [...ids, late.id],
    );
    expect(recorded.map(({ id }) => id)).toEqual([...ids, late.id]);
    const open = await list(`?review=${review.id}`);
    expect(open.map((row: { id: number }) => row.id)).toEqual([complained.id]);
  });

  test('settled ones stay rows of their own', async () => {
    const { review } = await reported(2);
    const [first] = await list(`?grouped=yes&review=${review.id}`);
    await patch(`/${first.id}`, { decision: 'kept', note: 'Nothing wrong', all: true });
    expect((await list(`?grouped=yes&state=settled&review=${review.id}`)).length).toBe(2);
  });
});
