import { sharedBackend } from '../testing/backend.ts';
import { buildBuilding, buildReview, buildUser, propertyAt, signIn } from '../testing/builders.ts';
import { refusal } from '../testing/responses.ts';

const backend = await sharedBackend();
const asAdmin = await signIn(backend, await buildUser(backend, { isAdmin: true }));

const edit = (id: number, body: object) => backend.put(`/api/admin/buildings/${id}`, body, asAdmin);
const merge = (id: number, into: number) =>
  backend.post(`/api/admin/buildings/${id}/merge`, { into, reason: 'One building' }, asAdmin);
const add = async (address: string) => (await backend.post('/api/properties', propertyAt(address))).body;

test('a building gets another name and address, by the version that was read', async () => {
  const { buildingId } = await buildBuilding(backend, ['1/40 Wren St', '2/40 Wren St']);
  await buildBuilding(backend, ['1/50 Wren St']);
  const { body: before } = await backend.get(`/api/buildings/${buildingId}`);
  const values = { name: 'The Wrens', address: '40-44 Wren Street', version: before.version };
  expect(await edit(buildingId, values)).toMatchObject({
    status: 200,
    body: { ...before, name: 'The Wrens', address: '40-44 Wren Street', version: before.version + 1 },
  });
  expect((await edit(buildingId, values)).status).toBe(409);
  expect((await add('3/40-44 Wren St')).building).toMatchObject({ id: buildingId, propertyCount: 3 });
  // those at its former address still belong to it
  expect((await add('4/40 Wren St')).building).toMatchObject({ id: buildingId, propertyCount: 4 });
  expect(await edit(buildingId, { name: '', address: '50 Wren St' })).toMatchObject(
    refusal(409, /already a building at this address/),
  );
  expect(await edit(buildingId, { name: '', address: '4/50 Wren St' })).toMatchObject(
    refusal(400, /without a unit/),
  );
  expect((await edit(buildingId, { name: '', address: '40 Wren St' })).body.name).toBeNull();
  expect((await add('5/40 Wren St')).building).toMatchObject({ id: buildingId, propertyCount: 5 });
  expect((await add('6/40-44 Wren St')).building).toMatchObject({ id: buildingId, propertyCount: 6 });
  expect((await edit(999_999, { name: null, address: '1 A St' })).status).toBe(404);
});

test('a building gets the homes of another one, and those that are added at its address later', async () => {
  const robins = ['The Robins, 1/12 Robin St', '2/12 Robin St'];
  const { buildingId: from, properties } = await buildBuilding(backend, robins);
  const { buildingId: into } = await buildBuilding(backend, ['3/12-14 Robin St']);
  expect((await merge(from, into)).body).toMatchObject({ id: into, propertyCount: 3, name: 'The Robins' });
  expect((await edit(from, { name: 'The Owls', address: '12 Robin St' })).status).toBe(404);
  const late = await add('9/12 Robin St');
  expect(late.building).toMatchObject({ id: into, propertyCount: 4 });
  expect(await merge(into, into)).toMatchObject(refusal(409, 'A building can’t be merged into itself'));
  expect((await merge(into, 999_999)).status).toBe(404);
  const place = { buildingId: from };
  await backend.put(`/api/admin/properties/${properties[0]}/building`, place, asAdmin);
  expect((await add('10/12 Robin St')).building).toMatchObject({ id: from, propertyCount: 2 });
  const entries = await backend.rows(
    `select action, subject_id as id from audit_entry where subject = 'building' and subject_id = any($1) order by audit_entry.id`,
    [from, into],
  );
  expect(entries).toEqual([
    { action: 'merge', id: from },
    { action: 'merge', id: into },
  ]);
});

test('what is read of a merged building is read of the one it went into, with its tag for caches', async () => {
  const { buildingId: from, properties } = await buildBuilding(backend, ['1/3 Finch St', '2/3 Finch St']);
  const { buildingId: into } = await buildBuilding(backend, ['1/5 Finch St']);
  await buildReview(backend, { property: properties[0] as number, rating: 4 });
  await merge(from, into);
  for (const path of ['', '/properties', '/reviews', '/history']) {
    const read = (id: number) => backend.get(`/api/buildings/${id}${path}`);
    const [old, now] = [await read(from), await read(into)];
    expect(old).toMatchObject({ status: 200, body: now.body });
    expect(old.headers.get('x-total-count')).toBe(now.headers.get('x-total-count'));
    const tags = [old, now].map(({ headers }) => headers.get('cache-tag')?.split(/[ ,]+/) ?? []);
    expect(tags[0]).toEqual(expect.arrayContaining([`building/${from}`, ...(tags[1] as string[])]));
    expect(tags[1]).toContain(`building/${into}`);
  }
  expect((await backend.get(`/api/buildings/${from}`)).body).toMatchObject({ id: into, propertyCount: 3 });
  const { buildingId: other } = await buildBuilding(backend, ['1/7 Finch St']);
  expect((await merge(other, from)).status).toBe(404);
});

test('a merge of buildings is undone: what was placed elsewhere since stays there', async () => {
  const herons = ['The Herons, 1/6 Heron St', '2/6 Heron St', '3/6 Heron St'];
  const { buildingId: from, properties } = await buildBuilding(backend, herons);
  const { buildingId: earlier } = await buildBuilding(backend, ['1/6A Heron St']);
  const { buildingId: into } = await buildBuilding(backend, ['1/8 Heron St']);
  const { buildingId: elsewhere } = await buildBuilding(backend, ['1/10 Heron St']);
  const undo = (id: number) => backend.post(`/api/admin/buildings/${id}/undo`, {}, asAdmin);
  expect(await undo(from)).toMatchObject(refusal(409, 'This building isn’t merged into another one'));
  expect((await undo(999_999)).status).toBe(404);
  await merge(earlier, from);
  expect((await merge(from, into)).body).toMatchObject({ propertyCount: 5, name: 'The Herons' });
  const order = { buildingId: elsewhere, version: 1 };
  await backend.put(`/api/admin/properties/${properties[2]}/building`, order, asAdmin);
  const late = await add('9/6 Heron St');
  const merges = async () => (await backend.get('/api/admin/buildings/merged', asAdmin)).body;
  const target = { id: into, name: 'The Herons', address: '8 Heron St' };
  expect((await merges()).slice(0, 2)).toMatchObject([
    { from: { id: from, name: 'The Herons', address: '6 Heron St' }, into: target, reason: 'One building' },
    { from: { id: earlier, name: null, address: '6A Heron St', postcode: '2042' }, into: target },
  ]);
  expect((await undo(from)).body).toMatchObject({ id: from, propertyCount: 4, name: 'The Herons' });
  expect((await backend.get(`/api/buildings/${into}`)).body).toMatchObject({ propertyCount: 1, name: null });
  expect((await backend.get(`/api/properties/${late.id}`)).body.building).toMatchObject({ id: from });
  expect((await add('10/6 Heron St')).building).toMatchObject({ id: from, propertyCount: 5 });
  expect((await undo(from)).status).toBe(409);
  expect((await merges())[0]).toMatchObject({ from: { id: earlier }, into: { id: from } });
  expect((await undo(earlier)).body).toMatchObject({ id: earlier, propertyCount: 1 });
  expect((await backend.get(`/api/buildings/${from}`)).body).toMatchObject({ propertyCount: 4 });
});
