import { type FileHandle, open, readdir, utimes, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import path from 'node:path';
import { sharedBackend } from '../testing/backend.ts';
import { cutUploadOff, padded, picture } from '../testing/photos.ts';
import { UploadsService } from './uploads.service.ts';

const backend = await sharedBackend();
const folder = path.join(backend.dataDir, 'uploads');

beforeAll(async () => {
  // the folder comes with the first photo
  await upload();
});

const upload = async () => backend.upload(await picture(30, 20));

async function stored() {
  const rows = await backend.rows<{ name: string }>('select name from upload order by name');
  return { files: (await readdir(folder)).toSorted(), rows: rows.map(({ name }) => name) };
}

/** Simulates a full disk: half is written, then the system fails. */
async function onFullDisk(work: () => Promise<void>) {
  const probe = await open(path.join(backend.dataDir, 'probe'), 'w');
  const handles: FileHandle = Object.getPrototypeOf(probe);
  await probe.close();
  const { writeFile } = handles;
  handles.writeFile = async function (this: FileHandle, bytes) {
    await this.write((bytes as Buffer).subarray(0, 20));
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  await work().finally(() => Object.assign(handles, { writeFile }));
}

test('a full disk is reported, leaves nothing half-written, and the next upload works', async () => {
  const before = await stored();
  await onFullDisk(async () => {
    const { status, text, headers } = await upload();
    expect(status).toBe(507);
    expect(text).toBe('We can’t save this right now. Please try again later.');
    expect(headers.get('Retry-After')).toBe('300');
  });
  expect(await stored()).toEqual(before);
  expect((await upload()).status).toBe(201);
});

test('where the row cannot be written there is no file either', async () => {
  const before = await stored();
  await backend.database.asOwner('alter table upload rename to elsewhere');
  const { status } = await upload();
  await backend.database.asOwner('alter table elsewhere rename to upload');
  expect(status).toBe(500);
  expect(await stored()).toEqual(before);
});

test('a hundred uploads cut off in the middle leave no file, no row and nothing open', async () => {
  const photo = await padded(200_000);
  const openFiles = async () => (await readdir('/proc/self/fd').catch(() => [])).length;
  const [before, open, logged] = [await stored(), await openFiles(), backend.log.length];
  const closed: Promise<unknown>[] = [];
  const listen = (socket: Socket) => void closed.push(new Promise(done => socket.once('close', done)));
  backend.app.getHttpServer().on('connection', listen);
  await Promise.all(Array.from({ length: 100 }, () => cutUploadOff(backend, photo)));
  await upload();
  await Promise.all(closed.slice(0, 100));
  backend.app.getHttpServer().off('connection', listen);
  expect((await stored()).files).toHaveLength(before.files.length + 1);
  expect((await stored()).rows).toHaveLength(before.rows.length + 1);
  expect(await openFiles()).toBeLessThanOrEqual(open + 4);
  expect(backend.log.slice(logged).join('')).not.toMatch('request failed');
});

test('what nobody took is swept after a day, files without a row with it; the rest stays', async () => {
  const add = async () => path.basename((await upload()).body.urls[0]);
  const [orphan, fresh, claimed] = [await add(), await add(), await add()];
  await backend.rows(
    `update upload set created_at = now() - interval '25 hours' where name in ($1, $2)`,
    orphan,
    claimed,
  );
  await backend.rows('update upload set claimed_at = now() where name = $1', claimed);
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1_000);
  const stray = '0c6e4ed2-8f4a-4a53-9a0c-0d8f6c1b2a3e.webp';
  for (const name of [stray, `${stray}.draft`]) await writeFile(path.join(folder, name), '');
  for (const name of [stray, `${stray}.draft`, claimed])
    await utimes(path.join(folder, name), yesterday, yesterday);
  await backend.app.get(UploadsService).sweep();
  const { files, rows } = await stored();
  expect(files).toEqual(rows);
  expect(files).not.toContain(orphan);
  expect(files).toEqual(expect.arrayContaining([fresh, claimed]));
});
