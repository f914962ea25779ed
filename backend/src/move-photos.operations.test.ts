import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnvironment } from './environment.ts';
import { movePhotos } from './move-photos.ts';
import { type Backend, startBackend } from './testing/backend.ts';
import { startBucket } from './testing/bucket.ts';
import { buildProperty, buildUser, reviewOf, signIn } from './testing/builders.ts';
import { runScriptWith } from './testing/command.ts';
import { picture } from './testing/photos.ts';

const COMMAND = path.join(import.meta.dirname, 'photos-command.ts');
const STRAY = '0c6e4ed2-8f4a-4a53-9a0c-0d8f6c1b2a3e.webp';

let bucket: Awaited<ReturnType<typeof startBucket>>;
let backend: Backend;
let author: Record<string, string>;

beforeEach(async () => {
  bucket = await startBucket();
  backend = await startBackend();
  author = await signIn(backend, await buildUser(backend));
});

afterEach(async () => {
  await backend.stop();
  await bucket.stop();
});

const folder = () => path.join(backend.dataDir, 'uploads');
const files = async () => (await readdir(folder())).toSorted();

async function upload() {
  const { body } = await backend.upload(await picture(30, 20));
  return path.basename(body.urls[0]);
}

/** So many files with their records. */
async function store(count: number) {
  const names = Array.from({ length: count }, () => `${randomUUID()}.webp`);
  for (const name of names) await writeFile(path.join(folder(), name), name);
  await backend.rows('insert into upload (name) select unnest($1::text[])', names);
  return names;
}

/** A photo with its review, and how to delete the latter. */
async function uploadForReview() {
  const name = await upload();
  const { id } = await buildProperty(backend);
  const review = reviewOf(id, { photos: [`/uploads/${name}`] });
  const { body } = await backend.post('/api/reviews', review, author);
  const remove = () => backend.delete(`/api/reviews/${body.id}`, author);
  return { name, remove };
}

const variables = () => ({ ...bucket.environment, DATA_DIR: backend.dataDir });

function move({ isDeleting = false } = {}) {
  const environment = parseEnvironment({ ...variables(), DATABASE_URL: backend.database.url });
  return movePhotos(backend.em(), environment, isDeleting);
}

test('all photos are copied, those of deleted reviews withheld; what has no record is left alone', async () => {
  const [first, second, withReview] = [await upload(), await upload(), await uploadForReview()];
  const deleted = await uploadForReview();
  await deleted.remove();
  for (const file of [STRAY, `${STRAY}.draft`]) await writeFile(path.join(folder(), file), 'x');
  const before = await files();
  expect(await move()).toBe(
    '4 photos copied, 0 were there, 0 files deleted, 2 files without a record left alone.',
  );
  const served = [first, second, withReview.name];
  expect(await bucket.keys()).toEqual([...served, `withheld/${deleted.name}`].toSorted());
  for (const name of served)
    expect(await bucket.read(name)).toEqual(await readFile(path.join(folder(), name)));
  expect(await files()).toEqual(before);
});

test('a second run copies what is new or damaged, and follows what became of a review', async () => {
  const [damaged, short, review] = [await upload(), await upload(), await uploadForReview()];
  await move();
  await bucket.put('x'.repeat((await bucket.read(damaged)).length), damaged);
  await bucket.put('x', short);
  await review.remove();
  const added = await upload();
  expect(await move()).toMatch(/^3 photos copied, 1 were there, /);
  expect(await bucket.keys()).toEqual([damaged, short, added, `withheld/${review.name}`].toSorted());
  for (const name of [damaged, short])
    expect(await bucket.read(name)).toEqual(await readFile(path.join(folder(), name)));
});

test('a file is deleted once the bucket has it, and a run that was interrupted goes on', async () => {
  const names = [await upload(), ...(await store(39))];
  const interrupted = bucket.whileAcceptingOnly(10, () => move({ isDeleting: true }));
  await expect(interrupted).rejects.toThrow(
    /So far: \d+ photos copied, .*\. Run the command again to go on\.$/,
  );
  const [left, copied] = [await files(), await bucket.keys()];
  expect(copied).toHaveLength(10);
  expect(new Set([...left, ...copied])).toEqual(new Set(names));
  await move({ isDeleting: true });
  expect([await files(), await bucket.keys()]).toEqual([[], names.toSorted()]);
});

test('without a bucket it says what is missing', async () => {
  const environment = parseEnvironment({ DATABASE_URL: backend.database.url, DATA_DIR: backend.dataDir });
  await expect(movePhotos(backend.em(), environment, false)).rejects.toThrow(
    'Set UPLOADS_URL to the bucket that the photos are to be moved to.',
  );
});

test('a terminal shows what was done', async () => {
  await upload();
  const { output, code } = await runScriptWith(variables(), backend, COMMAND, 'move');
  expect(output).toBe('1 photos copied, 0 were there, 0 files deleted, 0 files without a record left alone.');
  expect(code).toBe(0);
});
