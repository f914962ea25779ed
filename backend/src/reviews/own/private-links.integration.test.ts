import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview, buildUser, editOf, reviewOf, signIn } from '../../testing/builders.ts';
import { eventually } from '../../testing/eventually.ts';
import { mailTo } from '../../testing/mail.ts';
import { buildAdmin } from '../../testing/requests.ts';
import { atOnce, cookieOf, inTurn, refusal, statusesOf } from '../../testing/responses.ts';
import { DeletedReviewsService } from '../moderation/deleted-reviews.service.ts';
import { PrivateLinksService } from './private-links.service.ts';

const NOT_FOUND = { status: 404, text: 'We couldn’t find this review, or the link no longer works' };

const backend = await sharedBackend();

/** A guest who wrote a review in a browser of their own. */
async function guest(values = {}, to = backend) {
  const property = await buildProperty(to);
  const written = await to.post('/api/reviews', reviewOf(property.id, values));
  return { property, id: written.body.id as number, browser: cookieOf(written, 'visitor') };
}

const keyOf = (id: number, browser = {}) => backend.post(`/api/reviews/${id}/key`, undefined, browser);

/** A guest who has the key. */
async function keyHolder(values = {}) {
  const written = await guest(values);
  const key: string = (await keyOf(written.id, written.browser)).body.key;
  return { ...written, key };
}

const FIELDS = editOf();
const open = (id: number, key: string, headers = {}) =>
  backend.post(`/api/reviews/${id}/open`, { key }, headers);
const edit = (id: number, key: string, values = {}) =>
  backend.put(`/api/reviews/${id}/by-key`, { ...FIELDS, ...values, key });
const remove = (id: number, key: string) => backend.post(`/api/reviews/${id}/remove`, { key });
const renew = (id: number, key: string) => backend.post(`/api/reviews/${id}/key/new`, { key });
const admin = async () => (await buildAdmin(backend)).browser;

test('the browser that wrote a review gets its key, of 128 bits, and no other does', async () => {
  const { id, browser } = await guest();
  const { status, body, headers } = await keyOf(id, browser);
  expect(status).toBe(200);
  expect(body).toEqual({ key: expect.stringMatching(/^[\w-]{22}$/) });
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect((await keyOf(id, browser)).body).toEqual(body);
  expect(await keyOf(id)).toMatchObject(NOT_FOUND);
  expect(await keyOf(id, (await guest()).browser)).toMatchObject(NOT_FOUND);
  expect(await keyOf(999_999, browser)).toMatchObject(NOT_FOUND);
});

test('for a day', async () => {
  const { id, browser } = await guest();
  const age = (interval: string) =>
    backend.rows(`update review set created_at = now() - $2::interval where id = $1`, id, interval);
  await age('23 hours 59 minutes');
  expect((await keyOf(id, browser)).status).toBe(200);
  await age('24 hours 1 minute');
  expect(await keyOf(id, browser)).toMatchObject(NOT_FOUND);
});

test('reviews of members, and those from before there were private links, have no key', async () => {
  const user = await buildUser(backend);
  const property = await buildProperty(backend);
  const session = await signIn(backend, user);
  const visitor = (await guest()).browser.Cookie;
  const browser = { Cookie: `${session.Cookie}; ${visitor}` };
  const { id } = (await backend.post('/api/reviews', reviewOf(property.id), browser)).body;
  expect(await keyOf(id, browser)).toMatchObject(NOT_FOUND);
  const [stored] = await backend.rows('select writer_mark, key_version from review where id = $1', id);
  expect(stored).toEqual({ writer_mark: null, key_version: null });
  const old = await buildReview(backend, { property: property.id });
  const { key } = await keyHolder();
  for (const without of [id, old.id])
    for (const call of [open, edit, remove, renew]) expect(await call(without, key)).toMatchObject(NOT_FOUND);
});

test('the key is stored nowhere, and neither is the visitor; both need the secret', async () => {
  const { id, key, browser } = await keyHolder();
  const [number = ''] = browser.Cookie.replace('visitor=', '').split('.');
  const [stored] = await backend.rows<{ row: string; mark: string }>(
    'select review::text as row, writer_mark as mark from review where id = $1',
    id,
  );
  expect(stored?.mark).toMatch(/^[\w-]{43}$/);
  for (const secret of [key, number]) expect(stored?.row).not.toContain(secret);
  expect(backend.log.join('')).not.toContain(key);
});

test('a link opens its review as its author sees it', async () => {
  const { id, property, key } = await keyHolder({ isAnonymous: true, contactEmail: 'canary@example.com' });
  const { status, body, headers, text } = await open(id, key);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    title: 'Sunny and quiet',
    authorName: 'Anonymous',
    isHidden: false,
    version: 1,
    property: { id: property.id, address: property.address },
  });
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(text).not.toMatch(/canary|writer|mark|key/i);
});

