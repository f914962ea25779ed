import { sharedBackend } from '../../testing/backend.ts';
import { buildBuilding, buildProperty, buildReview } from '../../testing/builders.ts';

const backend = await sharedBackend();

const page = async (query: string) => {
  const { status, body } = await backend.get(`/api/sitemap?${query}`);
  expect(status).toBe(200);
  return body as { entries: string[]; next: string | null };
};

/** Everything of a kind, so many rows at a time. */
async function all(kind: string, limit = 2) {
  const found: { value: string; day: string | undefined }[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const start = after ? `&after=${encodeURIComponent(after)}` : '';
    const { entries, next } = await page(`kind=${kind}&limit=${limit}${start}`);
    expect(entries.length).toBeLessThanOrEqual(limit);
    for (const entry of entries) {
      const [value = '', day] = entry.split(' ');
      found.push({ value, day });
    }
    after = next;
  }
  return found;
}

const valuesOf = (entries: { value: string }[]) => entries.map(({ value }) => Number(value));

async function reviewed(values = {}) {
  const { id } = await buildProperty(backend, values);
  await buildReview(backend, { property: id });
  return id;
}

test('homes and buildings with a visible review are listed once each, whatever the size of a page', async () => {
  const reviewedIds = [await reviewed(), await reviewed(), await reviewed()];
  const { buildingId, properties } = await buildBuilding(backend, ['1/3 Wren Place', '2/3 Wren Place']);
  const empty = await buildBuilding(backend, ['1/4 Wren Place']);
  await buildReview(backend, { property: properties[0] as number });
  const unreviewed = await buildProperty(backend);
  const hidden = await buildProperty(backend);
  await buildReview(backend, { property: hidden.id, hiddenAt: new Date() });
  const removed = await reviewed();
  await backend.rows('update property set deleted_at = now() where id = $1', removed);
  const merged = await reviewed();
  await backend.rows(
    'update property set deleted_at = now(), merged_into_id = $2 where id = $1',
    merged,
    reviewedIds[0],
  );

  const expected = [...reviewedIds, properties[0] as number].sort((a, b) => a - b);
  for (const limit of [1, 2, 4, 100]) expect(valuesOf(await all('properties', limit))).toEqual(expected);
  const without = [unreviewed.id, hidden.id, removed, merged, properties[1], ...empty.properties];
  expect(valuesOf(await all('properties')).filter(id => without.includes(id))).toEqual([]);
  expect(valuesOf(await all('buildings'))).toEqual([buildingId]);
});

test('the day of an entry is that of its newest review, in Sydney', async () => {
  const { buildingId, properties } = await buildBuilding(backend, ['1/5 Robin Row', '2/5 Robin Row']);
  const [one, two] = properties as [number, number];
  await buildReview(backend, { property: one, createdAt: new Date('2026-03-01T20:00:00Z') });
  await buildReview(backend, { property: two, createdAt: new Date('2025-03-01T02:00:00Z') });
  const dayOf = async (kind: string, id: number) =>
    (await all(kind, 100)).find(({ value }) => value === String(id))?.day;
  expect(await dayOf('properties', one)).toBe('2026-03-02');
  expect(await dayOf('properties', two)).toBe('2025-03-01');
  expect(await dayOf('buildings', buildingId)).toBe('2026-03-02');
});

test('suburbs have the end of their path, each by its name, state and postcode', async () => {
  await reviewed({ suburb: 'Richmond', state: 'VIC', postcode: '3121' });
  await reviewed({ suburb: 'Richmond', state: 'VIC', postcode: '3121' });
  await reviewed({ suburb: 'Richmond', state: 'NSW', postcode: '2753' });
  await reviewed({ suburb: 'St. Kilda  East', state: 'VIC', postcode: '0000' });
  await buildProperty(backend, { suburb: 'Unseen', state: 'VIC', postcode: '3999' });
  const values = (await all('suburbs', 1)).map(({ value }) => value);
  expect(values).toEqual(
    expect.arrayContaining(['vic/richmond-3121', 'nsw/richmond-2753', 'vic/st-kilda-east']),
  );
  expect(new Set(values).size).toBe(values.length);
  expect(values.join()).not.toContain('unseen');
});

test.each([
  'kind=streets',
  '',
  'kind=properties&limit=10001',
  'kind=properties&after=x',
  'kind=buildings&after=richmond%20VIC%203121',
  'kind=suburbs&after=7',
  'kind=suburbs&after=richmond%20VIC',
])('?%s is refused', async query => {
  expect((await backend.get(`/api/sitemap?${query}`)).status).toBe(400);
});

test('nobody is told apart: no cookie is set, and the reply may be revalidated', async () => {
  const { headers } = await backend.get('/api/sitemap?kind=properties');
  expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([null, 'no-cache']);
});
