import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview, buildUser, editOf, reviewOf, signIn } from '../../testing/builders.ts';
import { picture } from '../../testing/photos.ts';
import { atOnce, statusesOf } from '../../testing/responses.ts';

const backend = await sharedBackend();

/** A member with a review of a property. */
async function author(values: Parameters<typeof buildReview>[1] | object = {}) {
  const property = await buildProperty(backend);
  const user = await buildUser(backend, { firstName: 'Mei', lastName: 'Tran' });
  const review = await buildReview(backend, { property: property.id, user: user.id, ...values });
  return { property, user, review, browser: await signIn(backend, user) };
}

const edit = (id: number, values = {}, headers = {}) =>
  backend.patch(`/api/reviews/${id}`, editOf(values), headers);
const remove = (id: number, headers = {}) => backend.delete(`/api/reviews/${id}`, headers);
const mine = (user: { id: number }, headers = {}) => backend.get(`/api/users/${user.id}/reviews`, headers);
const detail = async (id: number) => (await backend.get(`/api/properties/${id}`)).body;

test('an edit is shown as such, the aggregates follow, and a revision is stored for moderators', async () => {
  const { property, user, review, browser } = await author({
    rating: 4,
    issuesTags: ['Pests'],
    contactEmail: 'canary@example.com',
  });
  const changes = { rating: 2, title: 'Not so quiet', issuesTags: ['Leaks'], version: 1 };
  const { status, body } = await edit(review.id, changes, browser);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: review.id,
    rating: 2,
    title: 'Not so quiet',
    edited: 'author',
    version: 2,
    authorName: 'Mei T.',
    isHidden: false,
    moderationNote: null,
    property: { id: property.id, address: property.address },
  });
  expect(await detail(property.id)).toMatchObject({
    reviewCount: 1,
    averageRating: '2.00',
    ratingSpread: [0, 1, 0, 0, 0],
    issueTagCounts: [{ tag: 'Leaks', count: 1 }],
  });
  const [listed] = (await backend.get(`/api/properties/${property.id}/reviews`)).body;
  expect(listed).toMatchObject({ edited: 'author', title: 'Not so quiet' });
  const revisions = 'select by, changed_by_id, before from review_revision where review_id = $1';
  const before = expect.objectContaining({ rating: 4, title: 'A fair home', issuesTags: ['Pests'] });
  expect(await backend.rows(revisions, review.id)).toEqual([
    { by: 'author', changed_by_id: user.id, before },
  ]);
  const [stored] = await backend.rows('select contact_email from review where id = $1', review.id);
  expect(stored).toEqual({ contact_email: 'canary@example.com' });
});

test('an edit that changes nothing leaves no trace', async () => {
  const { review, browser } = await author();
  const { title, content, rating, residencyStatus } = review;
  const same = { title, content, rating, residencyStatus };
  expect((await edit(review.id, same, browser)).body).toMatchObject({ edited: null, version: 1 });
  expect(await backend.rows('select id from review_revision where review_id = $1', review.id)).toEqual([]);
});

