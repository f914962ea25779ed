import { Client } from 'pg';
import { sharedBackend } from '../testing/backend.ts';
import { buildBuilding, buildProperty, buildUser, propertyAt, signIn } from '../testing/builders.ts';
import { untilLocked } from '../testing/locks.ts';
import { atOnce } from '../testing/responses.ts';
import { rekey } from './rekey.ts';

const backend = await sharedBackend({}, { isWorking: false });
const asAdmin = await signIn(backend, await buildUser(backend, { isAdmin: true }));

const at = (address: string) => propertyAt(address, { propertyType: 'unit' });
const add = (address: string) => backend.post('/api/properties', at(address));
const addInConsole = (address: string) =>
  backend.post('/api/admin/properties', { ...at(address), propertyImages: [] }, asAdmin);
const mergeBuilding = (from: number, into: number) =>
  backend.post(`/api/admin/buildings/${from}/merge`, { into, reason: 'One building' }, asAdmin);
const placeIn = (id: number, buildingId: number) =>
  backend.put(`/api/admin/properties/${id}/building`, { buildingId }, asAdmin);
const buildingOf = async (id: number) =>
  (await backend.rows<{ id: number | null }>('select building_id as id from property where id = $1', id))[0]
    ?.id;

/** Runs `start` while a transaction of `sql` is open. */
async function beside<T>(sql: string, start: () => Promise<T>): Promise<T> {
  const other = new Client(backend.database.url);
  await other.connect();
  try {
    await other.query('begin');
    await other.query(sql);
    const result = await start();
    await other.query('commit');
    return result;
  } finally {
    await other.end();
  }
}

/** A property with its key, as somebody writes it who takes no lock. */
const insertOf = (address: string, key: string) => `
  insert into property (address, suburb, state, postcode, property_type, street_key, suburb_key, address_key)
  values ('${address}', 'Newtown', 'NSW', '2042', 'unit', '${key}', 'newtown', '${key}')`;

test('the form and the console, which add one home at once, make one record', async () => {
  const statuses = await atOnce(10, async n => {
    const [form, console] = await Promise.all([
      add(`5/${300 + n} Lambda St`),
      addInConsole(`Villa 5, ${300 + n} Lambda St`),
    ]);
    return [form.status, console.status];
  });
  for (const pair of statuses)
    expect([
      [201, 409],
      [200, 201],
    ]).toContainEqual(pair);
  const unkeyed = `select from property where street_key like '%lambda st' and address_key is null`;
  expect(await backend.rows(unkeyed)).toHaveLength(0);
});

test('a whole address that comes by editing or restoring beside the first unit is in its building', async () => {
  const added = await atOnce(8, async n => {
    const moved = await buildProperty(backend, { address: `${n} Mu Lane` });
    const removed = await buildProperty(backend, { address: `${500 + n} Mu St`, deletedAt: new Date() });
    await backend.rows('update property set address_key = null where id = $1', removed.id);
    return { moved: moved.id, removed: removed.id, n };
  });
  for (const { moved, removed, n } of added) {
    const edit = { ...at(`${400 + n} Mu St`), propertyImages: [] };
    const all = await Promise.all([
      backend.put(`/api/admin/properties/${moved}`, edit, asAdmin),
      backend.post(`/api/admin/properties/${removed}/restore`, {}, asAdmin),
      add(`5/${400 + n} Mu St`),
      add(`5/${500 + n} Mu St`),
    ]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 201, 201]);
    for (const id of [moved, removed]) expect(await buildingOf(id)).toEqual(expect.any(Number));
  }
});

test('the form finds what was added meanwhile by somebody who takes no lock', async () => {
  const adding = await beside(insertOf('5/8 Nu St', '5/8 nu st'), async () => {
    const reply = add('Unit 5, Level 2, 8 Nu St');
    await untilLocked(backend);
    return { reply };
  });
  const { status, body } = await adding.reply;
  expect([status, body.address]).toEqual([200, '5/8 Nu St']);
});

test('keys are written beside somebody who adds one of the homes', async () => {
  const old = await buildProperty(backend, { address: 'Level 2, 5/9 Iota St', addressKey: null });
  const other = await buildProperty(backend, { address: 'Level 2, 6/19 Iota St', addressKey: null });
  const running = await beside(insertOf('5/9 Iota St', '5/9 iota st'), async () => {
    const numbers = rekey(backend.em());
    await untilLocked(backend);
    return { numbers };
  });
  expect(await running.numbers).toMatchObject({ keyed: 1, merged: 0 });
  const keys = 'select address_key as key from property where id = any($1) order by id';
  const rows = await backend.rows(keys, [old.id, other.id]);
  expect(rows.map(({ key }) => key).toSorted()).toEqual(['6/19 iota st', null].toSorted());
  expect(await rekey(backend.em())).toMatchObject({ keyed: 0, merged: 1 });
});

test('a whole address and the first unit, added at once, are in one building', async () => {
  const added = await atOnce(12, async n => {
    const street = `${810 + n} Xi St`;
    const [unit, whole] = await Promise.all([add(`5/${street}`), add(street)]);
    return [unit.status, whole.status, await buildingOf(whole.body.id)];
  });
  expect(added).toEqual(Array(12).fill([201, 201, expect.any(Number)]));
});

test('a whole address whose key is written beside the first unit is in its building', async () => {
  const added = await atOnce(8, n =>
    buildProperty(backend, { address: `${910 + n} Xi St`, addressKey: null }),
  );
  await Promise.all([
    rekey(backend.em()),
    ...added.map(async ({ address }) => {
      expect((await add(`5/${address}`)).status).toBe(201);
    }),
  ]);
  for (const { id } of added) expect(await buildingOf(id)).toEqual(expect.any(Number));
});

test('buildings are merged beside placing and adding, and nobody waits for another in a circle', async () => {
  const statuses = [];
  for (let n = 0; n < 8; n++) {
    const { buildingId: from, properties } = await buildBuilding(
      backend,
      [1, 2, 3].map(unit => `${unit}/${100 + n} Kappa St`),
    );
    const { buildingId: into } = await buildBuilding(backend, [`1/${200 + n} Kappa St`]);
    const all = await Promise.all([
      ...properties.map(id => placeIn(id, into)),
      mergeBuilding(from, into),
      add(`4/${100 + n} Kappa St`),
    ]);
    statuses.push(all.map(({ status }) => status));
  }
  expect(statuses).toEqual(Array(8).fill([200, 200, 200, 200, 201]));
});

test('a home that was added to a building while it was merged moves on', async () => {
  const from = await buildBuilding(backend, ['1/30 Gamma St']);
  const into = await buildBuilding(backend, ['1/32 Gamma St']);
  let added: Awaited<ReturnType<typeof add>> | undefined;
  const merged = await beside(
    `select from property where id = ${from.properties[0]} for update`,
    async () => {
      const merging = mergeBuilding(from.buildingId, into.buildingId);
      await untilLocked(backend);
      added = await add('2/30 Gamma St');
      return { merging };
    },
  );
  expect([(await merged.merging).status, added?.status]).toEqual([200, 201]);
  expect(await buildingOf(added?.body.id)).toBe(from.buildingId);
  await rekey(backend.em());
  expect(await buildingOf(added?.body.id)).toBe(into.buildingId);
});
