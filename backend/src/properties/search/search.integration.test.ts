import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview } from '../../testing/builders.ts';

const backend = await sharedBackend();

beforeAll(async () => {
  const properties = [
    ['5/12 Smith St', 'Brunswick', 'VIC', '3056', 'unit'],
    ['12 Smith Street', 'Brunswick', 'VIC', '3056', 'house'],
    ['Unit 7, 30 Ellingham Avenue', 'Brunswick', 'VIC', '3056', 'apartment'],
    ['1 Smith Rd', 'Brunswick', 'QLD', '4000', 'house'],
    ['9 Copperfield Cres', 'St Kilda', 'VIC', '3182', 'house'],
    ['3 Marlow Bvd', 'Mount Lawley', 'WA', '6050', 'townhouse'],
    ["8 O'Connor Pde", 'Darwin', 'NT', '0800', 'studio'],
    ['44 Victoria St', 'Hobart', 'TAS', '7000', 'house'],
  ] as const;
  for (const [address, suburb, state, postcode, propertyType] of properties)
    await buildProperty(backend, { address, suburb, state, postcode, propertyType });
});

const find = async (filters: Record<string, string>) => {
  const { status, body, text } = await backend.get(`/api/properties/search?${new URLSearchParams(filters)}`);
  if (status !== 200) throw new Error(text);
  return body.map((property: { address: string }) => property.address).sort() as string[];
};

const SMITH = ['12 Smith Street', '5/12 Smith St'];

test.each([
  ['smith st brunswick vic', SMITH],
  ['smith street brunswick vic', SMITH],
  ['SMITH STREET, BRUNSWICK', SMITH],
  ['5/12 smith st', ['5/12 Smith St']],
  ['Unit 5, 12 Smith Street', ['5/12 Smith St']],
  ['unit 5 12 smith st', ['5/12 Smith St']],
  ['Apt 5/12 Smith Street Brunswick VIC 3056', ['5/12 Smith St']],
  ['u5 12 smith st', ['5/12 Smith St']],
  ['7/30 ellingham av', ['Unit 7, 30 Ellingham Avenue']],
  ['ellingham ave brunswick', ['Unit 7, 30 Ellingham Avenue']],
  ['copperfield crescent', ['9 Copperfield Cres']],
  ['copperfield cr', ['9 Copperfield Cres']],
  ['marlow boulevard', ['3 Marlow Bvd']],
  ['oconnor parade', ["8 O'Connor Pde"]],
  ["o'connor pde", ["8 O'Connor Pde"]],
  ['o’connor', ["8 O'Connor Pde"]],
])('"%s" finds its property whatever the spelling', async (q, properties) => {
  expect(await find({ q })).toEqual(properties);
});

test.each([
  ['saint kilda', ['9 Copperfield Cres']],
  ['st kilda', ['9 Copperfield Cres']],
  ['mt lawley', ['3 Marlow Bvd']],
  ['mount lawley wa', ['3 Marlow Bvd']],
  ['brunswick qld', ['1 Smith Rd']],
  ['brunswick queensland', ['1 Smith Rd']],
  ['st kilda victoria australia', ['9 Copperfield Cres']],
  ['perth western australia', []],
  ['victoria st', ['44 Victoria St']],
  ['0800', ["8 O'Connor Pde"]],
  ['darwin nt 0800', ["8 O'Connor Pde"]],
])('"%s" means that place', async (q, properties) => {
  expect(await find({ q })).toEqual(properties);
});

test.each([
  ['a letter missing', 'elingham'],
  ['a letter added', 'ellinghham'],
  ['a letter wrong', 'ellingxam'],
  ['two letters swapped', 'ellnigham'],
  ['the first two letters swapped', 'lelingham'],
  ['the first letter wrong', 'allingham'],
])('%s is forgiven', async (_, q) => {
  expect(await find({ q: `${q} brunswick` })).toEqual(['Unit 7, 30 Ellingham Avenue']);
});

test('a misspelt suffix is forgiven', async () => {
  expect(await find({ q: 'copperfield cresent' })).toEqual(['9 Copperfield Cres']);
});

test('two typos are not corrected, nor is one in a short term', async () => {
  expect(await find({ q: 'elngham brunswick' })).toEqual([]);
  expect(await find({ q: 'smit brunswick' })).toEqual([]);
});

test('a last term still being typed is a prefix, a known term is not', async () => {
  expect(await find({ q: 'copperf' })).toEqual(['9 Copperfield Cres']);
  expect(await find({ q: 'copperfield cresc' })).toEqual(['9 Copperfield Cres']);
  expect(await find({ q: 'copperf st kilda' })).toEqual([]);
});

test.each(['%', '_', "'", '\\', ':*', '&', '| !', '<->', '()', "smith' | 'x", '*', '$1', '--', '😀'])(
  'the sign %s in a search is harmless',
  async q => {
    const { status } = await backend.get(
      `/api/properties/search?${new URLSearchParams({ q: `smith ${q} st` })}`,
    );
    expect(status).toBe(200);
    expect(await find({ q })).toEqual(expect.any(Array));
  },
);

test('a % alone is no wildcard and no condition', async () => {
  expect(await find({ q: 'smi%th' })).toEqual([]);
});

