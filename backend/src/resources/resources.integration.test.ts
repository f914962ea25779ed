import { sharedBackend } from '../testing/backend.ts';
import { Resource } from './resource.entity.ts';
import { resources, storeResources } from './seed.ts';

const backend = await sharedBackend();

beforeAll(async () => {
  await storeResources(backend.em());
});

test('the list holds every resource as a card, without its content', async () => {
  const { status, body } = await backend.get('/api/resources');
  expect(status).toBe(200);
  expect(body.map(({ slug }: { slug: string }) => slug)).toEqual(resources.map(({ slug }) => slug));
  const { content, ...card } = resources[0] as (typeof resources)[number];
  expect(content).toBeTruthy();
  expect(body[0]).toEqual({ id: expect.any(Number), ...card });
});

test('one resource comes with its content', async () => {
  const { body } = await backend.get('/api/resources/how-to-read-a-strata-report');
  const known = resources.find(({ slug }) => slug === 'how-to-read-a-strata-report');
  expect(body).toEqual({ id: expect.any(Number), ...known });
});

test('a second start changes no row and adds none', async () => {
  const before = await backend.get('/api/resources');
  await storeResources(backend.em());
  expect((await backend.get('/api/resources')).body).toEqual(before.body);
});

test('content of an older release is replaced by that of this one; other resources stay', async () => {
  const em = backend.em();
  await em.nativeUpdate(Resource, { slug: 'home-deposit-guide' }, { title: 'Old title', readTime: 1 });
  await em.insert(Resource, {
    title: 'Our own',
    slug: 'our-own',
    excerpt: 'Short.',
    content: 'Long.',
    imageUrl: null,
    readTime: 3,
    category: 'legal',
    updated: null,
  });
  await storeResources(backend.em());
  const known = resources.find(({ slug }) => slug === 'home-deposit-guide');
  expect((await backend.get('/api/resources/home-deposit-guide')).body).toMatchObject({ ...known });
  expect((await backend.get('/api/resources/our-own')).body).toMatchObject({ content: 'Long.' });
});

test.each(['nothing-here', 'HOME-DEPOSIT-GUIDE', "'; drop table resource; --", '%25', '😀'])(
  'no resource %s',
  async slug => {
    const response = await backend.get(`/api/resources/${encodeURIComponent(slug)}`);
    expect([response.status, response.text]).toEqual([404, 'Resource not found']);
  },
);

test('a slug that cannot be stored or is too long is refused', async () => {
  expect((await backend.get('/api/resources/%00')).status).toBe(400);
  expect((await backend.get(`/api/resources/${'x'.repeat(101)}`)).status).toBe(400);
});
