import { sharedBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, reviewOf, signIn } from '../testing/builders.ts';
import { mailTo } from '../testing/mail.ts';
import { buildMember, PASSWORD } from '../testing/requests.ts';
import { cookieOf, refusal } from '../testing/responses.ts';

const WRONG = 'That isn’t your current password';

const backend = await sharedBackend();

async function member(values = {}) {
  const user = await buildMember(backend, values);
  return { ...user, browser: await signIn(backend, user) };
}
const login = async (email: string, password: string) =>
  (await backend.post('/api/auth/login', { email, password })).status;
const isSignedIn = async (browser: Record<string, string>) =>
  (await backend.get('/api/auth/me', browser)).status === 200;

describe('the profile', () => {
  const edit = (id: number, body: unknown, browser: Record<string, string>) =>
    backend.patch(`/api/users/${id}`, body, browser);
  const profile = { firstName: 'Mei', lastName: 'Tran', username: 'mei_tran' };

  test('names and username can be changed, and nothing else', async () => {
    const { id, email, password, browser } = await member();
    const more = { email: 'other@example.com', isAdmin: true, emailVerified: true, password: 'x', id: 1 };
    const response = await edit(id, { ...profile, ...more }, browser);
    const user = { id, email, ...profile, isAdmin: false };
    expect([response.status, response.body]).toEqual([200, { user }]);
    expect((await backend.get('/api/auth/me', browser)).body).toEqual({ user });
    const [row] = await backend.rows('select email_verified, password from app_user where id = $1', id);
    expect(row).toEqual({ email_verified: false, password });
  });

  test('a username of somebody else is refused, the own one in other letters is not', async () => {
    const { username: usedName } = await member();
    const { id, username, browser } = await member();
    const refused = await edit(id, { ...profile, username: usedName.toUpperCase() }, browser);
    expect(refused).toMatchObject({ status: 409, text: 'That username is already taken' });
    expect((await edit(id, { ...profile, username: username.toUpperCase() }, browser)).status).toBe(200);
  });

  test('names on reviews follow', async () => {
    const { id, browser } = await member();
    const property = await buildProperty(backend);
    await buildReview(backend, { property: property.id, user: id });
    await edit(id, { ...profile, username: 'renamed_member' }, browser);
    const { body } = await backend.get(`/api/properties/${property.id}/reviews`);
    expect(body[0].authorName).toBe('Mei T.');
  });
});

describe('the password', () => {
  const change = (id: number, currentPassword: string, password: string, browser: Record<string, string>) =>
    backend.put(`/api/users/${id}/password`, { currentPassword, password }, browser);

  test('is changed by who knows the current one; other browsers are signed out, this one has a new id', async () => {
    const { id, email, browser: desktop } = await member();
    const phone = await signIn(backend, { id });
    const response = await change(id, PASSWORD, 'a brand new word', desktop);
    expect([response.status, response.body]).toEqual([200, { message: 'Your password was changed' }]);
    const renewed = cookieOf(response);
    expect(renewed.Cookie).not.toBe(desktop.Cookie);
    for (const browser of [phone, desktop]) expect(await isSignedIn(browser)).toBe(false);
    expect(await isSignedIn(renewed)).toBe(true);
    expect([await login(email, PASSWORD), await login(email, 'a brand new word')]).toEqual([401, 200]);
    await mailTo(backend, email, 'Your password was changed');
  });

  test('stays when the current one is wrong or the new one is guessed first', async () => {
    const { id, email, username, browser } = await member();
    expect(await change(id, 'not the word', 'a brand new word', browser)).toMatchObject(refusal(400, WRONG));
    for (const password of ['password', email.toUpperCase(), username.toUpperCase(), 'ZzZzZzZz'])
      expect(await change(id, PASSWORD, password, browser)).toMatchObject(
        refusal(400, 'Choose a password that’s harder to guess'),
      );
    expect(await change(id, PASSWORD, 'short', browser)).toMatchObject({ status: 400 });
    expect(await isSignedIn(browser)).toBe(true);
    expect(await login(email, PASSWORD)).toBe(200);
  });

  test('a forgotten link is of no use after a change', async () => {
    const { id, email, browser } = await member();
    await backend.post('/api/auth/forgot-password', { email });
    const { text } = await mailTo(backend, email, 'Reset your password');
    const token = /token=([\w-]+)/.exec(text)?.[1];
    await change(id, PASSWORD, 'a brand new word', browser);
    const { body } = await backend.get(`/api/auth/verify-reset-token?token=${token}`);
    expect(body).toEqual({ valid: false });
  });
});

