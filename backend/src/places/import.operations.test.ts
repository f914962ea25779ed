import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type Backend, startBackend } from '../testing/backend.ts';
import { buildProperty } from '../testing/builders.ts';
import { runScript } from '../testing/command.ts';
import { eventually } from '../testing/eventually.ts';
import { geonamesCsv, localityFolder, TWENTY } from '../testing/locality-files.ts';
import { untilLocked } from '../testing/locks.ts';
import { importLocalities } from './import-localities.ts';
import { readLocalities } from './read-localities.ts';

const SCRIPT = 'src/places/import-command.ts';

let backend: Backend;
let folder: Awaited<ReturnType<typeof localityFolder>>;

beforeEach(async () => {
  [backend, folder] = await Promise.all([startBackend({}, { isWorking: false }), localityFolder()]);
});

afterEach(() => Promise.all([backend.stop(), folder.remove()]));

const run = (...args: string[]) => runScript(backend, SCRIPT, 'localities', ...args);

/** The same without a process of its own. */
const imports = async (content: string) =>
  importLocalities(backend.em(), await readLocalities(await folder.write('list', content)));

const suburbs = () =>
  backend.rows(
    'select name, state, postcode, latitude, longitude, source, has_property as "hasProperty" from suburb order by name, postcode',
  );
const sourcesOf = () => backend.rows('select name, licence, rows, shipped_digest as digest from data_source');

test('a list is imported by the command, and again and again with the same end', async () => {
  const file = await folder.write('list.csv', geonamesCsv());
  const output = (counts: string) =>
    `Localities: ${counts}, 0 removed; 0 lines refused\nLocalities: GeoNames, CC BY 4.0`;
  expect(await run(file)).toEqual({ code: 0, output: output('20 added, 0 changed, 0 unchanged') });
  const after = await suburbs();
  expect(after).toHaveLength(20);
  expect(new Set(after.map(({ source }) => source))).toEqual(new Set(['geonames']));
  expect(await sourcesOf()).toEqual([{ name: 'geonames', licence: 'CC BY 4.0', rows: 20, digest: null }]);
  expect(await run(file)).toEqual({ code: 0, output: output('0 added, 0 changed, 20 unchanged') });
  expect(await suburbs()).toEqual(after);
});

test('what is wrong is said with its number, and nothing is written', async () => {
  const file = await folder.write('list.csv', geonamesCsv().slice(0, -30));
  expect(await run(file)).toEqual({
    code: 1,
    output: 'Line 21 ends in the middle: the file is cut off',
  });
  const broken = await folder.write('broken', geonamesCsv().replace('2402', 'x'));
  expect(await suburbs()).toEqual([]);
  expect(await run(broken)).toEqual({
    code: 0,
    output: [
      'Line 4: postcode is not a postcode',
      'Localities: 19 added, 0 changed, 0 unchanged, 0 removed; 1 lines refused',
      'Localities: GeoNames, CC BY 4.0',
    ].join('\n'),
  });
  expect(await run()).toEqual({
    code: 1,
    output: expect.stringContaining('npm run import --'),
  });
});

test('changes are counted; what the list no longer has goes, unless a property is there', async () => {
  await buildProperty(backend, { suburb: 'WATTLE downs', state: 'NSW', postcode: '2400' });
  await buildProperty(backend, { suburb: 'Newtown', state: 'NSW', postcode: '2042' });
  expect(await imports(geonamesCsv())).toEqual({ added: 19, changed: 1, unchanged: 0, removed: 0 });
  const place = { name: 'WATTLE downs', state: 'NSW', postcode: '2400', latitude: -33, longitude: 151 };
  const listed = (await suburbs()).find(({ postcode }) => postcode === '2400');
  expect(listed).toEqual({ ...place, source: 'geonames', hasProperty: true });
  const moved = geonamesCsv(['New Place', ...TWENTY.slice(1, 9)]).replace('-33.0200', '-33.0201');
  expect(await imports(moved)).toEqual({ added: 1, changed: 1, unchanged: 7, removed: 12 });
  const after = await suburbs();
  expect(after).toHaveLength(11);
  expect(after.filter(({ source }) => source === null)).toEqual([
    expect.objectContaining({ name: 'Newtown', latitude: null }),
    expect.objectContaining({ name: 'WATTLE downs', latitude: null, longitude: null }),
  ]);
});

test('a property of the release before keeps its suburb, which that release does not mark', async () => {
  await imports(geonamesCsv());
  await buildProperty(backend, { suburb: 'Wattle Downs', state: 'NSW', postcode: '2400' });
  await backend.rows('update suburb set has_property = false');
  expect(await imports(geonamesCsv(['Elsewhere']).replace('2400', '2999'))).toMatchObject({ removed: 20 });
  expect(await suburbs()).toEqual([
    expect.objectContaining({ name: 'Elsewhere', hasProperty: false }),
    expect.objectContaining({ name: 'Wattle Downs', hasProperty: true, source: null }),
  ]);
});

test('a property that is added meanwhile keeps its suburb', async () => {
  await imports(geonamesCsv());
  const next = await folder.write('next', geonamesCsv(['Elsewhere']).replace('2400', '2999'));
  const list = await readLocalities(next);
  const added = Promise.withResolvers<void>();
  const isAdding = Promise.withResolvers<void>();
  const em = backend.em();
  const adding = em.transactional(async em => {
    await em
      .getKysely()
      .insertInto('suburb' as never)
      .values({ suburb_key: 'wattle downs', state: 'NSW', postcode: '2400', name: 'Wattle Downs' } as never)
      .onConflict(conflict => conflict.doNothing())
      .execute();
    isAdding.resolve();
    await added.promise;
    await em.execute(
      `insert into property (address, suburb, state, postcode, property_type, street_key, suburb_key)
       values ('1 Wren St', 'Wattle Downs', 'NSW', '2400', 'house', '1 wren st', 'wattle downs')`,
    );
  });
  await isAdding.promise;
  const importing = importLocalities(backend.em(), list);
  await untilLocked(backend);
  added.resolve();
  await Promise.all([adding, importing]);
  expect((await suburbs()).map(({ name }) => name)).toEqual(['Elsewhere', 'Wattle Downs']);
});

test('killed in the middle, it leaves nothing half-written', async () => {
  await imports(geonamesCsv());
  const before = [await suburbs(), await sourcesOf()];
  // it waits here, with its source written and the suburbs not
  const held = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holding = backend.em().transactional(async em => {
    await em.execute(`select from suburb where suburb_key = 'wattle reach' for update`);
    isHeld.resolve();
    await held.promise;
  });
  await isHeld.promise;
  const file = await folder.write('next', geonamesCsv(['Elsewhere']));
  const child = execFile(process.execPath, [SCRIPT, 'localities', file], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: backend.database.url },
  });
  const exited = once(child, 'exit');
  await untilLocked(backend);
  child.kill('SIGKILL');
  await exited;
  held.resolve();
  await holding;
  await eventually(async () => {
    const locks = await backend.rows(`select from pg_locks where mode = 'ShareRowExclusiveLock'`);
    return locks.length === 0 || undefined;
  });
  expect([await suburbs(), await sourcesOf()]).toEqual(before);
});