test('filters narrow the list', async () => {
  expect(await find({ q: 'brunswick', propertyType: 'unit' })).toEqual(['5/12 Smith St']);
  expect(await find({ q: 'brunswick', state: 'QLD' })).toEqual(['1 Smith Rd']);
  expect(await find({ suburb: 'Saint Kilda' })).toEqual(['9 Copperfield Cres']);
  expect(await find({ suburb: 'brunswick', state: 'VIC' })).toHaveLength(3);
});

test('two different states find nothing, a street that is named like one does', async () => {
  await buildProperty(backend, { address: '7 Vic St', suburb: 'Ballina', state: 'NSW', postcode: '2478' });
  expect(await find({ q: '7 vic st ballina nsw' })).toEqual(['7 Vic St']);
  expect(await find({ q: 'vic street', state: 'NSW' })).toEqual(['7 Vic St']);
  expect(await find({ q: 'smith vic nsw' })).toEqual([]);
  expect(await find({ q: 'smith vic', state: 'NSW' })).toEqual([]);
});

test('the exact property comes first, whatever was reviewed last', async () => {
  const [five] = await backend.rows<{ id: number }>(
    `select id from property where address = '12 Smith Street'`,
  );
  const place = { suburb: 'Brunswick', state: 'VIC', postcode: '3056' };
  const other = await buildProperty(backend, { address: '12 Smith Street North', ...place });
  await buildReview(backend, { property: other.id });
  const first = async (q: string) =>
    (await backend.get(`/api/properties/search?${new URLSearchParams({ q })}`)).body[0].id;
  expect(await first('12 smith st brunswick')).toBe(five?.id);
  expect(await first('smith brunswick')).toBe(other.id);
});

describe('spellings of one home', () => {
  const place = { suburb: 'Zetland', state: 'NSW', postcode: '2017' } as const;
  const SPELLINGS = [
    ['3/26 Kilbride Crescent', 'Apt 3, 26 Kilbride Cr', '#3/26 Kilbride Cr', 'Level 2, 3/26 Kilbride Cr'],
    ['PH2/26 Kilbride Cr', 'PH2/26 Kilbride Cr', 'Penthouse 2, 26 Kilbride Cr'],
    ['Penthouse 4, 26 Kilbride Cr', 'PH4/26 Kilbride Cr', 'Penthouse 4, 26 Kilbride Cr'],
    ['C/26 Kilbride Cr', 'C/26 Kilbride Cr', 'Unit C, 26 Kilbride Cr'],
    ['Rear, 26 Kilbride Cr', 'Rear 26 Kilbride Cr', 'Rear of 26 Kilbride Cr'],
    ['31 Kilbride Cr', '31 Kilbride Cr', 'No 31 Kilbride Cr'],
    ['The Residences, 9/40 Kilbride Crescent', 'the residences', '9/40 Kilbride Cr'],
  ] as const;

  beforeAll(async () => {
    for (const [address] of SPELLINGS) await buildProperty(backend, { address, ...place });
  });

  test.each(SPELLINGS)(
    '%s is found by each of them, with and without its place',
    async (address, ...lines) => {
      for (const line of lines)
        for (const tail of ['', ', Zetland', ' zetland nsw 2017'])
          expect([line, tail, await find({ q: `${line}${tail}` })]).toEqual([line, tail, [address]]);
    },
  );
});

describe('letters that stand for many', () => {
  const SIX = '\u3316';
  const found = async (q: string, headers = {}) => {
    const { status, body } = await backend.get(
      `/api/properties/search?${new URLSearchParams({ q })}`,
      headers,
    );
    return [status, body.map?.(({ id }: { id: number }) => id)];
  };

  test.each([
    SIX.repeat(110),
    SIX.repeat(200),
    '\ufdfa'.repeat(200),
    Array(12).fill(SIX.repeat(15)).join(' '),
  ])('%s finds nothing, and that is all', async q => {
    expect(await found(q)).toEqual([200, []]);
    expect((await backend.get(`/api/properties/suggest?${new URLSearchParams({ q })}`)).body).toEqual([]);
    expect(await found(`smith ${q}`.slice(0, 200))).toEqual([200, []]);
  });

  test('a term of more than forty letters is found by itself, and indexed with forty', async () => {
    const name = 'Taumatawhakatangihangakoauauotamateaturipukakapiki';
    const { id } = await buildProperty(backend, { address: `3 ${name} Road` });
    expect(await found(`3 ${name} rd`)).toEqual([200, [id]]);
    expect(await found(name.slice(0, 45))).toEqual([200, [id]]);
    const stored = await backend.rows(`select word from search_word where char_length(word) > 40`);
    expect(stored).toEqual([]);
  });
});

// each rule is in the contract's properties.test.ts
test.each([
  ['minRating=4&maxRating=3', 'The minimum rating can’t be higher than the maximum'],
  ['q=a&q=b', 'This link isn’t valid.'],
])('%s is refused with a message', async (query, message) => {
  const { status, text } = await backend.get(`/api/properties/search?${query}`);
  expect([status, text]).toEqual([400, message]);
});

test('empty parameters count as absent', async () => {
  const { status } = await backend.get('/api/properties/search?q=&state=&minRating=&suburb=%20');
  expect(status).toBe(200);
});
