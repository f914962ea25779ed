import path from 'node:path';
import { sharedBackend } from '../testing/backend.ts';
import { startBucket } from '../testing/bucket.ts';
import { buildProperty, buildUser, reviewOf, signIn } from '../testing/builders.ts';
import { picture } from '../testing/photos.ts';
import { UploadsService } from './uploads.service.ts';

const NEVER = '0c6e4ed2-8f4a-4a53-9a0c-0d8f6c1b2a3e.webp';
/** For a store that does not answer, on a busy machine. */
const SOON_MS = 8_000;

const bucket = await startBucket();
/** A second one on the same database is another machine, which shares no folder. */
const backend = await sharedBackend(bucket.environment);
const other = await sharedBackend({ ...bucket.environment, DATABASE_URL: backend.database.url });

afterAll(() => bucket.stop());

async function upload() {
  const response = await backend.upload(await picture(300, 200));
  return { ...response, url: response.body.urls?.[0] as string };
}

async function stored() {
  const rows = await backend.rows<{ name: string }>('select name from upload order by name');
  return { objects: await bucket.keys(), rows: rows.map(({ name }) => name) };
}

const show = (url: string, headers: Record<string, string> = {}, method = 'GET', at = other) =>
  fetch(at.url + url, { headers, method });

/** Runs some work that takes no longer than somebody waits. */
async function soon<Result>(work: () => Promise<Result>) {
  const start = performance.now();
  const result = await work();
  expect(performance.now() - start).toBeLessThan(SOON_MS);
  return result;
}

test('a photo sent to one machine is shown by another, which shares no folder with it', async () => {
  const { status, url } = await upload();
  expect(status).toBe(201);
  const start = performance.now();
  const [here, there] = await Promise.all([show(url, {}, 'GET', backend), show(url)]);
  expect(performance.now() - start).toBeLessThan(1_000);
  expect([here.status, there.status]).toEqual([200, 200]);
  const bytes = Buffer.from(await there.arrayBuffer());
  expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
  expect(Buffer.from(await here.arrayBuffer())).toEqual(bytes);
  expect((await stored()).objects).toEqual([path.basename(url)]);
});

test('a photo is served as from a folder, and nothing tells when it was written', async () => {
  const { url } = await upload();
  const { status, headers } = await show(url);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'content-disposition': 'inline; filename="photo.webp"',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; ?frame-ancestors 'none'$/),
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: `"${path.basename(url)}"`,
  });
  for (const name of ['last-modified', 'set-cookie']) expect(headers.has(name)).toBe(false);
});

test.each([
  [{ 'If-None-Match': 'ETAG' }, 304],
  [{ 'If-None-Match': '"another"' }, 200],
  [{ 'If-Match': 'ETAG' }, 200],
  [{ 'If-Match': '"another"' }, 412],
  [{ 'If-Modified-Since': 'Thu, 01 Jan 2099 00:00:00 GMT' }, 200],
  [{ 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 200],
  [{ Range: 'bytes=0-3', 'If-Range': 'ETAG' }, 206],
  [{ Range: 'bytes=0-3', 'If-Range': 'Thu, 01 Jan 2099 00:00:00 GMT' }, 200],
])('a photo asked for with %o: %i', async (given, status) => {
  const { url } = await upload();
  const etag = `"${path.basename(url)}"`;
  const headers = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value.replace('ETAG', etag)]),
  );
  // without it `fetch` asks for a fresh response
  const response = await show(url, { ...headers, 'Cache-Control': 'max-age=0' });
  expect(response.status).toBe(status);
  if (status < 400)
    expect([response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([
      etag,
      'public, max-age=31536000, immutable',
    ]);
  if (status === 304) expect(response.headers.get('content-type')).toBeNull();
});