test('a key opens its own review only; whatever is wrong gets the same response', async () => {
  const [{ id, key }, other] = [await keyHolder(), await keyHolder()];
  const wrong = [
    ...[other.key, `${key}A`, key.slice(1), key.toLowerCase(), 'x', `${key}=`.repeat(2), 'ü'.repeat(22)],
    `${key.slice(0, -1)}${key.endsWith('A') ? 'Q' : 'A'}`,
  ];
  for (const given of wrong)
    for (const call of [open, edit, remove, renew]) expect(await call(id, given)).toMatchObject(NOT_FOUND);
  expect(await open(999_999, key)).toMatchObject(NOT_FOUND);
  expect(await backend.post(`/api/reviews/${id}/open`, {})).toMatchObject(refusal(400, 'Key is required'));
  expect((await open(id, key)).body).toMatchObject({ title: 'Sunny and quiet', edited: null, version: 1 });
});

test('an edit is shown as such, the aggregates follow, and a revision is stored', async () => {
  const { id, property, key } = await keyHolder({ rating: 4 });
  const { status, body } = await edit(id, key, { rating: 2, title: 'Not so quiet', version: 1 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ rating: 2, title: 'Not so quiet', edited: 'author', version: 2 });
  const { body: detail } = await backend.get(`/api/properties/${property.id}`);
  expect(detail).toMatchObject({ reviewCount: 1, averageRating: '2.00' });
  expect(
    await backend.rows('select by, changed_by_id, before from review_revision where review_id = $1', id),
  ).toEqual([{ by: 'author', changed_by_id: null, before: expect.objectContaining({ rating: 4 }) }]);
  expect((await edit(id, key, { rating: 1, version: 1 })).status).toBe(409);
  expect(await edit(id, key, { title: 'Four' })).toMatchObject(
    refusal(400, 'Title must be at least 5 characters'),
  );
});

test('what only moderators may set stays', async () => {
  const { id, key } = await keyHolder();
  const browser = await admin();
  const moderated = { ...FIELDS, isVerified: true, isHidden: true, moderationNote: 'It names a person' };
  expect((await backend.put(`/api/admin/reviews/${id}`, moderated, browser)).status).toBe(200);
  expect((await open(id, key)).body).toMatchObject({ isHidden: true, moderationNote: 'It names a person' });
  const { body } = await edit(id, key, { title: 'Without a name', isHidden: false, isVerified: false });
  expect(body).toMatchObject({ title: 'Without a name', isHidden: true, isVerified: true });
});

test('ten edits a year, and those that change nothing are none', async () => {
  const { id, key } = await keyHolder();
  const many = await atOnce(12, n => edit(id, key, { title: `Edit number ${n}` }));
  expect(statusesOf(many).sort()).toEqual([...Array(10).fill(200), 429, 429]);
  const { title } = (await open(id, key)).body;
  expect((await edit(id, key, { title })).status).toBe(200);
  const refused = await edit(id, key, { title: 'One more' });
  expect(refused.text).toBe('This review has already been edited 10 times this year');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(364 * 86_400);
  await backend.rows(
    `update review_revision set at = at - interval '1 year' where id = (select min(id) from review_revision where review_id = $1)`,
    id,
  );
  expect((await edit(id, key, { title: 'One more' })).status).toBe(200);
  expect((await edit(id, key, { title: 'And another' })).status).toBe(429);
});

test('a review that was taken back is gone for everybody, and who wrote it is erased', async () => {
  const { id, property, key, browser } = await keyHolder({ contactEmail: 'canary@example.com' });
  expect(await remove(id, key)).toMatchObject({ status: 204, text: '' });
  expect((await backend.get(`/api/properties/${property.id}`)).body).toMatchObject({ reviewCount: 0 });
  for (const call of [open, edit, remove, renew]) expect(await call(id, key)).toMatchObject(NOT_FOUND);
  expect(await keyOf(id, browser)).toMatchObject(NOT_FOUND);
  const [stored] = await backend.rows('select writer_mark, contact_email from review where id = $1', id);
  expect(stored).toEqual({ writer_mark: null, contact_email: null });
});

test('thirty days after a moderator deleted a review nothing reveals who wrote it', async () => {
  const { id } = await guest();
  await backend.delete(`/api/admin/reviews/${id}`, await admin());
  const markAfter = async (days: number) => {
    await backend.rows(
      `update review set deleted_at = now() - make_interval(days => $2) where id = $1`,
      id,
      days,
    );
    await backend.app.get(DeletedReviewsService).sweep();
    return (await backend.rows('select writer_mark as mark from review where id = $1', id))[0]?.mark;
  };
  expect(await markAfter(29)).toMatch(/^[\w-]{43}$/);
  expect(await markAfter(31)).toBeNull();
});

test('a link opens nothing while a moderator has deleted its review', async () => {
  const { id, key } = await keyHolder();
  const browser = await admin();
  await backend.delete(`/api/admin/reviews/${id}`, browser);
  for (const call of [open, edit, remove, renew]) expect(await call(id, key)).toMatchObject(NOT_FOUND);
  await backend.post(`/api/admin/reviews/${id}/restore`, undefined, browser);
  expect((await open(id, key)).status).toBe(200);
});

