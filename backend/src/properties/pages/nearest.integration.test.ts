import { sharedBackend } from '../../testing/backend.ts';
import { buildProperty, buildReview } from '../../testing/builders.ts';

const backend = await sharedBackend();

async function reviewed(address: string, place: object) {
  const property = await buildProperty(backend, { address, ...place });
  await buildReview(backend, { property: property.id });
  return property;
}

const RICHMOND = { suburb: 'Richmond', state: 'VIC', postcode: '3121' };
const ZETLAND = { suburb: 'Zetland', state: 'NSW', postcode: '2017' };

beforeAll(async () => {
  for (const number of [2, 40, 60]) await reviewed(`${number} Wetherby Avenue`, RICHMOND);
  await buildProperty(backend, { address: '80 Wetherby Avenue', ...RICHMOND });
  await reviewed('3/14 Quokka St', ZETLAND);
});

const nearest = async (query: object) =>
  (await backend.get(`/api/properties/nearest?${new URLSearchParams({ ...query })}`)).body;

test('a number that nobody reviewed leads to the reviewed properties of its street', async () => {
  const { sameStreet, spelling } = await nearest({ q: '12 wetherby' });
  expect(sameStreet.map(({ address }: { address: string }) => address)).toEqual([
    '2 Wetherby Avenue',
    '40 Wetherby Avenue',
    '60 Wetherby Avenue',
  ]);
  expect(spelling).toBeNull();
});

test.each([
  { q: 'richmond nsw' },
  { q: '12 lost street richmond nsw' },
  { q: 'richmond', state: 'NSW' },
  { suburb: 'Richmond', state: 'NSW' },
])('%j leads to the suburb of that name in another state', async query => {
  expect((await nearest(query)).suburbs).toEqual([{ ...RICHMOND, reviewCount: expect.any(Number) }]);
});

test.each([
  ['wethrbey', 'wetherby'],
  ['60 wethrbey avenue', '60 wetherby av'],
  ['Unit 3 Level 2, 14 Quoka St', '3 14 quokka st'],
  ['zetlnad nws', null],
  ['zettlaand', 'zetland'],
  ['qwertyuiop', null],
])('%s is corrected to %s', async (q, spelling) => {
  expect((await nearest({ q })).spelling).toBe(spelling);
});

test.each([{ q: '%' }, { q: "x' | 'y" }, { q: '😀'.repeat(200) }, { q: 'a'.repeat(200) }, {}])(
  '%j leads nowhere, and breaks nothing',
  async query => {
    expect(await nearest(query)).toEqual({
      spelling: null,
      sameStreet: [],
      suburbs: [],
      listed: [],
    });
  },
);

const similar = async (address: string, place: object = ZETLAND) => {
  const { body } = await backend.get(`/api/properties/similar?${new URLSearchParams({ address, ...place })}`);
  return body.map((property: { address: string }) => property.address);
};

test.each(['3/14 Quoka St', 'Unit 3, 14 Quokkas Street', '3/14 Qoukka St', '3/14 Wuokka St'])(
  '%s is one letter from a property that is known',
  async address => {
    expect(await similar(address)).toEqual(['3/14 Quokka St']);
  },
);

beforeAll(async () => {
  for (const address of ['702/13 Brackenbury Road', 'Riverview, 5/12 Tea Tree Rd'])
    await buildProperty(backend, { address, ...ZETLAND });
});

test.each([
  ['702/13 Brackenbury Road', '13/702 Brackenbury Rd', true],
  ['702/13 Brackenbury Road', '702-13 Brackenbury Rd', true],
  ['702/13 Brackenbury Road', 'Shop 702, 13 Brackenbury Rd', true],
  ['702/13 Brackenbury Road', 'Riverview 702/13 Brackenbury Rd', false],
  ['702/13 Brackenbury Road', '703/13 Brackenbury Rd', false],
  ['702/13 Brackenbury Road', '13/702 Brackenbury Street', false],
  ['Riverview, 5/12 Tea Tree Rd', 'Bayview, 5/12 Tea Tree Rd', true],
  ['Riverview, 5/12 Tea Tree Rd', '5/12 Tea Tree Rd', false],
])('%s: whether a form asks about it for %s: %s', async (known, typed, isExpected) => {
  const query = new URLSearchParams({ address: typed, ...ZETLAND } as Record<string, string>);
  const { body } = await backend.get(`/api/properties/similar?${query}`);
  const questions = body.filter(({ isQuestion }: { isQuestion?: boolean }) => isQuestion);
  expect(questions.map(({ address }: { address: string }) => address)).toEqual(isExpected ? [known] : []);
});

test('the same property, another number, street, suburb or postcode is no such property', async () => {
  expect(await similar('3/14 Quokka Street')).toEqual([]);
  expect(await similar('4/14 Quoka St')).toEqual([]);
  expect(await similar('3/15 Quoka St')).toEqual([]);
  expect(await similar('3/14 Quoll St')).toEqual([]);
  expect(await similar('3/14 Quoka St', { ...ZETLAND, suburb: 'Redfern' })).toEqual([]);
  expect(await similar('3/14 Quoka St', { ...ZETLAND, postcode: '2018' })).toEqual([]);
  expect(await similar('3/14 Quoka St', { ...ZETLAND, postcode: '0000' })).toEqual(['3/14 Quokka St']);
});
