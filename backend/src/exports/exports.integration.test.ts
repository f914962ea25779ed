import { sharedBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../testing/builders.ts';
import { eventually } from '../testing/eventually.ts';

const backend = await sharedBackend();
const admin = await buildUser(backend, { isAdmin: true, username: 'jane' });
const browser = await signIn(backend, admin);

/** The bytes of an export; `Response.text()` would drop the byte order mark. */
async function download(list: string, query = '') {
  const response = await fetch(`${backend.url}/api/admin/exports/${list}${query}`, { headers: browser });
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  return { status: response.status, headers: response.headers, text, lines: text.split('\r\n') };
}

const entriesOf = (subject: string) =>
  backend.rows<{ after: object }>(
    `select actor_id as by, after from audit_entry where action = 'export' and subject = $1 order by id desc`,
    subject,
  );

test('leads are a CSV file with a byte order mark, in which no cell is a formula', async () => {
  const { id } = await buildProperty(backend, { address: '1 Rosella Street' });
  const person = { name: '=HYPERLINK("x")', phone: '+61 400 000 000', email: 'mei@example.com' };
  await backend.post('/api/inspector-leads', { propertyId: id, ...person });
  const { status, headers, text, lines } = await download('leads', '?status=pending');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="home-truths-leads-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(lines[0]).toBe(
    '\uFEFF"Number","Received","Name","Phone","Best time","Property","Property number","Status","Notes","Assigned to"',
  );
  expect(lines[1]).toMatch(
    /^"\d+","[^,]+","'=HYPERLINK\(""x""\)","'\+61 400 000 000","","1 Rosella Street, Newtown, NSW 2042","\d+","pending","",""$/,
  );
  expect(lines.slice(2)).toEqual(['']);
  expect(text).not.toContain('mei@example.com');
  expect(await entriesOf('lead')).toEqual([
    { by: admin.id, after: { filter: { status: 'pending' }, rows: 1, isComplete: true } },
  ]);
});

test('reviews name no author of an anonymous one, and no email', async () => {
  const property = (await buildProperty(backend)).id;
  const [mei, olu] = [
    await buildUser(backend, { username: 'mei_lin' }),
    await buildUser(backend, { username: 'olu_ade' }),
  ];
  const contactEmail = 'canary@example.com';
  await buildReview(backend, { property, user: mei.id, isAnonymous: true, contactEmail });
  await buildReview(backend, { property, user: olu.id, contactEmail, hiddenAt: new Date() });
  const looks = () => backend.rows(`select id from audit_entry where action = 'look'`);
  const { lines, text } = await download('reviews');
  expect(lines).toHaveLength(4);
  expect(lines.filter(line => line.includes(',"olu_ade",'))).toHaveLength(1);
  expect(lines.filter(line => line.includes(',"Anonymous",'))).toHaveLength(1);
  expect(text).not.toMatch(/mei_lin|canary|@example/);
  expect(await looks()).toEqual([]);
  expect((await download('reviews', '?visibility=hidden')).lines).toHaveLength(3);
});

test('properties, complaints, messages and the audit have the filters of their lists', async () => {
  const address = '77 Bowerbird Parade';
  await buildProperty(backend, { address });
  const properties = await download('properties', '?q=bowerbird');
  expect(properties.lines).toHaveLength(3);
  expect(properties.lines[1]).toContain(`,"${address}","Newtown","NSW","2042","house",`);
  const person = { name: 'Mei Lin', email: 'mei@example.com' };
  await backend.post('/api/complaints', { ...person, kind: 'fault', details: 'Nothing opens here.' });
  expect((await download('complaints')).lines).toHaveLength(3);
  expect((await download('complaints', '?state=settled')).lines).toHaveLength(2);
  await backend.post('/api/enquiries', { ...person, message: 'Please write about "strata".' });
  const enquiries = await download('enquiries', '?state=open');
  expect(enquiries.lines[1]).toContain('"Mei Lin","Please write about ""strata"".",');
  const audit = await download('audit', '?action=export&subject=complaint');
  expect(audit.lines.slice(1, -1)).toHaveLength(2);
  expect(audit.lines[1]).toContain(',"jane","export","complaint","0","","",');
  for (const { text } of [properties, enquiries, audit]) expect(text).not.toContain('mei@example.com');
});

/** Adds a thousand rows at a time, which take much less than the two seconds of a statement. */
async function fillAudit(rows: number) {
  for (let end = 1_000; end <= rows; end += 1_000)
    await backend.rows(
      `insert into audit_entry (at, actor_id, action, subject, subject_id, before)
       select now() - make_interval(secs => n), $1, 'edit', 'lead', n, jsonb_build_object('notes', repeat('x', 200))
       from generate_series($2::int - 999, $2::int) as n`,
      admin.id,
      end,
    );
}

test('each row of a long list is in the file once, in order', async () => {
  await fillAudit(10_000);
  const { lines } = await download('audit', '?subject=lead&action=edit');
  const ids = lines.slice(1, -1).map(line => Number(line.split('","')[5]));
  expect(ids).toEqual(Array.from({ length: 10_000 }, (_, index) => index + 1));
  expect((await entriesOf('audit'))[0]?.after).toMatchObject({ rows: 10_000, isComplete: true });
});

test('an export that is cut off says so in the audit, and reads no more', async () => {
  await fillAudit(60_000);
  const leaving = new AbortController();
  const response = await fetch(`${backend.url}/api/admin/exports/audit?subject=lead`, {
    headers: browser,
    signal: leaving.signal,
  });
  const entry = async () => (await entriesOf('audit'))[0]?.after as { rows: number; isComplete: boolean };
  // it is there before the first row is read
  expect(await entry()).toMatchObject({ filter: { subject: 'lead' }, isComplete: false });
  await response.body?.getReader().read();
  leaving.abort();
  const rows = await eventually(async () => (await entry()).rows || undefined);
  expect(rows).toBeLessThan(60_000);
  expect((await entry()).isComplete).toBe(false);
  expect(backend.log.filter(line => line.includes('request failed'))).toEqual([]);
});

test.each([
  ['leads?status=lost', 'Choose a status from the list'],
  [`properties?q=${'x'.repeat(5_000)}`, 'Search text must be at most 200 characters'],
  ['audit?from=yesterday', 'From must be a date, such as 2026-11-26'],
])('hostile filter %# is refused and is no entry', async (path, message) => {
  const entries = () => backend.rows('select id from audit_entry');
  const before = await entries();
  const response = await backend.get(`/api/admin/exports/${path}`, browser);
  expect([response.status, response.text]).toEqual([400, message]);
  expect(await entries()).toHaveLength(before.length);
});
