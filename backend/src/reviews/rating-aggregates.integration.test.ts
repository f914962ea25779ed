import { RATING_RANK } from '../properties/pages/rating-rank.ts';
import { sharedBackend } from '../testing/backend.ts';
import { buildProperty, buildUser, reviewOf, signIn } from '../testing/builders.ts';
import { atOnce } from '../testing/responses.ts';
import { recomputeAggregates } from './rating-aggregates.ts';

const backend = await sharedBackend();

const write = (propertyId: number, values = {}, headers = {}) =>
  backend.post('/api/reviews', reviewOf(propertyId, values), headers);

/** The average of each residency, counted again. */
async function averagesOf(property: number) {
  const rows = await backend.rows<{ residency: string; average: string }>(
    `select residency_status as residency, round(avg(rating), 2)::text as average from review
     where property_id = $1 and hidden_at is null and deleted_at is null group by 1`,
    property,
  );
  return Object.fromEntries(rows.map(({ residency, average }) => [residency, average]));
}

/** The rank by the sums of the property, and by its reviews, counted again. */
const ranksOf = (property: number) =>
  backend.rows<{ stored: string; counted: string }>(
    `select ${RATING_RANK}::text as stored, (
       select round((15 + sum(rating * weight)) / (5 + sum(weight)), 3)::text from (
         select rating, case residency_status when 'visited' then 0.5 else 1 end as weight from review
         where property_id = property.id and hidden_at is null and deleted_at is null
       ) as weighted
     ) as counted from property where id = $1`,
    property,
  );

/** Sends a review as the form does: with a key, and again when the site is busy. */
async function writeWithRetries(propertyId: number, values: object, key: string) {
  for (;;) {
    const response = await write(propertyId, values, { 'Idempotency-Key': key });
    if (response.status !== 503) return response;
  }
}

test('200 people writing about one property at once are all counted, exactly', async () => {
  const property = await buildProperty(backend);
  const tags = ['Pests', 'Leaks', 'Noise Issues'];
  const residencies = ['lived_here', 'visited', 'owned'];
  const responses = await atOnce(200, n =>
    writeWithRetries(
      property.id,
      {
        rating: (n % 5) + 1,
        residencyStatus: residencies[n % 3],
        issuesTags: tags.slice(0, (n % 3) + 1),
      },
      `writer-number-${n}`,
    ),
  );
  expect(responses.filter(({ status }) => status !== 201)).toEqual([]);
  const { body } = await backend.get(`/api/properties/${property.id}`);
  expect(body).toMatchObject({
    reviewCount: 200,
    averageRating: '3.00',
    ratingSpread: [40, 40, 40, 40, 40],
    residencySplit: { lived_here: 67, visited: 67, owned: 66 },
    residencyAverages: await averagesOf(property.id),
    issueTagCounts: [
      { tag: 'Pests', count: 200 },
      { tag: 'Leaks', count: 133 },
      { tag: 'Noise Issues', count: 66 },
    ],
  });
  const [ranks] = await ranksOf(property.id);
  expect(ranks?.stored).toBe(ranks?.counted);
});

test('aggregates stay exact while 200 write, edit, delete and are hidden at once', async () => {
  const property = await buildProperty(backend);
  const authors = await atOnce(40, () => buildUser(backend));
  const browsers = await Promise.all(authors.map(user => signIn(backend, user)));
  const first = await Promise.all(
    browsers.map((browser, n) => write(property.id, { rating: (n % 5) + 1, issuesTags: ['Pests'] }, browser)),
  );
  const ids = first.map(({ body }) => body.id as number);
  const admin = await signIn(backend, await buildUser(backend, { isAdmin: true }));
  const hide = (id: number) => {
    const body = { isHidden: true, reason: 'A test', reviews: [{ id, version: 1 }] };
    return backend.post('/api/admin/reviews/visibility', body, admin);
  };
  const fields = { ...reviewOf(property.id), rating: 2, issuesTags: ['Leaks'], residencyStatus: 'owned' };
  const withRetries = async (work: () => Promise<{ status: number }>): Promise<number> => {
    const { status } = await work();
    return status === 503 ? withRetries(work) : status;
  };
  const changes = ids.map((id, n) => {
    if (n % 3 === 0) return withRetries(() => backend.patch(`/api/reviews/${id}`, fields, browsers[n]));
    if (n % 3 === 1) return withRetries(() => backend.delete(`/api/reviews/${id}`, browsers[n]));
    return withRetries(() => hide(id));
  });
  const writers = Array.from({ length: 160 }, (_, n) =>
    writeWithRetries(property.id, { rating: (n % 5) + 1, issuesTags: ['Noise Issues'] }, `busy-writer-${n}`),
  );
  const statuses = await Promise.all([...changes, ...writers.map(async writer => (await writer).status)]);
  expect(statuses.filter(status => status >= 400)).toEqual([]);
  const aggregates = () =>
    backend.rows(
      `select review_count, average_rating, rating_counts, lived_here_count, visited_count, owned_count,
         lived_here_stars, visited_stars, owned_stars, issue_tag_counts, issue_tags from property where id = $1`,
      property.id,
    );
  const stored = await aggregates();
  expect(stored).toEqual([
    expect.objectContaining({ review_count: 160 + 14, issue_tags: ['Noise Issues', 'Leaks'] }),
  ]);
  await recomputeAggregates(backend.em(), [property.id]);
  expect(await aggregates()).toEqual(stored);
});
