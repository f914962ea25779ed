import { Client } from 'pg';
import { sharedBackend } from '../testing/backend.ts';
import { buildBuilding, buildProperty, buildUser, signIn } from '../testing/builders.ts';
import { avoidScans, scannedTables } from '../testing/scanned-tables.ts';
import { CandidatesService } from './candidates.service.ts';
import { candidates } from './candidates.sql.ts';

const backend = await sharedBackend();
const asAdmin = await signIn(backend, await buildUser(backend, { isAdmin: true }));

const list = async () => {
  const { body } = await backend.get('/api/admin/buildings/candidates', asAdmin);
  return body.map(({ a, b, why }: Record<'a' | 'b', { address: string }> & { why: string }) => [
    [a.address, b.address].sort().join(' + '),
    why,
  ]);
};
const find = () => backend.app.get(CandidatesService).find();

test('pairs that may be one are found, and no others', async () => {
  const at = (address: string, values = {}) => buildProperty(backend, { address, ...values });
  await at('8 Mill Street', { postcode: '2042' });
  await at('8 Mill St', { postcode: '2043' });
  await at('5/12-14 Smith St');
  await at('5/12 Smith St');
  await at('20-22 High St');
  const single = await at('20 High St');
  await buildBuilding(backend, [
    'Tower 2, 1103/26 Kilbride Cr',
    '1103/26 Kilbride Cr',
    '1104/26 Kilbride Cr',
  ]);
  await buildBuilding(backend, [
    'Tower 1, 101/9 Ford St',
    'Tower 2, 101/9 Ford St',
    'Tower 3, 101/9-11 Ford St',
  ]);
  await buildBuilding(backend, ['The Residences, 7/3 Bay St', 'The Residences, 8/3 Bay St']);
  await buildBuilding(backend, ['The Residences, 7/5 Bay St']);
  await at('5/12 Smith St', { suburb: 'Enmore' });
  await at('20 High St', { postcode: '2000', suburb: 'Sydney' });
  await at('22 High St');
  await find();
  expect((await list()).toSorted()).toEqual([
    ['1103/26 Kilbride Cr + Tower 2, 1103/26 Kilbride Cr', 'block'],
    ['20 High St + 20-22 High St', 'range'],
    ['5/12 Smith St + 5/12-14 Smith St', 'range'],
    ['8 Mill St + 8 Mill Street', 'postcode'],
    ['The Residences, 7/3 Bay St + The Residences, 7/5 Bay St', 'name'],
  ]);
  await backend.rows('update property set deleted_at = now() where id = $1', single.id);
  const candidate = (await backend.get('/api/admin/buildings/candidates', asAdmin)).body[0];
  const keep = (a: number, b: number) =>
    backend.post('/api/admin/buildings/candidates/distinct', { a, b }, asAdmin);
  expect((await keep(candidate.b.id, candidate.a.id)).status).toBe(204);
  expect((await keep(candidate.b.id, candidate.a.id)).status).toBe(204);
  expect(await list()).toHaveLength(3);
  await find();
  expect(await list()).toHaveLength(3);
  const undo = (a: number, b: number) =>
    backend.post('/api/admin/buildings/candidates/distinct/undo', { a, b }, asAdmin);
  expect((await undo(candidate.a.id, candidate.b.id)).status).toBe(204);
  await find();
  expect(await list()).toHaveLength(4);
  expect((await undo(candidate.a.id, candidate.b.id)).status).toBe(404);
  expect(await keep(1, 1)).toMatchObject({ status: 400, text: expect.stringContaining('two different') });
  expect(await keep(candidate.a.id, 999_999)).toMatchObject({ status: 404, text: 'Property not found' });
});

test('listing them reads no table of homes from end to end', async () => {
  const client = new Client(backend.database.url);
  await client.connect();
  await avoidScans(client);
  expect(await scannedTables(client, candidates())).toEqual([]);
  await client.end();
});
