import path from 'node:path';
import type { RequiredEntityData } from '@mikro-orm/core';
import { recordKeyVersion } from '../properties/addresses/key-version.ts';
import { Property } from '../properties/property.entity.ts';
import { type Backend, startBackend } from '../testing/backend.ts';
import { buildProperty, buildReview, buildUser, propertyAt, reviewOf, signIn } from '../testing/builders.ts';
import { runScript } from '../testing/command.ts';
import { buildAdmin } from '../testing/requests.ts';
import { tableDigests } from '../testing/table-digests.ts';
import { CandidatesService } from './candidates.service.ts';
import { rekey } from './rekey.ts';

let backend: Backend;
let asAdmin: Record<string, string>;

beforeEach(async () => {
  backend = await startBackend({}, { isWorking: false });
  asAdmin = (await buildAdmin(backend)).browser;
});

afterEach(() => backend.stop());

const run = async (options = {}) => {
  const lines: string[] = [];
  const numbers = await rekey(backend.em(), { ...options, print: line => lines.push(line) });
  return { lines, numbers };
};

/** Takes all keys and buildings. */
const clearKeys = async () => {
  await backend.rows('update property set address_key = null, unit = null, building_id = null');
  await backend.rows('delete from building');
};

const DUPLICATES = [
  ['5/12 Smith St', 'Unit 5, Level 2, 12 Smith Street'],
  ['Tower 2, 1103/26 Kilbride Cr', '1103/26 Kilbride Cr, Tower 2'],
  ['Penthouse, 9 Hill Rd', 'PH/9 Hill Road'],
  ['12 Wren Lane', 'No 12 Wren Lane'],
  ['G02/4 Bay St', '4 Bay Street, Unit G02'],
  ['7 Mason St', '7 Mason Street'],
] as const;

let days = 100;

/** A property without a key, a day younger than the last one, with a review and a bookmark. */
async function build(address: string, values = {}) {
  const createdAt = new Date(Date.now() - days-- * 86_400_000);
  const { id } = await buildProperty(backend, { address, createdAt, addressKey: null, ...values });
  const user = await buildUser(backend);
  const rating = (days % 5) + 1;
  const residencyStatus = (['lived_here', 'visited', 'owned'] as const)[days % 3];
  const review = await buildReview(backend, { property: id, user: user.id, rating, residencyStatus });
  await backend.rows('insert into user_bookmarks (user_id, property_id) values ($1, $2)', user.id, id);
  return { id, review: review.id, user };
}

/** Six homes with two records each, and others around them. */
async function buildDuplicates() {
  const pairs = [];
  for (const [one, other] of DUPLICATES) {
    // the last two differ by their postcode alone
    const older = await build(one, one.startsWith('7 Mason') ? { postcode: '0000' } : {});
    pairs.push([older, await build(other)] as const);
  }
  const others = [await build('6/12 Smith St'), await build('12 Smith St')];
  others.push(await build('5/12 Smith St', { suburb: 'Enmore' }));
  const deleted = await build('Apt 5, Level 3, 12 Smith St', { deletedAt: new Date() });
  return { pairs, others, deleted };
}

/** What the aggregates of all properties differ in from a recount. */
const miscounted = () =>
  backend.rows(
    `select property.id from property left join review
       on review.property_id = property.id and hidden_at is null and review.deleted_at is null
     group by property.id
     having review_count <> count(review.id) or average_rating <> coalesce(round(avg(rating), 2), 0)
       or lived_here_stars <> coalesce(sum(rating) filter (where residency_status = 'lived_here'), 0)
       or visited_stars <> coalesce(sum(rating) filter (where residency_status = 'visited'), 0)
       or owned_stars <> coalesce(sum(rating) filter (where residency_status = 'owned'), 0)`,
  );

