import { readFile } from 'node:fs/promises';
import { type Route, routes } from '@home-truths/contract';
import type { EntityManager } from '@mikro-orm/postgresql';
import { startSession } from './accounts/sessions/start-session.ts';
import { User } from './accounts/user.entity.ts';
import { InspectorLead } from './leads/inspector-lead.entity.ts';
import { Review } from './reviews/review.entity.ts';
import { sharedBackend, type TestResponse } from './testing/backend.ts';
import { buildProperty, buildReview, reviewOf, signIn } from './testing/builders.ts';
import { mailTo, tokenIn } from './testing/mail.ts';
import { buildMember, PASSWORD, routeNames, sendRequest } from './testing/requests.ts';
import { atOnce, cookieOf } from './testing/responses.ts';

/** Names, emails, numbers and texts by which nobody may be identified. */
const AUTHOR = {
  firstName: 'Zanzara',
  lastName: 'Quillfeather',
  username: 'zq_canary',
  email: 'zq-canary@example.com',
};
const CONTACT = 'canary-contact@example.com';
const PHONE = '0499 123 987';

const backend = await sharedBackend();
const author = await buildMember(backend, AUTHOR);
const propertyId = (await buildProperty(backend)).id;

beforeAll(async () => {
  const fields = { property: propertyId, user: author.id, isAnonymous: true, contactEmail: CONTACT };
  await buildReview(backend, { ...fields, rating: 2, title: 'Damp and loud' });
});

/** What a stranger must not learn of the author of an anonymous review, nor of any contact email. */
const SECRET = new RegExp(
  `${Object.values(AUTHOR).join('|')}|zanzara|quillf|${CONTACT}|argon2|\\bZ\\.? ?Q\\.`,
  'i',
);

/** Whether any `userId` or `authorId` of the author is in a reply. */
const namesAuthor = (reply: unknown): boolean =>
  typeof reply === 'object' &&
  reply !== null &&
  Object.entries(reply).some(
    ([key, value]) => (/user|author/i.test(key) && value === author.id) || namesAuthor(value),
  );

function assertNoCanary({ text, body, headers }: TestResponse) {
  expect(text).not.toMatch(SECRET);
  expect([...headers].join()).not.toMatch(SECRET);
  expect(namesAuthor(body)).toBe(false);
}

test('an anonymous author is nobody in all that the public reads', async () => {
  const stranger = await signIn(backend, await buildMember(backend));
  for (const browser of [{}, stranger])
    for (const path of [
      `/api/properties/${propertyId}`,
      `/api/properties/${propertyId}/reviews`,
      `/api/properties/${propertyId}/reviews?sort=rating-low`,
      '/api/properties/search',
      '/api/properties/search?q=Zanzara',
      '/api/properties/search?q=canary',
      '/api/properties/suggest?q=zanzara',
      `/api/reviews/marked?propertyId=${propertyId}`,
      `/api/users/${author.id}/reviews`,
      `/api/users/${author.id}/bookmarks`,
      `/api/users/${author.id}/export`,
      '/api/docs',
      '/metrics',
    ])
      assertNoCanary(await backend.get(path, browser));
});

test.each(routeNames)(
  '%s reveals nothing of an anonymous author to a stranger, done or refused',
  async name => {
    const { method }: Route = routes[name];
    const sender = await buildMember(backend);
    const owner = await buildMember(backend);
    const browser = await signIn(backend, sender);
    assertNoCanary(await sendRequest(name, { backend, owner, senderId: sender.id }, browser));
    if (method !== 'GET')
      assertNoCanary(await sendRequest(name, { backend, owner, senderId: sender.id }, browser, '{}'));
  },
);

test('a contact email is shown to its author and to administrators alone', async () => {
  const admin = await signIn(backend, await buildMember(backend, { isAdmin: true }));
  const { text } = await backend.get(`/api/users/${author.id}/export`, await signIn(backend, author));
  expect(text).toContain(CONTACT);
  expect((await backend.get('/api/admin/reviews', admin)).text).not.toContain(CONTACT);
});

