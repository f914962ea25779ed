import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview, buildUser, signIn } from '../../testing/builders.ts';

const backend = await sharedBackend();
const browser = await signIn(backend, await buildUser(backend, { isAdmin: true }));
const ids: Record<string, number[]> = {};

/** More rows than a count with a filter reaches. */
const MANY_LEADS = 10_002;

beforeAll(async () => {
  const properties = [];
  for (const count of [2, 0, 1]) {
    const property = await buildProperty(backend);
    properties.push(property.id);
    for (let each = 0; each < count; each++)
      await buildReview(backend, { property: property.id, rating: count === 1 ? 5 : 1 + each });
  }
  ids.properties = properties;
  const listed = (table: string) => backend.rows(`select id from ${table} order by id`);
  ids.reviews = (await listed('review')).map(({ id }) => id as number);
  await backend.rows(
    `insert into inspector_lead (name, phone, property_address, status)
     select 'Robin ' || n, '0400', n || ' Wattlebird Street', (array['completed', 'pending', 'contacted'])[1 + n % 3]
     from generate_series(1, 7) as n`,
  );
  await backend.rows(
    `insert into enquiry (kind, name, email, message)
     select 'contact', 'Robin', 'robin@example.invalid', 'Question ' || n from generate_series(1, 5) as n`,
  );
  await backend.rows(
    `insert into complaint (kind, details, created_at, decided_at, decision)
     select 'fault', 'Fault ' || n, now() - make_interval(hours => n / 2), case when n > 5 then now() - make_interval(hours => n) end,
       case when n > 5 then 'done' end
     from generate_series(1, 10) as n`,
  );
});

const list = async (path: string) => {
  const { status, body, headers, text } = await backend.get(path, browser);
  return { status, text, rows: body as Record<string, unknown>[], total: headers.get('X-Total-Count') };
};

/** All rows of a list in pages of two. */
async function pagesOf(path: string) {
  const rows: Record<string, unknown>[] = [];
  for (;;) {
    const after = rows.length > 0 ? `&after=${rows.at(-1)?.id}` : '';
    const page = await list(`${path}&limit=2${after}`);
    expect(page.status).toBe(200);
    rows.push(...page.rows);
    if (page.rows.length < 2) return rows;
  }
}

const ascending = (a: number, b: number) => a - b;
const numbers = (rows: Record<string, unknown>[], name: string) => rows.map(row => Number(row[name]));

test.each([
  '/api/inspector-leads?',
  '/api/inspector-leads?status=pending&',
  '/api/inspector-leads?q=robin&',
  '/api/admin/enquiries?state=open&',
  '/api/admin/reviews?visibility=visible&',
  '/api/admin/reviews?q=quiet&',
  '/api/admin/properties?',
])('%s: pages by date go on after the last row, in both directions', async path => {
  const newest = numbers(await pagesOf(`${path}sort=newest`), 'id');
  const oldest = numbers(await pagesOf(`${path}sort=oldest`), 'id');
  expect(oldest.length).toBeGreaterThan(1);
  expect(oldest).toEqual(oldest.toSorted(ascending));
  expect(newest).toEqual(oldest.toReversed());
  expect(numbers((await list(`${path}limit=100`)).rows, 'id')).toEqual(newest);
});

test('leads by status: the pending ones, then the contacted ones, each newest first', async () => {
  const rows = await pagesOf('/api/inspector-leads?sort=status');
  expect(rows.map(({ status }) => status)).toEqual([
    ...['pending', 'pending', 'pending', 'contacted', 'contacted', 'completed', 'completed'],
  ]);
  const pending = numbers(rows.slice(0, 3), 'id');
  expect(pending).toEqual(pending.toSorted(ascending).toReversed());
});

test('reviews by rating in both directions', async () => {
  const high = await pagesOf('/api/admin/reviews?sort=rating-high');
  const low = await pagesOf('/api/admin/reviews?sort=rating-low&visibility=visible');
  expect(numbers(high, 'rating')).toEqual(numbers(high, 'rating').toSorted(ascending).toReversed());
  expect(numbers(low, 'id')).toEqual(numbers(high, 'id').toReversed());
});