test('a database without keys and with six duplicates: one property each, and nothing is lost', async () => {
  const { pairs, others, deleted } = await buildDuplicates();
  await clearKeys();
  const dry = await run({ isDryRun: true });
  expect(dry.lines).toHaveLength(6);
  expect(dry.lines[0]).toMatch(
    /^Would join Unit 5, Level 2, 12 Smith Street, Newtown NSW 2042 \(\d+\) into 5\/12 Smith St,/,
  );
  expect(await backend.rows('select from property where address_key is not null')).toHaveLength(0);

  const { lines, numbers } = await run();
  expect(lines.map(line => line.replace('Joining', 'Would join')).sort()).toEqual(dry.lines.toSorted());
  expect(numbers).toMatchObject({ keyed: 9, merged: 6 });
  for (const [older, younger] of pairs) {
    for (const id of [older.id, younger.id])
      expect((await backend.get(`/api/properties/${id}`)).body).toMatchObject({
        id: older.id,
        reviewCount: 2,
      });
    for (const { user, review } of [older, younger]) {
      const browser = await signIn(backend, user);
      expect((await backend.get(`/api/users/${user.id}/bookmarks/properties`, browser)).body).toEqual([
        { propertyId: older.id },
      ]);
      expect((await backend.get(`/api/users/${user.id}/reviews`, browser)).body).toMatchObject([
        { id: review, propertyId: older.id },
      ]);
    }
  }
  const mason = pairs[5]?.[0].id;
  expect((await backend.get(`/api/properties/${mason}`)).body.postcode).toBe('2042');
  for (const { id } of others)
    expect((await backend.get(`/api/properties/${id}`)).body).toMatchObject({ id, reviewCount: 1 });
  expect(await miscounted()).toEqual([]);
  const [row] = await backend.rows(
    'select deleted_at is not null as gone, address_key from property where id = $1',
    deleted.id,
  );
  expect(row).toEqual({ gone: true, address_key: null });
  const buildings = await backend.rows(
    `select building.address, count(*)::int as homes from building join property on building_id = building.id
     where deleted_at is null group by building.id order by 1, 2`,
  );
  expect(buildings).toEqual([
    { address: '12 Smith St', homes: 1 },
    { address: '12 Smith St', homes: 3 },
    { address: '26 Kilbride Cr', homes: 1 },
    { address: '4 Bay St', homes: 1 },
    { address: '9 Hill Rd', homes: 1 },
  ]);
  expect(await backend.rows('select by_id as by, reason from property_merge limit 1')).toEqual([
    { by: null, reason: 'The same address in two spellings.' },
  ]);

  const before = await tableDigests(backend.database.url);
  expect(await run()).toEqual({ lines: [], numbers: { keyed: 0, merged: 0 } });
  expect(await tableDigests(backend.database.url)).toEqual(before);
});

test('it goes on where it was stopped', async () => {
  await buildDuplicates();
  await clearKeys();
  const stopping = new AbortController();
  const first = await rekey(backend.em(), { signal: stopping.signal, print: () => stopping.abort() });
  expect(first).toMatchObject({ keyed: 9, merged: 0 });
  expect((await run()).numbers).toMatchObject({ keyed: 0, merged: 6 });
  expect(await backend.rows('select from property where merged_into_id is not null')).toHaveLength(6);
  expect(await miscounted()).toEqual([]);
});

test('many batches, beside people who write reviews', async () => {
  const em = backend.em();
  for (let n = 0; n < 2_500; n++)
    em.create(Property, propertyAt(`${n % 50}/${n} Long Street`) as RequiredEntityData<Property>);
  await em.flush();
  const ids = (await backend.rows<{ id: number }>('select id from property order by random() limit 60')).map(
    ({ id }) => id,
  );
  const [{ numbers }, ...statuses] = await Promise.all([
    run(),
    ...ids.map(async propertyId => {
      const review = reviewOf(propertyId, { residencyStatus: 'owned' });
      for (;;) {
        const { status } = await backend.post('/api/reviews', review);
        if (status !== 503) return status;
      }
    }),
  ]);
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(numbers).toMatchObject({ keyed: 2_500, merged: 0 });
  expect(await backend.rows('select from property where building_id is null')).toHaveLength(0);
  expect(await miscounted()).toEqual([]);
});

test('a merge by the site that was undone is not made again, and neither are two homes that differ by the postcode', async () => {
  await build('5/12 Smith St');
  await build('Level 2, 5/12 Smith St');
  await build('8 Mill St', { postcode: '2042' });
  await build('8 Mill Street', { postcode: '2043' });
  await build('8 Mill Str', { postcode: '0000' });
  await clearKeys();
  expect((await run()).numbers.merged).toBe(1);
  const [merge] = (await backend.get('/api/admin/merges', asAdmin)).body;
  expect(merge.by).toBeNull();
  expect((await backend.post(`/api/admin/merges/${merge.id}/undo`, {}, asAdmin)).body.notUndone).toEqual([]);
  expect((await run()).numbers.merged).toBe(0);
  expect((await backend.get(`/api/properties/${merge.from.id}`)).body.id).toBe(merge.from.id);
});

