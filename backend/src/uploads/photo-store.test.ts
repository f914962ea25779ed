import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnvironment } from '../environment.ts';
import { startBucket } from '../testing/bucket.ts';
import { openPhotoStore } from './open-photo-store.ts';
import type { PhotoStore } from './photo-store.ts';

const PHOTO = Buffer.from('a photo');

/** Also a bucket of the environment, for example that of `testing/with-swift.mjs`. */
const given = process.env.UPLOADS_URL ? ['given bucket'] : [];

describe.each(['folder', 'bucket', ...given])('a %s of photos', kind => {
  let dir: string;
  let bucket: Awaited<ReturnType<typeof startBucket>> | undefined;
  let store: PhotoStore;

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'home-truths-photos-'));
    bucket = kind === 'bucket' ? await startBucket() : undefined;
    const values = kind === 'given bucket' ? process.env : bucket?.environment;
    store = await openPhotoStore(
      parseEnvironment({ ...values, DATABASE_URL: 'postgres://x@127.0.0.1/x', DATA_DIR: dir }),
    );
  });

  afterAll(async () => {
    await bucket?.stop();
    await rm(dir, { recursive: true });
  });

  test('a photo is read as it was added, and gone when it was removed', async () => {
    const [name, other] = [await store.add(PHOTO), await store.add(PHOTO)];
    expect(await store.read(name)).toEqual(PHOTO);
    await store.remove([name, name]);
    expect(await store.read(name)).toBeUndefined();
    expect(await store.read(other)).toEqual(PHOTO);
  });

  test('a picture that we made is stored once under its own name, and is none of the photos', async () => {
    const name = `${'a'.repeat(64)}.png`;
    expect(await store.readGenerated(name)).toBeUndefined();
    await Promise.all(Array.from({ length: 5 }, () => store.addGenerated(name, PHOTO)));
    expect(await store.readGenerated(name)).toEqual(PHOTO);
    expect(await store.read(name)).toBeUndefined();
    expect(await store.olderThan(new Date(Date.now() + 60_000))).not.toContain(name);
  });

  test('made pictures of earlier months are removed, some at a time', async () => {
    if (kind === 'given bucket') return;
    const names = ['1', '2', '3'].map(name => `made/2020-01/${name}.png`);
    if (!bucket) await mkdir(path.join(dir, 'made/2020-01'), { recursive: true });
    if (bucket) await bucket.put('x', ...names);
    else for (const name of names) await writeFile(path.join(dir, name), 'x');
    const left = async () => {
      const all = await (bucket?.keys() ?? readdir(path.join(dir, 'made'), { recursive: true }));
      return all.filter(file => /2020-01.*png$/.test(file)).length;
    };
    await store.deleteOldGenerated(2);
    expect(await left()).toBe(1);
    await store.deleteOldGenerated(2);
    expect(await left()).toBe(0);
    await store.deleteOldGenerated(2);
    expect(await store.readGenerated(`${'a'.repeat(64)}.png`)).toEqual(PHOTO);
  });

  test('a photo that is withheld is not read until it is restored', async () => {
    const name = await store.add(PHOTO);
    for (let twice = 0; twice < 2; twice++) {
      await store.withhold([name]);
      expect([await store.read(name), await store.withheld()]).toEqual([undefined, [name]]);
    }
    for (let twice = 0; twice < 2; twice++) {
      await store.restore([name]);
      expect([await store.read(name), await store.withheld()]).toEqual([PHOTO, []]);
    }
  });

  test('a photo that is withheld can be removed', async () => {
    const name = await store.add(PHOTO);
    await store.withhold([name]);
    await store.remove([name]);
    expect(await store.withheld()).toEqual([]);
    await store.restore([name]);
    expect(await store.read(name)).toBeUndefined();
  });

  test('old photos are listed, withheld ones among them', async () => {
    const [served, withheld] = [await store.add(PHOTO), await store.add(PHOTO)];
    await store.withhold([withheld]);
    const names = await store.olderThan(new Date(Date.now() + 60_000));
    expect(names).toEqual(expect.arrayContaining([served, withheld]));
    expect(await store.olderThan(new Date(Date.now() - 60_000))).toEqual([]);
  });

  test('each of the 128 bits in the name of a photo is random', async () => {
    const names = await Promise.all(Array.from({ length: 128 }, () => store.add(PHOTO)));
    const digits = names.map(name => {
      expect(name).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/);
      return name.replace('.webp', '').replaceAll('-', '');
    });
    for (let at = 0; at < 32; at++) {
      const values = digits.map(each => Number.parseInt(each[at] as string, 16));
      const everSet = values.reduce((all, value) => all | value, 0);
      const alwaysSet = values.reduce((all, value) => all & value, 15);
      expect([at, everSet, alwaysSet]).toEqual([at, 15, 0]);
    }
  });
});
