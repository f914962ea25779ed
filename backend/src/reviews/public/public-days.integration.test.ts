import type { Review } from '@home-truths/contract';
import { sharedBackend } from '../../testing/backend.ts';
import {
  buildProperty,
  buildReview,
  buildUser,
  publicDayOf,
  reviewOf,
  signIn,
} from '../../testing/builders.ts';

const IDS_A_DAY = 65_536;

const backend = await sharedBackend();

const listed = async (property: { id: number }): Promise<Review[]> =>
  (await backend.get(`/api/properties/${property.id}/reviews`)).body;

test.each([
  ['2026-06-30T13:59:59.999Z', '2026-06-30T10:00:00.000Z'],
  ['2026-06-30T14:00:00.000Z', '2026-07-01T10:00:00.000Z'],
  ['2025-12-31T12:59:59.999Z', '2025-12-31T10:00:00.000Z'],
  ['2025-12-31T13:00:00.000Z', '2026-01-01T10:00:00.000Z'],
])(
  'a review of %s is one of %s to the public, exact to its author and to administrators',
  async (written, day) => {
    const [property, user] = [await buildProperty(backend), await buildUser(backend)];
    const admin = await signIn(backend, await buildUser(backend, { isAdmin: true }));
    const values = { user: user.id, isAnonymous: true, createdAt: new Date(written) };
    const { id } = await buildReview(backend, { property: property.id, ...values });
    await backend.rows(
      `insert into review_revision (review_id, by, before, at) values ($1, 'author', '{}', $2)`,
      ...[id, written],
    );
    await backend.rows(`update review set edited = 'author' where id = $1`, id);
    const marked = await backend.post(`/api/reviews/${id}/helpful`, {});
    for (const review of [...(await listed(property)), marked.body])
      expect(review).toMatchObject({ id, createdAt: day, editedAt: day });
    const own = await backend.get(`/api/users/${user.id}/reviews`, await signIn(backend, user));
    const inConsole = await backend.get(`/api/admin/reviews?after=${id + 1}&limit=1`, admin);
    for (const [review] of [own.body, inConsole.body])
      expect(review).toMatchObject({ id, createdAt: written, editedAt: written });
  },
);

test('the day is the same day for readers from Hawaii to New Zealand', () => {
  for (const zone of ['Pacific/Honolulu', 'Europe/London', 'Australia/Perth', 'Pacific/Auckland'])
    for (const [day, date] of [
      ['2026-06-30T10:00:00.000Z', '30/6/2026'],
      ['2026-01-01T10:00:00.000Z', '1/1/2026'],
    ] as const)
      expect(new Date(day).toLocaleDateString('en-AU', { timeZone: zone })).toBe(
        date.replace(/\b\d\b/g, digit => `0${digit}`),
      );
});

test('of the times of reviews a property keeps the day in Sydney, for the order of the search', async () => {
  const property = await buildProperty(backend);
  const storedDay = async () => {
    const [row] = await backend.rows<{ at: string }>(
      `select to_char(last_reviewed_at at time zone 'Australia/Sydney', 'YYYY-MM-DD HH24:MI:SS.US') as at
       from property where id = $1`,
      property.id,
    );
    return row?.at;
  };
  const { body } = await backend.post('/api/reviews', reviewOf(property.id));
  expect(await storedDay()).toBe(`${body.createdAt.slice(0, 10)} 00:00:00.000000`);
  await buildReview(backend, { property: property.id });
  expect(await storedDay()).toMatch(/ 00:00:00\.000000$/);
});

/** The days since the first of 2026 of which ids are. */
const daysOf = (ids: number[]) => new Set(ids.map(id => Math.floor(id / IDS_A_DAY)));
const dayNumber = (day: string) => (Date.parse(day) - Date.parse('2026-01-01T10:00:00.000Z')) / 86_400_000;

test('ids of properties and reviews grow with the days and are in no order within one', async () => {
  const before = dayNumber(publicDayOf(new Date()));
  const write = async () => {
    const { id } = await buildProperty(backend);
    return { property: id, review: (await backend.post('/api/reviews', reviewOf(id))).body.id as number };
  };
  const written: Awaited<ReturnType<typeof write>>[] = [];
  while (written.length < 40) written.push(await write());
  const after = dayNumber(publicDayOf(new Date()));
  for (const ids of [written.map(({ property }) => property), written.map(({ review }) => review)]) {
    expect([before, after]).toEqual(expect.arrayContaining([...daysOf(ids)]));
    const rises = ids.filter((id, index) => index > 0 && id > (ids[index - 1] as number)).length;
    expect(Math.abs(rises - 19.5)).toBeLessThan(15);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('reviews of a day that has used up its ids take those of the next', async () => {
  const property = await buildProperty(backend);
  const { body: last } = await backend.post('/api/reviews', reviewOf(property.id));
  const day = Math.floor(last.id / IDS_A_DAY);
  await backend.database.asOwner(
    `insert into review (id, property_id, residency_status, rating, title, content)
     select n, ${property.id}, 'visited', 3, '', ''
     from generate_series(${day * IDS_A_DAY}, ${(day + 1) * IDS_A_DAY - 1}) as n on conflict do nothing`,
  );
  const responses = await Promise.all(
    [1, 2, 3].map(() => backend.post('/api/reviews', reviewOf(property.id))),
  );
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect([...daysOf(responses.map(({ body }) => body.id))]).toEqual([day + 1]);
});
