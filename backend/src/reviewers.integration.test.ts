import { sharedBackend } from './testing/backend.ts';
import { buildProperty, buildReview, editOf, signIn } from './testing/builders.ts';
import { mailTo } from './testing/mail.ts';
import { buildMember } from './testing/requests.ts';

const AUTHOR = {
  firstName: 'Barnabas',
  lastName: 'Quokkasmith',
  username: 'quokka_reviewer',
  email: 'quokka@reviewer.example',
};
const NAMES = /barnabas|quokka/i;
const ADMIN = 'admin@example.com';

const backend = await sharedBackend({ ADMIN_EMAIL: ADMIN });
let author: { id: number };
let authors: Record<string, string>;
let stranger: { id: number };
let strangers: Record<string, string>;
let property: { id: number };
let other: { id: number };
let reviewId: number;
/** What was logged while the author wrote, edited, marked and bookmarked. */
let log: Record<string, unknown>[];

beforeAll(async () => {
  [author, stranger] = [await buildMember(backend, AUTHOR), await buildMember(backend)];
  [authors, strangers] = [await signIn(backend, author), await signIn(backend, stranger)];
  property = await buildProperty(backend);
  other = await buildReview(backend, { property: property.id, user: stranger.id });
  const before = backend.log.length;
  const fields = editOf({ isAnonymous: true });
  reviewId = (await backend.post('/api/reviews', { ...fields, propertyId: property.id }, authors)).body.id;
  const responses = [
    await backend.patch(`/api/reviews/${reviewId}`, { ...fields, rating: 2 }, authors),
    await backend.post(`/api/reviews/${other.id}/helpful`, {}, authors),
    await backend.post(`/api/reviews/${reviewId}/helpful`, {}, authors),
    await backend.post('/api/bookmarks', { userId: author.id, propertyId: property.id }, authors),
    await backend.get(`/api/users/${author.id}/reviews`, authors),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 201, 200]);
  log = backend.log.slice(before).map(line => JSON.parse(line));
});

const read = (path: string) => backend.get(path, strangers);

test('helpful marks show a stranger how many, not who', async () => {
  expect((await read(`/api/reviews/marked?propertyId=${property.id}`)).body).toEqual([]);
  const { body, text } = await read(`/api/properties/${property.id}/reviews`);
  expect(body.map(({ helpfulCount }: { helpfulCount: number }) => helpfulCount)).toEqual([1, 1]);
  expect(text).not.toMatch(NAMES);
  const again = await backend.post(`/api/reviews/${reviewId}/helpful`, {}, strangers);
  expect(again.body).toMatchObject({ helpfulCount: 2, authorName: 'Anonymous' });
  expect(again.text).not.toMatch(NAMES);
});

test('the mail about a reported review names its page, not its author', async () => {
  const report = { reason: 'untrue', details: 'None of this is so.' };
  expect((await backend.post(`/api/reviews/${reviewId}/report`, report, strangers)).status).toBe(201);
  const mail = await mailTo(backend, ADMIN, 'New complaint');
  expect(mail.text).toContain(`/property/${property.id}`);
  expect(JSON.stringify(mail)).not.toMatch(NAMES);
});

test('the log says what was done with reviews, not by whom', () => {
  const lines = log.map(line => Object.keys(line).sort().join());
  expect(new Set(lines)).toEqual(new Set(['level,ms,msg,pid,req,res,route,time']));
  expect(log).toHaveLength(6);
  for (const { req } of log) expect(Object.keys(req as object).sort()).toEqual(['id', 'method']);
  const text = JSON.stringify(log.map(({ pid: _, time: __, ms: ___, req: ____, ...line }) => line));
  expect(text).not.toMatch(NAMES);
  for (const id of [reviewId, property.id]) expect(text).not.toContain(String(id));
});