test('with a new link the old one no longer works', async () => {
  const { id, key, browser } = await keyHolder();
  const { status, body } = await renew(id, key);
  expect(status).toBe(200);
  expect(body.key).toMatch(/^[\w-]{22}$/);
  for (const call of [open, edit, remove, renew]) expect(await call(id, key)).toMatchObject(NOT_FOUND);
  expect((await open(id, body.key)).body).toMatchObject({ version: 1 });
  expect((await keyOf(id, browser)).body).toEqual(body);
});

describe('by email', () => {
  const SUBJECT = 'Your private link';
  const mail = (id: number, email: string, browser = {}) =>
    backend.post(`/api/reviews/${id}/key/mail`, { email }, browser);

  test('the link goes to the email that was typed for it, which is stored nowhere', async () => {
    const { id, key, browser } = await keyHolder({ contactEmail: 'canary@example.com' });
    expect((await mail(id, 'mei@example.com', browser)).status).toBe(204);
    const { text } = await mailTo(backend, 'mei@example.com', SUBJECT);
    expect(text).toContain(`${backend.url}/write-review/mine#${id}.${key}`);
    expect(text).not.toContain('canary');
    const jobs = `select 1 from job.job where data::text like '%mei@example.com%' or data::text like '%' || $1 || '%'`;
    await eventually(async () => (await backend.rows(jobs, key)).length === 0 || undefined);
    const tables = await backend.rows<{ row: string }>(
      'select review::text as row from review where id = $1',
      id,
    );
    expect(tables[0]?.row).not.toContain('mei@');
    expect(backend.log.join('')).not.toContain('mei@');
  });

  test('it is for the browser that wrote the review', async () => {
    const { id, browser } = await guest();
    expect(await mail(id, 'mei@example.com')).toMatchObject(NOT_FOUND);
    expect(await mail(id, 'mei@example.com', (await guest()).browser)).toMatchObject(NOT_FOUND);
    expect(await mail(id, 'mei', browser)).toMatchObject(refusal(400, 'Please enter a valid email address'));
  });

  test('a review deleted before the mail was written is mailed to nobody', async () => {
    const service = backend.app.get(PrivateLinksService) as unknown as {
      write(about: object): Promise<unknown>;
    };
    const { id, key } = await keyHolder();
    await remove(id, key);
    expect(await service.write({ reviewId: id, email: 'mei@example.com', origin: 'http://a' })).toBeNull();
  });
});

test('after a year a random mark takes the place of a visitor’s, the same at all their reviews', async () => {
  const { id, browser } = await guest();
  const property = await buildProperty(backend);
  const second = (await backend.post('/api/reviews', reviewOf(property.id), browser)).body.id;
  const stranger = await guest();
  const marks = async () => {
    const rows = await backend.rows<{ mark: string }>(
      'select writer_mark as mark from review where id = any($1::int[]) order by array_position($1::int[], id)',
      [id, second, stranger.id],
    );
    return rows.map(({ mark }) => mark);
  };
  const replaceMarks = () => backend.app.get(PrivateLinksService).replaceOldMarks();
  const before = await marks();
  expect(before[0]).toBe(before[1]);
  await replaceMarks();
  expect(await marks()).toEqual(before);
  await backend.rows(`update review set created_at = now() - interval '366 days' where id = $1`, id);
  await replaceMarks();
  const after = await marks();
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(after[0]);
  expect(after[2]).toBe(before[2]);
  await replaceMarks();
  expect(await marks()).toEqual(after);
});

const limited = await sharedBackend({ RATE_LIMITS: 'on' });

describe('limits', () => {
  test('30 wrong keys an hour, then 429, also for the right one', async () => {
    const { id, browser } = await guest({}, limited);
    const { key } = (await limited.post(`/api/reviews/${id}/key`, undefined, browser)).body;
    const guess = (n: number) =>
      limited.post(`/api/reviews/${id}/open`, { key: `${key.slice(0, 20)}${10 + n}` }, browser);
    expect(statusesOf(await inTurn(30, guess))).toEqual([...Array(29).fill(404), 429]);
    expect((await limited.post(`/api/reviews/${id}/open`, { key }, browser)).status).toBe(429);
  });

  test('without a cookie 200 an hour from one IP address', async () => {
    const tried = await atOnce(220, () => limited.post('/api/reviews/7/open', { key: 'x'.repeat(22) }));
    const refused = tried.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(tried.filter(({ status }) => status === 404).length).toBe(220 - refused.length);
  });

  test('five mails an hour', async () => {
    const { id, browser } = await guest({}, limited);
    const mail = () => limited.post(`/api/reviews/${id}/key/mail`, { email: 'mei@example.com' }, browser);
    expect(statusesOf(await inTurn(6, mail))).toEqual([...Array(5).fill(204), 429]);
  });

  test('five mails an hour to one mailbox, whoever asks', async () => {
    const mail = async (n: number) => {
      const { id, browser } = await guest({}, limited);
      const email = n % 2 ? 'Jo@example.com' : 'jo@example.com';
      return limited.post(`/api/reviews/${id}/key/mail`, { email }, browser);
    };
    expect(statusesOf(await inTurn(6, mail))).toEqual([...Array(5).fill(204), 429]);
  });
});