test('properties by rating and by their number of reviews', async () => {
  const [two, none, one] = ids.properties as [number, number, number];
  const path = '/api/admin/properties?visibility=visible&sort=';
  expect(numbers(await pagesOf(`${path}most-reviews`), 'id')).toEqual([two, one, none]);
  expect(numbers(await pagesOf(`${path}rating-high`), 'id')).toEqual([one, two, none]);
});

test.each([
  ['open', 'oldest', 'createdAt', false],
  ['open', 'newest', 'createdAt', true],
  ['settled', 'newest', 'decidedAt', true],
  ['settled', 'oldest', 'decidedAt', false],
])(
  'complaints that are %s, %s first, also where two have the same time',
  async (state, sort, name, isDescending) => {
    const path = `/api/admin/complaints?state=${state}&sort=${sort}`;
    const rows = await pagesOf(path);
    expect(new Set(numbers(rows, 'id')).size).toBe(5);
    const times = rows.map(row => String(row[name]));
    expect(times).toEqual(isDescending ? times.toSorted().toReversed() : times.toSorted());
    expect(numbers(await pagesOf(`${path}&grouped=yes`), 'id')).toEqual(numbers(rows, 'id'));
  },
);

test('a review says how many reports of it are open', async () => {
  const [first] = ids.reviews as [number];
  const report = { reason: 'untrue', details: 'It was never like this.' };
  await backend.post(`/api/reviews/${first}/report`, report);
  const { rows } = await list('/api/admin/reviews?');
  expect(rows.map(({ id, reports }) => [id, reports])).toContainEqual([first, 1]);
  expect(rows.filter(({ reports }) => reports === 0)).toHaveLength(rows.length - 1);
});

test('a total is exact without a filter and for what is visible, and up to 10,000 with another', async () => {
  const [first] = ids.reviews as [number];
  await backend.rows('update review set hidden_at = now() where id = $1', first);
  const totalOf = async (path: string) => (await list(path)).total;
  expect(await totalOf('/api/admin/reviews?visibility=visible')).toBe('2');
  expect(await totalOf('/api/admin/reviews')).toBe('3');
  await backend.rows('update review set hidden_at = null where id = $1', first);
  await backend.rows(
    `insert into inspector_lead (name, phone, property_address, status)
     select 'Counted', '0400', 'Wattlebird Street', 'contacted' from generate_series(1, $1::int)`,
    MANY_LEADS,
  );
  expect(await totalOf('/api/inspector-leads')).toBe(String(MANY_LEADS + 7));
  expect(await totalOf('/api/inspector-leads?status=contacted')).toBe('10000+');
  expect(await totalOf('/api/inspector-leads?status=pending')).toBe('3');
  await backend.rows(`delete from inspector_lead where name = 'Counted'`);
  // three million rows, as their triggers count them
  await backend.rows(`insert into row_count_change (table_name, change) values ('review', 3000000)`);
  expect(await totalOf('/api/admin/reviews?visibility=visible&sort=rating-low')).toBe('3000003');
  expect(await totalOf('/api/admin/reviews')).toBe('3000003');
});

test('after a row that is not there is nothing where the order needs its values', async () => {
  expect((await list('/api/admin/reviews?sort=rating-high&after=999999')).rows).toEqual([]);
});

test.each([
  ['/api/inspector-leads?sort=name', 'Choose a sort order from the list'],
  ['/api/inspector-leads?sort=status&q=robin', 'Search results can only be sorted by date'],
  ['/api/admin/reviews?sort=rating-high&q=quiet', 'Search results can only be sorted by date'],
  ['/api/admin/properties?sort=most-reviews', 'Choose a visibility to sort by reviews'],
  ['/api/admin/complaints?sort=reports', 'Choose a sort order from the list'],
])('%s is refused', async (path, message) => {
  expect(await list(path)).toMatchObject({ status: 400, text: message });
});
