import { readFile } from 'node:fs/promises';
import { type Backend, startBackend } from '../testing/backend.ts';
import { geonamesCsv, localityFolder, TWENTY } from '../testing/locality-files.ts';
import { importLocalities } from './import-localities.ts';
import { readLocalities } from './read-localities.ts';
import { loadShippedLocalities, SHIPPED_LOCALITIES } from './shipped-localities.ts';

let backend: Backend;
let folder: Awaited<ReturnType<typeof localityFolder>>;

beforeEach(async () => {
  [backend, folder] = await Promise.all([startBackend({}, { isWorking: false }), localityFolder()]);
});

afterEach(() => Promise.all([backend.stop(), folder.remove()]));

const count = async () =>
  (await backend.rows<{ count: number }>('select count(*)::int as count from suburb'))[0]?.count;

test('the list of the release is complete but for six that differ in their spelling alone, and is loaded once', async () => {
  const [attribution] = (await readFile(SHIPPED_LOCALITIES, 'utf8')).split('\n');
  expect(await loadShippedLocalities(backend.em())).toEqual({
    added: 16_869,
    changed: 0,
    unchanged: 0,
    removed: 0,
  });
  expect(await count()).toBe(16_869);
  expect(await backend.rows('select licence, attribution, rows from data_source')).toEqual([
    { licence: 'CC BY 3.0', attribution: attribution?.slice(2), rows: 16_869 },
  ]);
  expect(await loadShippedLocalities(backend.em())).toBeUndefined();
});

test('a newer list of a release replaces an older one', async () => {
  await loadShippedLocalities(backend.em(), await folder.write('old', geonamesCsv()));
  const newer = await folder.write('new', geonamesCsv(TWENTY.slice(0, 18)));
  expect(await loadShippedLocalities(backend.em(), newer)).toMatchObject({ unchanged: 18, removed: 2 });
});

test('what the operator has imported is never replaced', async () => {
  const own = await readLocalities(await folder.write('own', geonamesCsv()));
  await loadShippedLocalities(backend.em(), await folder.write('shipped', geonamesCsv(['Elsewhere'])));
  await importLocalities(backend.em(), own);
  expect(await loadShippedLocalities(backend.em())).toBeUndefined();
  expect(await count()).toBe(20);
});