describe('the export', () => {
  test('holds everything of the person and nothing of others, as a file', async () => {
    const { id, email, username, browser } = await member();
    const other = await member();
    const [property, seen] = [await buildProperty(backend), await buildProperty(backend)];
    const contactEmail = 'only-for-disputes@example.com';
    const at = { property: property.id };
    const mine = await buildReview(backend, { ...at, user: id, isAnonymous: true, contactEmail });
    const theirs = await buildReview(backend, { ...at, user: other.id, title: 'Not mine at all' });
    await backend.post('/api/bookmarks', { userId: id, propertyId: seen.id }, browser);
    await backend.post(`/api/reviews/${theirs.id}/helpful`, { count: 1 }, browser);
    const details = 'This is about another home.';
    await backend.post(`/api/reviews/${theirs.id}/report`, { reason: 'wrong-home', details }, browser);
    const { status, headers, text, body } = await backend.get(`/api/users/${id}/export`, browser);
    expect(status).toBe(200);
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="home-truths-my-data.json"');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body.user).toMatchObject({ id, email, username, emailVerified: false });
    expect(body.exportedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(body.reviews).toMatchObject([{ id: mine.id, contactEmail, isAnonymous: true, earlierWords: [] }]);
    expect(body.bookmarks).toMatchObject([{ propertyId: seen.id, property: { address: seen.address } }]);
    expect(body.helpfulVotes).toMatchObject([{ reviewId: theirs.id }]);
    expect(body.complaints).toMatchObject([{ details, reviewId: theirs.id }]);
    expect(body.sessions).toHaveLength(1);
    expect(text).not.toMatch(/argon2|Not mine at all|token/);
    expect(text).not.toContain(other.email);
  });

  test('holds what a moderator deleted, and revisions, too', async () => {
    const { id, browser } = await member();
    const property = await buildProperty(backend);
    const { body: review } = await backend.post('/api/reviews', reviewOf(property.id), browser);
    const changed = reviewOf(property.id, { title: 'Second thoughts' });
    await backend.patch(`/api/reviews/${review.id}`, { ...changed, version: review.version }, browser);
    const admin = await member({ isAdmin: true });
    await backend.delete(`/api/admin/reviews/${review.id}`, admin.browser);
    const { body } = await backend.get(`/api/users/${id}/export`, browser);
    const earlierWords = [{ title: 'Sunny and quiet' }];
    expect(body.reviews).toMatchObject([
      { title: 'Second thoughts', deletedAt: expect.any(String), earlierWords },
    ]);
  });

  test('knows nothing of a review that its author deleted: it is tied to nobody any more', async () => {
    const { id, browser } = await member();
    const property = await buildProperty(backend);
    const { body: review } = await backend.post('/api/reviews', reviewOf(property.id), browser);
    await backend.delete(`/api/reviews/${review.id}`, browser);
    const { body } = await backend.get(`/api/users/${id}/export`, browser);
    expect(body.reviews).toEqual([]);
  });
});

describe('deleting the account', () => {
  const remove = (id: number, password: unknown, browser: Record<string, string>) =>
    backend.delete(`/api/users/${id}`, browser, { password });

  test('keeps the reviews without author and contact email, and removes all the rest', async () => {
    const { id, email, browser } = await member({ firstName: 'Canary', lastName: 'Yellow' });
    const elsewhere = await signIn(backend, { id });
    const property = await buildProperty(backend);
    const own = { property: property.id, user: id, contactEmail: 'me@example.com' };
    const review = await buildReview(backend, own);
    await backend.post('/api/bookmarks', { userId: id, propertyId: property.id }, browser);
    await backend.post('/api/auth/forgot-password', { email });
    await mailTo(backend, email, 'Reset your password');
    const response = await remove(id, PASSWORD, browser);
    expect([response.status, response.text]).toEqual([204, '']);
    expect(response.headers.getSetCookie().join()).toMatch(/sid=; Max-Age=0/);
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([false, false]);
    for (const table of ['session', 'user_bookmarks', 'password_reset_token'])
      expect(await backend.rows(`select 1 from ${table} where user_id = $1`, id)).toEqual([]);
    expect(await backend.rows('select user_id, contact_email from review where id = $1', review.id)).toEqual([
      { user_id: null, contact_email: null },
    ]);
    const { body } = await backend.get(`/api/properties/${property.id}/reviews`);
    expect(body).toMatchObject([{ id: review.id, title: review.title, authorName: 'Guest' }]);
    expect((await backend.get(`/api/properties/${property.id}`)).body.reviewCount).toBe(1);
    expect(await login(email, PASSWORD)).toBe(401);
  });

  test('needs the password', async () => {
    const { id, browser } = await member();
    expect(await remove(id, 'not the word', browser)).toMatchObject({ status: 400, text: WRONG });
    expect((await remove(id, undefined, browser)).status).toBe(400);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('frees email and username', async () => {
    const { id, email, username, browser } = await member();
    await remove(id, PASSWORD, browser);
    const again = { email, username, firstName: 'New', lastName: 'Person' };
    const fields = { password: 'another word', confirmPassword: 'another word' };
    expect((await backend.post('/api/auth/register', { ...again, ...fields })).status).toBe(201);
  });
});

test('what happened is in the log by number alone', async () => {
  const { id, email, browser } = await member({ firstName: 'Canary' });
  const before = backend.log.length;
  await backend.get(`/api/users/${id}/export`, browser);
  const changed = await backend.put(
    `/api/users/${id}/password`,
    { currentPassword: PASSWORD, password: 'canary in a cage' },
    browser,
  );
  await backend.delete(`/api/users/${id}`, cookieOf(changed), { password: 'canary in a cage' });
  const lines = backend.log.slice(before).map(line => JSON.parse(line));
  expect(lines.filter(({ msg }) => msg === 'account').map(({ event, user }) => [event, user])).toEqual([
    ['data exported', id],
    ['password changed', id],
    ['account deleted', id],
  ]);
  expect(backend.log.join('')).not.toMatch(new RegExp(`[Cc]anary|${PASSWORD}|${email}`));
});

test('while an account is deleted its other browsers are refused with a message', async () => {
  for (let n = 0; n < 5; n++) {
    const { id, email, browser: one } = await member();
    const other = await signIn(backend, { id });
    const change = { currentPassword: PASSWORD, password: PASSWORD };
    const responses = await Promise.all([
      backend.delete(`/api/users/${id}`, other, { password: PASSWORD }),
      backend.put(`/api/users/${id}/password`, change, one),
      backend.put(`/api/users/${id}/password`, change, one),
      backend.post('/api/auth/login', { email, password: PASSWORD }),
    ]);
    expect(responses.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
  }
});