test('after a life of an account the log holds no name, address, number, password, cookie or token', async () => {
  const password = 'canary in a cage';
  const names = { firstName: 'Wilhelmina', lastName: 'Oystercatcher', username: 'oyster_canary' };
  const person = { ...names, email: 'oyster-canary@example.com', password, confirmPassword: password };
  const post = (path: string, body: unknown, headers = {}) => backend.post(path, body, headers);
  const made = await post('/api/auth/register', person);
  const browser = cookieOf(made);
  await post('/api/auth/login', { email: person.email, password: 'canary guess' });
  const lead = { propertyId, name: 'Oystercatcher', phone: PHONE, email: person.email };
  await post('/api/inspector-leads', lead);
  await post('/api/auth/forgot-password', { email: person.email });
  const token = tokenIn(await mailTo(backend, person.email, 'Reset your password'));
  await backend.get(`/api/auth/verify-reset-token?token=${token}`);
  await post('/api/auth/reset-password', { token, password: 'second canary' });
  const again = cookieOf(await post('/api/auth/login', { email: person.email, password: 'second canary' }));
  await backend.get(`/api/users/${made.body.user.id}/export`, again);
  await backend.delete(`/api/users/${made.body.user.id}`, again, { password: 'second canary' });
  const log = backend.log.join('');
  expect(log).toContain('"account deleted"');
  const secrets = [token, browser.Cookie.slice(4), again.Cookie.slice(4), PASSWORD, PHONE, 'argon2'];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(4);
    expect(log).not.toContain(secret);
  }
  expect(log).not.toMatch(/canary|oyster|wilhelmina|zanzara|quillfeather|@example/i);
});

describe('the log of the database', () => {
  const readLog = () => readFile(process.env.TEST_POSTGRES_LOG as string, 'utf8');
  const rare = (name: string) => ({ firstName: 'Peregrine', lastName: 'Bandicoot', username: name });

  test('holds nobody’s words when two do the same at once', async () => {
    const email = 'bandicoot-race@example.com';
    const password = 'bandicoot in the dark';
    const account = { email, password, confirmPassword: password };
    const registrations = await atOnce(6, number =>
      backend.post('/api/auth/register', { ...rare(`bandicoot${number}`), ...account }),
    );
    const made = registrations.find(({ status }) => status === 201);
    const author = await signIn(backend, made?.body.user);
    const review = reviewOf(propertyId, { contactEmail: email, title: 'Bandicoots below' });
    const twice = [1, 2, 3].map(() => backend.post('/api/reviews', review, author));
    expect((await Promise.all(twice)).map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await backend.post('/api/reviews', review, author)).status).toBe(409);
    expect(await readLog()).not.toMatch(/bandicoot|argon2/i);
  });

  test('holds nobody’s words when what they sent is refused by the database', async () => {
    const bandicoot = 'bandicoot@example.com';
    const user = await buildMember(backend, { ...rare('bandicoot'), email: bandicoot });
    const fields = {
      residencyStatus: 'visited' as const,
      rating: 3,
      title: 'Damp',
      content: 'Damp and loud.',
    };
    const review = { ...fields, property: propertyId, user: user.id, contactEmail: bandicoot };
    const lead = { name: 'Bandicoot', phone: PHONE, email: bandicoot, propertyAddress: '1 Bandicoot Way' };
    const refused: ((em: EntityManager) => object)[] = [
      em => em.create(Review, { ...review, rating: 9 }),
      em => em.create(Review, { ...review, title: 'bandicoot '.repeat(20) }),
      em => em.create(Review, { ...review, title: 'bandicoot \0' }),
      em => em.create(Review, { ...review, property: 2_000_000_000 }),
      em => em.create(User, { ...rare('bandicoot2'), email: bandicoot, password: '$argon2id$bandicoot' }),
      em => em.create(InspectorLead, { ...lead, status: 'bandicoot' }),
    ];
    const before = (await readLog()).length;
    for (const build of refused) {
      const em = backend.em();
      build(em);
      await expect(em.flush()).rejects.toThrow();
    }
    const log = await readLog();
    expect(log.slice(before).match(/ERROR/g)?.length).toBeGreaterThanOrEqual(refused.length);
    expect(log).not.toMatch(/bandicoot|argon2/i);
  });
});

test('an open session is in no list and no log', async () => {
  const token = await startSession(backend.em(), author.id);
  const { text } = await backend.get(`/api/users/${author.id}/export`, { Cookie: `sid=${token}` });
  expect(text).not.toContain(token);
  expect(backend.log.join('')).not.toContain(token);
});
