import { sharedBackend } from '../testing/backend.ts';
import { buildProperty, buildReview } from '../testing/builders.ts';
import { localityFolder } from '../testing/locality-files.ts';
import { importLocalities } from './import-localities.ts';
import { PlaceSumsService } from './place-sums.service.ts';
import { readLocalities } from './read-localities.ts';

const [backend, folder] = [await sharedBackend(), await localityFolder()];

/** Makes these the list of localities. */
async function list(...rows: [name: string, state: string, postcode: string][]) {
  const head = 'postcode,locality,state,lat,lon,accuracy';
  const lines = rows.map(([name, state, postcode]) => `${postcode},${name},${state},-33,151,4`);
  const file = await folder.write('list', [head, ...lines, ''].join('\n'));
  await importLocalities(backend.em(), await readLocalities(file));
}

async function suggest(q: string) {
  const { body } = await backend.get(`/api/properties/suggest?${new URLSearchParams({ q })}`);
  return body.map((row: Record<string, string>) =>
    row.kind === 'suburb' ? `${row.suburb} ${row.state} ${row.postcode}` : row.address,
  );
}

const POSTCODES_OF_MAIL = ['0299', '0999', '1999', '5999', '6999', '7999', '8999', '9999'];

beforeAll(async () => {
  for (const [suburb, state, postcode] of [
    ['Brunswick', 'VIC', '3056'],
    ['Brunswick', 'QLD', '4000'],
    ['Brunswick East', 'VIC', '3057'],
  ]) {
    const { id } = await buildProperty(backend, { suburb, state, postcode });
    await buildReview(backend, { property: id });
  }
  await list(
    ['Brunswick', 'VIC', '3056'],
    ['Brunswick Heads', 'NSW', '2483'],
    ['Quollton', 'NSW', '2999'],
    ['Quollton', 'VIC', '3999'],
    ['Quollton Flat', 'NSW', '2998'],
    ['Quollton Bay', 'NSW', '2997'],
    ['Quollton Hill', 'TAS', '7000'],
    ['Mount Quoll', 'SA', '5799'],
    ...POSTCODES_OF_MAIL.map((postcode): [string, string, string] => ['Mailbag', 'NSW', postcode]),
    ['Mailbag', 'NT', '0899'],
  );
});

afterAll(() => folder.remove());

test('those with a reviewed property come before properties, others after them, first the one that is named', async () => {
  await backend.app.get(PlaceSumsService).count();
  const suggested = await suggest('brunswick');
  expect(suggested.slice(0, 3)).toEqual([
    ...['Brunswick QLD 4000', 'Brunswick VIC 3056', 'Brunswick East VIC 3057'],
  ]);
  expect(suggested.slice(6)).toEqual(['Brunswick Heads NSW 2483']);
  expect(await suggest('quollton')).toEqual([
    ...['Quollton NSW 2999', 'Quollton VIC 3999', 'Quollton Bay NSW 2997', 'Quollton Flat NSW 2998'],
  ]);
  expect(await suggest('Quollton 39')).toEqual(['Quollton VIC 3999']);
  expect(await suggest('mt quo')).toEqual(['Mount Quoll SA 5799']);
});

test('the suburb of that name comes first, then those with the most reviews, which they say', async () => {
  for (const suburb of ['Quokkaton West', 'Quokkaton', 'Quokkaton North', 'Quokkaton West']) {
    const { id } = await buildProperty(backend, { suburb, state: 'WA', postcode: '6000' });
    await buildReview(backend, { property: id });
  }
  await backend.app.get(PlaceSumsService).count();
  const { body } = await backend.get('/api/properties/suggest?q=quokkaton');
  expect(body.slice(0, 3)).toEqual([
    expect.objectContaining({ suburb: 'Quokkaton', reviewCount: 1 }),
    expect.objectContaining({ suburb: 'Quokkaton West', reviewCount: 2 }),
    expect.objectContaining({ suburb: 'Quokkaton North', reviewCount: 1 }),
  ]);
  expect(body.slice(3).map(({ kind }: { kind: string }) => kind)).toEqual(Array(4).fill('property'));
});

test('by a postcode once it is whole: before, it may be the number of a street', async () => {
  expect(await suggest('2999')).toEqual(['Quollton NSW 2999']);
  expect(await suggest('299')).toEqual([]);
});

test('not where there is only mail', async () => {
  expect(await suggest('mailbag')).toEqual(['Mailbag NT 0899']);
  expect(await suggest('1999')).toEqual([]);
});

test('a search for one that finds nothing names it', async () => {
  const listed = async (query: Record<string, string>) =>
    (await backend.get(`/api/properties/nearest?${new URLSearchParams(query)}`)).body.listed;
  const ofNsw = { suburb: 'Quollton', state: 'NSW', postcode: '2999', place: '/suburb/nsw/quollton-2999' };
  expect(await listed({ suburb: 'quollton', state: 'NSW' })).toEqual([ofNsw]);
  expect(await listed({ q: 'Quollton NSW 2999' })).toEqual([ofNsw]);
  expect(await listed({ q: 'quollton' })).toEqual([
    ofNsw,
    { ...ofNsw, state: 'VIC', postcode: '3999', place: '/suburb/vic/quollton-3999' },
  ]);
  expect(await listed({ q: '5 Quollton' })).toEqual([]);
  expect(await listed({ q: 'mailbag nsw' })).toEqual([]);
});

test('a new property without a postcode has the only one of its suburb in the list', async () => {
  const add = async (suburb: string, state: string) => {
    const property = { address: '1 Wren Street', propertyType: 'house', postcode: '0000' };
    const { body } = await backend.post('/api/properties', { ...property, suburb, state });
    return body.postcode;
  };
  await list(
    ['Quollton', 'NSW', '2999'],
    ['Quollton', 'NSW', '1999'],
    ['Quollton', 'VIC', '3999'],
    ['Mount Quoll', 'SA', '5799'],
    ['Mount Quoll', 'SA', '5798'],
    ['Brunswick', 'VIC', '3999'],
  );
  expect(await add('QUOLLTON', 'NSW')).toBe('2999');
  expect(await add('Mt Quoll', 'SA')).toBe('0000');
  expect(await add('Brunswick', 'VIC')).toBe('3056');
});

test('not once the list has it no longer', async () => {
  await list(['Elsewhere', 'NSW', '2000']);
  expect(await suggest('quollton')).toEqual([]);
  expect(await suggest('elsewhere')).toEqual(['Elsewhere NSW 2000']);
  expect(await suggest('brunswick')).not.toContain('Brunswick Heads NSW 2483');
});
