import { sharedBackend } from '../../testing/backend.ts';
import { buildBuilding, buildProperty, buildReview } from '../../testing/builders.ts';
import { buildAdmin } from '../../testing/requests.ts';

// without a worker, which counts the reviews of suburbs when it starts: it would count some of these
const backend = await sharedBackend({}, { isWorking: false });

/** A property with a review: others are not suggested. */
async function reviewed(values: Parameters<typeof buildProperty>[1]) {
  const property = await buildProperty(backend, values);
  await buildReview(backend, { property: property.id });
  return property;
}

beforeAll(async () => {
  const vic = { state: 'VIC', postcode: '3056' };
  await reviewed({ address: '12 Wattlebird St', suburb: 'Brunswick', ...vic });
  await reviewed({ address: '14 Wattlebird St', suburb: 'Brunswick', state: 'QLD', postcode: '4000' });
  await reviewed({ address: '3/9 Lantern Rd', suburb: 'Brunswick East', ...vic, postcode: '3057' });
});

const suggest = async (q: string) => {
  const { body } = await backend.get(`/api/properties/suggest?${new URLSearchParams({ q })}`);
  return body.map((row: Record<string, string>) =>
    row.kind === 'suburb' ? `${row.suburb} ${row.state} ${row.postcode}` : row.address,
  );
};

test('suburbs of the same name are told apart, then properties follow', async () => {
  const suggested = await suggest('brunsw');
  expect(suggested.slice(0, 3)).toEqual([
    'Brunswick East VIC 3057',
    'Brunswick QLD 4000',
    'Brunswick VIC 3056',
  ]);
  expect(suggested.slice(3)).toEqual(Array(3).fill(expect.any(String)));
});

test('an address being typed is suggested', async () => {
  expect(await suggest('12 wattleb')).toEqual(['12 Wattlebird St']);
  expect(await suggest('unit 3, 9 Lan')).toEqual(['3/9 Lantern Rd']);
  expect(await suggest('Unit 3 Level 2, 9 Lan')).toEqual(['3/9 Lantern Rd']);
  expect(await suggest('Townhouse 3/9 Lan')).toEqual(['3/9 Lantern Rd']);
  expect(await suggest('wattlebird str')).toHaveLength(2);
});

test('a building is suggested from the beginning of its address to its suburb', async () => {
  const addresses = ['1/30 Casuarina Cr', '2/30 Casuarina Cr'];
  const { buildingId, properties } = await buildBuilding(backend, addresses, {
    suburb: 'Perth',
    state: 'WA',
  });
  for (const property of properties) await buildReview(backend, { property });
  for (const q of ['30 casua', '30 Casuarina Cr', '30 Casuarina Crescent Perth WA']) {
    const query = new URLSearchParams({ q, kinds: 'buildings' });
    const { body } = await backend.get(`/api/properties/suggest?${query}`);
    expect(body).toContainEqual(expect.objectContaining({ kind: 'building', id: buildingId }));
  }
});

test('a word that is whole may still be the beginning of another', async () => {
  await reviewed({ address: '1 Wattle St', suburb: 'Perth', state: 'WA', postcode: '6000' });
  expect(await suggest('wattle')).toEqual(expect.arrayContaining(['1 Wattle St', '12 Wattlebird St']));
});

test('a suggested property says how it is rated', async () => {
  const { body } = await backend.get('/api/properties/suggest?q=lantern');
  expect(body).toEqual([expect.objectContaining({ averageRating: '4.00', reviewCount: 1 })]);
});

test('a typo in a suburb or a street suggests the correction', async () => {
  expect(await suggest('brunswik')).toContain('Brunswick VIC 3056');
  expect((await suggest('bruunswick vic'))[0]).toBe('Brunswick VIC 3056');
  expect(await suggest('12 watlebird')).toEqual(['12 Wattlebird St']);
});

test('a postcode being typed suggests its suburbs', async () => {
  expect((await suggest('305')).slice(0, 2).toSorted()).toEqual([
    'Brunswick East VIC 3057',
    'Brunswick VIC 3056',
  ]);
  expect(await suggest('brunswick vic 30')).toContain('Brunswick VIC 3056');
  expect((await suggest('Brunswick 3056'))[0]).toBe('Brunswick VIC 3056');
  expect((await suggest('brunswick east 30'))[0]).toBe('Brunswick East VIC 3057');
});

test('never more than eight', async () => {
  const place = { suburb: 'Brunswick', state: 'VIC', postcode: '3056' };
  for (let number = 1; number <= 12; number++)
    await reviewed({ address: `${number} Crowded Lane`, ...place });
  expect(await suggest('crowded')).toHaveLength(8);
  expect(await suggest('brunswick')).toHaveLength(8);
});

const { browser } = await buildAdmin(backend);

describe('a suburb is suggested while one of its properties is to be seen', () => {
  const add = (address: string, suburb: string) =>
    reviewed({ address, suburb, state: 'SA', postcode: '5000' });
  const send = async (method: string, path: string, body?: object) =>
    (await backend.send(method, `/api/admin/properties/${path}`, body, browser)).status;
  const suburbs = async (q: string) => (await suggest(q)).filter((line: string) => line.endsWith(' SA 5000'));

  test('not once they are removed, and again when one is back', async () => {
    const properties = [await add('1 Plover Lane', 'Nastyword'), await add('2 Plover Lane', 'Nastyword')];
    for (const { id } of properties) {
      expect(await suburbs('nastyw')).toEqual(['Nastyword SA 5000']);
      expect(await send('DELETE', `${id}`)).toBe(204);
    }
    expect(await suggest('nastyw')).toEqual([]);
    expect(await send('POST', `${properties[1]?.id}/restore`)).toBe(200);
    expect(await suburbs('nastyw')).toEqual(['Nastyword SA 5000']);
  });

  test('not once its last property is said to be elsewhere', async () => {
    const { id } = await add('1 Egret Lane', 'Wrongham');
    const body = { address: '1 Egret Lane', suburb: 'Rightham', state: 'SA', postcode: '5000' };
    expect(await send('PUT', `${id}`, { ...body, propertyType: 'house' })).toBe(200);
    expect(await suburbs('wrongham')).toEqual([]);
    expect(await suburbs('rightham')).toEqual(['Rightham SA 5000']);
  });

  test('by the name that one of them bears', async () => {
    const loud = await add('1 Heron Lane', '☠ Heronsea ☠');
    await add('2 Heron Lane', 'Heronsea');
    expect(await suburbs('heronsea')).toEqual(['☠ Heronsea ☠ SA 5000']);
    expect(await send('DELETE', `${loud.id}`)).toBe(204);
    expect(await suburbs('heronsea')).toEqual(['Heronsea SA 5000']);
  });

  test('those that are gone take no place of the four', async () => {
    const properties = await Promise.all(
      [1, 2, 3, 4, 5].map(n => add(`${n} Ibis Lane`, `Ibiston ${'abcde'[n - 1]}`)),
    );
    for (const { id } of properties.slice(0, 4)) await send('DELETE', `${id}`);
    expect(await suburbs('ibiston')).toEqual(['Ibiston e SA 5000']);
  });
});

test.each(['%', "'", '!!!', '😀'])('signs alone (%s) suggest nothing', async q => {
  expect(await suggest(q)).toEqual([]);
});