test('of two where only the younger has a key, the older gets it, and an undo gives it back', async () => {
  const old = await build('Level 2, 5/12 Alpha St');
  const young = await buildProperty(backend, { address: '5/12 Alpha St' });
  const rowsOf = () =>
    backend.rows(
      'select id, address_key as key, unit, building_id as building from property where id = any($1) order by created_at',
      [old.id, young.id],
    );
  const before = await rowsOf();
  expect(before).toEqual([
    { id: old.id, key: null, unit: null, building: null },
    { id: young.id, key: '5/12 alpha st', unit: '5', building: expect.any(Number) },
  ]);
  expect((await run()).numbers).toEqual({ keyed: 0, merged: 1 });
  const [into, from] = await rowsOf();
  expect(into).toEqual({ ...before[1], id: old.id });
  expect(from).toEqual({ id: young.id, key: null, unit: null, building: null });
  expect(await backend.rows('select from property_alias')).toHaveLength(0);
  expect((await run()).numbers).toEqual({ keyed: 0, merged: 0 });

  const [merge] = (await backend.get('/api/admin/merges', asAdmin)).body;
  expect((await backend.post(`/api/admin/merges/${merge.id}/undo`, {}, asAdmin)).status).toBe(200);
  expect(await rowsOf()).toEqual(before);
});

test('homes with a unit in words are not joined with the whole address', async () => {
  for (const unit of ['Front Unit, ', 'Rear Unit, ', 'First Floor, ', 'Unit Two, ', 'Cottage, ', ''])
    await build(`${unit}77 Mu St`);
  await clearKeys();
  expect(await run()).toMatchObject({ lines: [], numbers: { keyed: 6, merged: 0 } });
});

test('homes whose names differ are joined by nobody but an administrator', async () => {
  for (const address of ['5/12 Smith St', 'Villa Rosa, 5/12 Smith St', 'Level 2, 5/12 Smith St'])
    await build(address);
  for (const address of ['Villa Rosa, 5/14 Smith St', 'VILLA ROSA, Unit 5, 14 Smith Street'])
    await build(address);
  await build('Casa Blu, 5/14 Smith St');
  for (const address of ['16 Smith St', 'Villa Rosa, 16 Smith St']) await build(address);
  await clearKeys();
  const dry = await run({ isDryRun: true });
  expect(dry.numbers).toMatchObject({ keyed: 3, merged: 3 });
  const { lines, numbers } = await run();
  expect(lines.map(line => line.replace(/, Newtown.*? into /, ' into ').replace(/, Newtown.*/, ''))).toEqual([
    'Joining Villa Rosa, 5/12 Smith St into 5/12 Smith St',
    'Joining Level 2, 5/12 Smith St into 5/12 Smith St',
    'Joining VILLA ROSA, Unit 5, 14 Smith Street into Villa Rosa, 5/14 Smith St',
  ]);
  expect(numbers).toMatchObject({ keyed: 3, merged: 3 });
  await backend.app.get(CandidatesService).find();
  const { body } = await backend.get('/api/admin/buildings/candidates', asAdmin);
  const pairs = body.map(({ a, b, why }: Record<'a' | 'b', { address: string }> & { why: string }) => [
    why,
    ...[a.address, b.address].toSorted(),
  ]);
  expect(new Set(pairs)).toEqual(
    new Set([
      ['name', 'Casa Blu, 5/14 Smith St', 'Villa Rosa, 5/14 Smith St'],
      ['name', '16 Smith St', 'Villa Rosa, 16 Smith St'],
    ]),
  );
  expect((await run()).numbers).toMatchObject({ keyed: 0, merged: 0 });
  const merge = { into: body[0].a.id, reason: 'One home' };
  expect((await backend.post(`/api/admin/properties/${body[0].b.id}/merge`, merge, asAdmin)).status).toBe(
    200,
  );
});

test('the command prints what it would join, and then numbers', async () => {
  await build('5/12 Smith St');
  await build('Level 2, 5/12 Smith St');
  await clearKeys();
  const script = path.join(import.meta.dirname, 'rekey-command.ts');
  const { output } = await runScript(backend, script, '--dry-run');
  expect(output).toMatch(
    /^Would join Level 2, 5\/12 Smith St, .*\nProperties: 1 would be keyed, 1 would be joined/,
  );
  const { output: done } = await runScript(backend, script);
  expect(done).toMatch(/^Joining .*\nProperties: 1 keyed, 1 joined$/);
});

