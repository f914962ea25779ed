import { sharedBackend } from '../../testing/backend.ts';
import { propertyAt } from '../../testing/builders.ts';

const backend = await sharedBackend();

const add = async (address: string, values = {}) => {
  const { status, body } = await backend.post('/api/properties', propertyAt(address, values));
  return { status, id: body.id as number };
};

const ROW = 'select address_key as key, unit, building_id as building from property where id = $1';
const rowOf = async (id: number) => (await backend.rows(ROW, id))[0];

const buildings = (streetKey: string) =>
  backend.rows(
    'select address, suburb, state, postcode, name from building where street_key = $1',
    streetKey,
  );

test('the first home with a unit makes its building, and others join it', async () => {
  const first = await add('The Residences, Unit 1, 26 Kilbride Crescent', { postcode: '0000' });
  const second = await add('Tower 2, 1103/26 Kilbride Cr');
  expect([first.status, second.status]).toEqual([201, 201]);
  const place = { suburb: 'Newtown', state: 'NSW' };
  expect(await buildings('26 kilbride cr')).toEqual([
    { ...place, address: '26 Kilbride Crescent', postcode: expect.any(String), name: 'The Residences' },
  ]);
  const [one, two] = [await rowOf(first.id), await rowOf(second.id)];
  expect(one).toEqual({ key: '1/26 kilbride cr', unit: '1', building: expect.any(Number) });
  expect(two).toEqual({ key: 'b2-1103/26 kilbride cr', unit: 'b2-1103', building: one?.building });
});

test('a house makes no building, and belongs to the one that its first unit makes', async () => {
  const whole = await add('7 Boronia Street');
  expect(await rowOf(whole.id)).toEqual({ key: '7 boronia st', unit: null, building: null });
  const unit = await add('Rear, 7 Boronia Street');
  expect(await rowOf(whole.id)).toMatchObject({ unit: null, building: (await rowOf(unit.id))?.building });
  const later = await add('9/9 Boronia Street');
  const added = await add('9 Boronia Street');
  expect(await rowOf(added.id)).toMatchObject({ building: (await rowOf(later.id))?.building });
});

test('an address without a postcode and the same with one are one home', async () => {
  const first = await add('3 Nameless Lane', { suburb: 'Nowhere', postcode: '0000' });
  const second = await add('3 Nameless La', { suburb: 'Nowhere', postcode: '2880' });
  expect([second.status, second.id]).toEqual([200, first.id]);
  expect(await add('3 Nameless Lane', { suburb: 'Nowhere', postcode: '0000' })).toEqual({
    status: 200,
    id: first.id,
  });
  const [row] = await backend.rows('select postcode from property where id = $1', first.id);
  expect(row).toEqual({ postcode: '2880' });
});