test('of two edits of the same version the later one gets a conflict, and nothing is lost', async () => {
  const { review, browser } = await author();
  const responses = await atOnce(8, n => edit(review.id, { title: `Edit number ${n}`, version: 1 }, browser));
  expect(statusesOf(responses).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(responses.find(({ status }) => status === 409)?.text).toMatch(/changed this since you opened it/);
  expect((await edit(review.id, { title: 'Without a version' }, browser)).body).toMatchObject({ version: 3 });
});

test('photos of the edit are claimed, dropped ones are released, the others stay', async () => {
  const { review, browser } = await author();
  const upload = async () => (await backend.upload(await picture(30, 20))).body.urls[0];
  const [a, b] = [await upload(), await upload()];
  expect((await edit(review.id, { photos: [a] }, browser)).status).toBe(200);
  expect((await edit(review.id, { photos: [a, b] }, browser)).body.photos).toEqual([a, b]);
  expect((await edit(review.id, { photos: [b] }, browser)).body.photos).toEqual([b]);
  const free = await backend.rows<{ name: string }>('select name from upload where claimed_at is null');
  expect(free.map(({ name }) => `/uploads/${name}`)).toEqual([a]);
  const foreign = await edit(review.id, { photos: ['http://169.254.169.254/x.webp'] }, browser);
  expect(foreign).toMatchObject({ status: 400, text: 'Please upload this photo again' });
  const other = await author();
  expect(await edit(other.review.id, { photos: [b] }, other.browser)).toMatchObject({ status: 400 });
});

test.each([
  [{ rating: 0 }, 'Rating must be between 1 and 5'],
  [{ content: 'www.a.example www.b.example www.c.example' }, 'Reviews can include up to two links'],
])('%o is refused and changes nothing', async (values, message) => {
  const { review, browser } = await author();
  const { status, text } = await edit(review.id, values, browser);
  expect([status, text]).toEqual([400, message]);
  expect(await backend.rows('select version, edited from review where id = $1', review.id)).toEqual([
    { version: 1, edited: null },
  ]);
});

test('fields that only moderators may set are dropped', async () => {
  const { review, browser } = await author();
  const ours = { isVerified: true, helpfulCount: 9, userId: 1, hiddenAt: null, moderationNote: 'x' };
  const sent = { ...ours, propertyId: 1, edited: null };
  const { body } = await edit(review.id, sent, browser);
  expect(body).toMatchObject({ isVerified: false, helpfulCount: 0, edited: 'author', moderationNote: null });
});

test('nobody changes or removes the review of somebody else, nor without an account, and not an administrator this way', async () => {
  const { review } = await author();
  const guest = await buildReview(backend, { property: review.property.id });
  const other = await signIn(backend, await buildUser(backend));
  const admin = await signIn(backend, await buildUser(backend, { isAdmin: true }));
  for (const id of [review.id, guest.id]) {
    expect((await edit(id)).status).toBe(401);
    expect((await remove(id)).status).toBe(401);
    for (const browser of [other, admin]) {
      expect((await edit(id, {}, browser)).status).toBe(403);
      expect((await remove(id, browser)).status).toBe(403);
    }
  }
  expect((await edit(999_999, {}, other)).status).toBe(404);
  expect((await remove(999_999, other)).status).toBe(404);
});

test('a deleted review is gone from the property and its aggregates, stays in the database, and another may be written', async () => {
  const { property, user, review, browser } = await author();
  expect(await remove(review.id, browser)).toMatchObject({ status: 204, text: '' });
  expect(await detail(property.id)).toMatchObject({ reviewCount: 0, averageRating: '0.00' });
  expect((await backend.get(`/api/properties/${property.id}/reviews`)).body).toEqual([]);
  expect((await mine(user, browser)).body).toEqual([]);
  expect(await backend.rows('select title from review where id = $1', review.id)).toEqual([
    { title: 'A fair home' },
  ]);
  expect((await remove(review.id, browser)).status).toBe(404);
  expect((await edit(review.id, {}, browser)).status).toBe(404);
  expect((await backend.post('/api/reviews', reviewOf(property.id), browser)).status).toBe(201);
});

test('a person lists the own reviews, newest first, hidden ones with the reason', async () => {
  const { user, review, browser } = await author({ isAnonymous: true });
  const property = await buildProperty(backend);
  const hidden = await buildReview(backend, {
    property: property.id,
    user: user.id,
    hiddenAt: new Date(),
    moderationNote: 'It names a person',
  });
  const { body, headers } = await mine(user, browser);
  expect(body).toEqual([
    expect.objectContaining({ id: hidden.id, isHidden: true, moderationNote: 'It names a person' }),
    expect.objectContaining({ id: review.id, isHidden: false, authorName: 'Anonymous' }),
  ]);
  const { id, address } = property;
  const place = { suburb: 'Newtown', state: 'NSW', postcode: '2042' };
  expect(body[0].property).toEqual({ id, address, ...place });
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('own reviews come in pages with their true count', async () => {
  const user = await buildUser(backend);
  const browser = await signIn(backend, user);
  await backend.rows(
    `with made as (
       insert into property (address, street_key, suburb, suburb_key, state, postcode, property_type)
       select n || ' Page Street', n || ' page street', 'Newtown', 'newtown', 'NSW', '2042', 'house'
       from generate_series(1, 130) as n returning id
     )
     insert into review (property_id, user_id, residency_status, rating, title, content)
     select id, $1, 'visited', 3, 'Review of ' || id, 'Quiet at night and dry in winter.' from made order by id`,
    user.id,
  );
  const page = (query: string) => backend.get(`/api/users/${user.id}/reviews${query}`, browser);
  const pages = await Promise.all(['', '?limit=24', '?limit=24&page=6', '?page=3'].map(page));
  expect(pages.map(({ body }) => body.length)).toEqual([100, 24, 10, 0]);
  for (const { headers } of pages) expect(headers.get('X-Total-Count')).toBe('130');
  const whole = [...(pages[0]?.body ?? []), ...(await page('?page=2')).body];
  const ids = whole.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(new Set(ids).size).toBe(130);
});

test('an author’s review of one property is found', async () => {
  const [author, other] = [await buildUser(backend), await buildUser(backend)];
  const [property, another] = [await buildProperty(backend), await buildProperty(backend)];
  const mine = await buildReview(backend, { property: property.id, user: author.id });
  await buildReview(backend, { property: another.id, user: author.id });
  await buildReview(backend, { property: property.id, user: other.id });
  const browser = await signIn(backend, author);
  const found = async (id: number | string) => {
    const { body, headers } = await backend.get(`/api/users/${author.id}/reviews?propertyId=${id}`, browser);
    return { ids: body.map((row: { id: number }) => row.id), total: headers.get('x-total-count') };
  };
  expect(await found(property.id)).toEqual({ ids: [mine.id], total: '1' });
  expect(await found(999_999)).toEqual({ ids: [], total: '0' });
  const { status } = await backend.get(`/api/users/${author.id}/reviews?propertyId=x`, browser);
  expect(status).toBe(400);
});