test.each([
  ['bytes=9-1', 200, 0, undefined],
  ['bytes=1-9, 12-14', 200, 0, undefined],
  ['bytes=-', 200, 0, undefined],
  ['lines=1-2', 200, 0, undefined],
  ['bytes=99999999999999999999-1', 200, 0, undefined],
  ['bytes=1-9', 206, 1, 10],
  ['bytes=0-0', 206, 0, 1],
  ['bytes=20-', 206, 20, undefined],
  ['bytes=20-99999999999999999999', 206, 20, undefined],
  ['bytes=-3', 206, -3, undefined],
  ['bytes=-99999999', 206, 0, undefined],
])('the range %s gives %i', async (range, status, from, to) => {
  const { url } = await upload();
  const whole = Buffer.from(await (await show(url)).arrayBuffer());
  const wanted = whole.subarray(from, to);
  const response = await show(url, { Range: range });
  expect([response.status, response.headers.get('content-length')]).toEqual([status, `${wanted.length}`]);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(wanted);
  const start = from < 0 ? whole.length + from : from;
  if (status === 206)
    expect(response.headers.get('content-range')).toBe(
      `bytes ${start}-${start + wanted.length - 1}/${whole.length}`,
    );
  const head = await show(url, { Range: range }, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([status, `${wanted.length}`]);
});

test.each(['bytes=9999999-', 'bytes=9999999-99999999', 'bytes=-0'])(
  'the range %s is refused',
  async range => {
    const { url } = await upload();
    const { length } = Buffer.from(await (await show(url)).arrayBuffer());
    const response = await show(url, { Range: range });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${length}`]);
    expect([await response.text(), response.headers.get('cache-control')]).toEqual([
      'Range Not Satisfiable.',
      'no-store',
    ]);
  },
);

test.each([
  `/uploads/${NEVER}`,
  `/uploads/${NEVER.toUpperCase()}`,
  `/uploads/${NEVER}.withheld`,
  `/uploads/withheld%2f${NEVER}`,
  '/uploads/..%2f..%2fsecret',
  `/uploads/%00${NEVER}`,
  `/uploads/${'x'.repeat(300)}.webp`,
  '/uploads/CON',
])('%s is not there, as in a folder', async url => {
  const response = await show(url);
  expect([response.status, await response.text()]).toEqual([404, 'We couldn’t find that file.']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  [507, 'XMinioStorageFull'],
  [403, 'QuotaExceeded'],
])(
  'a store that is full (%i %s) is reported and leaves nothing, and the next upload works',
  async (status, code) => {
    const before = await stored();
    await bucket.whileFailing(status, code, async () => {
      expect(await soon(upload)).toMatchObject({
        status: 507,
        text: 'We can’t save this right now. Please try again later.',
      });
    });
    expect(await stored()).toEqual(before);
    expect((await upload()).status).toBe(201);
  },
);

const AWAY = 'We can’t reach our photos right now. Please try again in a moment.';

test.each([
  ['silent', () => bucket.whileSilent],
  ['away', () => bucket.whileAway],
  ['failing', () => (work: () => Promise<void>) => bucket.whileFailing(500, 'InternalError', work)],
  ['closed to us', () => (work: () => Promise<void>) => bucket.whileFailing(403, 'AccessDenied', work)],
  ['not there', () => (work: () => Promise<void>) => bucket.whileFailing(404, 'NoSuchBucket', work)],
])('a store that is %s is reported soon and leaves nothing, and the next upload works', async (_, how) => {
  const { url } = await upload();
  const before = await stored();
  await how()(async () => {
    const [sent, shown] = await soon(() => Promise.all([upload(), show(url)]));
    expect(sent).toMatchObject({ status: 503, text: AWAY });
    expect(sent.headers.get('retry-after')).toBe('2');
    expect([shown.status, await shown.text(), shown.headers.get('cache-control')]).toEqual([
      503,
      AWAY,
      'no-store',
    ]);
  });
  expect(await stored()).toEqual(before);
  expect((await upload()).status).toBe(201);
  expect((await show(url)).status).toBe(200);
});

test('a photo that the store sends by half is not shown', async () => {
  const { url } = await upload();
  const response = await soon(() => bucket.whileStuck(() => show(url)));
  expect(response.status).toBe(503);
});

test('what nobody took is swept after a day; what is none of ours stays', async () => {
  const add = async () => path.basename((await upload()).url);
  const [orphan, fresh, claimed] = [await add(), await add(), await add()];
  const old = `set created_at = now() - interval '25 hours'`;
  await backend.rows(`update upload ${old} where name in ($1, $2)`, orphan, claimed);
  await backend.rows('update upload set claimed_at = now() where name = $1', claimed);
  const strays = [NEVER, `withheld/${NEVER}`];
  const others = ['notes.txt', 'backup/base.webp'];
  await bucket.put('x', ...strays, ...others);
  await bucket.age(...strays, ...others, claimed);
  await backend.app.get(UploadsService).sweep();
  const { objects, rows } = await stored();
  expect(objects).toEqual([...rows, ...others].toSorted());
  expect(objects).not.toContain(orphan);
  expect(objects).toEqual(expect.arrayContaining([fresh, claimed]));
});

test('a photo is shown until its review is deleted, and again when that is undone', async () => {
  const author = await signIn(backend, await buildUser(backend));
  const admin = await signIn(backend, await buildUser(backend, { isAdmin: true }));
  const { url } = await upload();
  const property = await buildProperty(backend);
  const { body } = await backend.post('/api/reviews', reviewOf(property.id, { photos: [url] }), author);
  const remove = () => backend.delete(`/api/reviews/${body.id}`, author);
  await bucket.whileAway(async () => expect((await remove()).status).toBe(503));
  expect((await show(url)).status).toBe(200);
  expect((await remove()).status).toBe(204);
  expect((await show(url)).status).toBe(404);
  const restored = await backend.post(`/api/admin/reviews/${body.id}/restore`, undefined, admin);
  expect([restored.status, (await show(url)).status]).toEqual([200, 200]);
});
