import { type Backend, startBackend } from '../testing/backend.ts';
import { buildProperty } from '../testing/builders.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend();
  await buildProperty(backend, {
    address: '12 Wattlebird St',
    suburb: 'Brunswick',
    state: 'VIC',
    postcode: '3056',
  });
  await buildProperty(backend, {
    address: '14 Wattlebird St',
    suburb: 'Brunswick',
    state: 'QLD',
    postcode: '4000',
  });
  await buildProperty(backend, {
    address: '3/9 Lantern Rd',
    suburb: 'Brunswick East',
    state: 'VIC',
    postcode: '3057',
  });
});

afterAll(() => backend.stop());

const suggest = async (q: string) => {
  const { body } = await backend.get(`/api/properties/suggest?${new URLSearchParams({ q })}`);
  return body.map((row: Record<string, string>) =>
    row.kind === 'suburb' ? `${row.suburb} ${row.state} ${row.postcode}` : row.address,
  );
};

test('suburbs of the same name are told apart, then homes follow', async () => {
  expect(await suggest('brunsw')).toEqual([
    'Brunswick East VIC 3057',
    'Brunswick QLD 4000',
    'Brunswick VIC 3056',
    expect.any(String),
    expect.any(String),
    expect.any(String),
  ]);
});

test('an address being typed is suggested', async () => {
  expect(await suggest('12 wattleb')).toEqual(['12 Wattlebird St']);
  expect(await suggest('unit 3, 9 Lan')).toEqual(['3/9 Lantern Rd']);
  expect(await suggest('wattlebird str')).toHaveLength(2);
});

test('a slip in a suburb or a street suggests what was meant', async () => {
  expect(await suggest('brunswik')).toContain('Brunswick VIC 3056');
  expect((await suggest('bruunswick vic'))[0]).toBe('Brunswick VIC 3056');
  expect(await suggest('12 watlebird')).toEqual(['12 Wattlebird St']);
});

test('a postcode being typed suggests its suburbs', async () => {
  expect((await suggest('305')).slice(0, 2)).toEqual(['Brunswick East VIC 3057', 'Brunswick VIC 3056']);
  expect(await suggest('brunswick vic 30')).toContain('Brunswick VIC 3056');
});

test('never more than eight', async () => {
  for (let number = 1; number <= 12; number++)
    await buildProperty(backend, {
      address: `${number} Crowded Lane`,
      suburb: 'Brunswick',
      state: 'VIC',
      postcode: '3056',
    });
  expect(await suggest('crowded')).toHaveLength(8);
  expect(await suggest('brunswick')).toHaveLength(8);
});

test.each(['', '   '])('nothing typed ("%s") is refused', async q => {
  expect((await backend.get(`/api/properties/suggest?${new URLSearchParams({ q })}`)).status).toBe(400);
});

test.each(['%', "'", '!!!', '😀'])('signs alone (%s) suggest nothing', async q => {
  expect(await suggest(q)).toEqual([]);
});