describe('keys by older rules', () => {
  /** As the release before wrote it. */
  async function buildOld(address: string, key: string, buildingId: number | null = null) {
    const { id } = await build(address);
    const unit = /^(.+)\/(?=\d)/.exec(key)?.[1] ?? null;
    await backend.rows(
      'update property set address_key = $2, street_key = $2, unit = $3, building_id = $4 where id = $1',
      ...[id, key, unit, buildingId],
    );
    return id;
  }
  const addBuilding = async (address: string, key: string) =>
    (
      await backend.rows<{ id: number }>(
        `insert into building (address, suburb, state, postcode, street_key, suburb_key)
         values ($1, 'Newtown', 'NSW', '2042', $2, 'newtown') returning id`,
        ...[address, key],
      )
    )[0]?.id as number;
  const keysNow = () =>
    backend.rows(
      'select id, address_key as key, unit, building_id as building from property where deleted_at is null order by created_at',
    );
  const add = (address: string) => backend.post('/api/properties', propertyAt(address));

  beforeEach(() => backend.rows('delete from address_key_version'));

  test('a home is found by its address, and no other one by its key, before and after', async () => {
    const circle = await buildOld('43 Grevillea Cir', '43 grevillea cct');
    const range = await buildOld('12 & 14 Wonga St', '12/14 wonga st');
    const unchanged = await buildOld('9 Hill Rd', '9 hill rd');
    const merged = await buildOld('Shop 3/9 Alma St', 'shop 3/9 alma st');
    const target = await buildOld('Shop 3 9 Alma Street', 'shop 3 9 alma st');
    const circuit = await add('43 Grevillea Circuit');
    expect(circuit.status).toBe(201);
    const check = async () => {
      expect((await add('43 Grevillea Circle')).body.id).toBe(circle);
      expect((await add('43 Grevillea Cct')).body.id).toBe(circuit.body.id);
      expect((await add('12-14 Wonga Street')).body.id).toBe(range);
      expect((await add('9 Hill Road')).body.id).toBe(unchanged);
    };
    await check();
    const { lines, numbers } = await run();
    expect(numbers).toMatchObject({ keyed: 3, merged: 1 });
    expect(lines).toEqual([
      expect.stringMatching(/^Joining Shop 3 9 Alma Street, .* into Shop 3\/9 Alma St,/),
    ]);
    await recordKeyVersion(backend.em());
    await check();
    expect((await add('Shop 3, 9 Alma St')).body.id).toBe(merged);
    expect((await backend.get(`/api/properties/${target}`)).body.id).toBe(merged);
    expect((await backend.get('/api/properties/search?q=grevillea+circle')).body[0]?.id).toBe(circle);
    expect((await run()).numbers).toMatchObject({ keyed: 0, merged: 0 });
  });

  test('a building is not split: its homes stay, and are listed', async () => {
    const building = await addBuilding('43 Grevillea Cct', '43 grevillea cct');
    const one = await buildOld('1/43 Grevillea Cir', '1/43 grevillea cct', building);
    const two = await buildOld('2/43 Grevillea Cct', '2/43 grevillea cct', building);
    const whole = await addBuilding('7 Park Blvde', '7 park bvd');
    const three = await buildOld('3/7 Park Boulevarde', '3/7 park bvd', whole);
    const { lines } = await run();
    expect(lines).toEqual([
      expect.stringMatching(/^Not moved: 1\/43 Grevillea Cir, .* is in the building 43 Grevillea Cct/),
    ]);
    expect(await keysNow()).toEqual([
      { id: one, key: '1/43 grevillea circle', unit: '1', building },
      { id: two, key: '2/43 grevillea cct', unit: '2', building },
      { id: three, key: '3/7 park boulevarde', unit: '3', building: whole },
    ]);
    expect((await run({ isDryRun: true })).lines).toEqual(lines);
  });

  test('an address that leads to the home it was merged into does so by its new key', async () => {
    const into = await buildOld('5 Hill Rd', '5 hill rd');
    const from = await buildOld('5 Hill Cir', '5 hill cct');
    const merge = { into, reason: 'One home' };
    expect((await backend.post(`/api/admin/properties/${from}/merge`, merge, asAdmin)).status).toBe(200);
    await run();
    await recordKeyVersion(backend.em());
    expect((await add('5 Hill Circle')).body.id).toBe(into);
    expect((await add('5 Hill Circuit')).status).toBe(201);
    const [{ id }] = (await backend.get('/api/admin/merges', asAdmin)).body;
    expect((await backend.post(`/api/admin/merges/${id}/undo`, {}, asAdmin)).status).toBe(200);
    expect((await add('5 Hill Circle')).body.id).toBe(from);
    expect(await backend.rows('select from property_alias')).toHaveLength(0);
  });
});
