import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { Limits } from '../platform/http/limits.ts';
import { sharedBackend, startBackend } from '../testing/backend.ts';
import { startBucket } from '../testing/bucket.ts';
import { buildBuilding, buildProperty, buildReview } from '../testing/builders.ts';
import { atOnce, statusesOf } from '../testing/responses.ts';

const backend = await sharedBackend();

const show = (requested: string, headers: Record<string, string> = {}, { url } = backend) =>
  fetch(`${url}/share/${requested}`, { headers });

const statusOf = async (requested: string) => (await show(requested)).status;

/** The files of images that are stored. */
const stored = async () =>
  (await readdir(path.join(backend.dataDir, 'made'), { recursive: true }).catch(() => [])).filter(file =>
    file.endsWith('.png'),
  );

async function rated(values = {}, rating = 4) {
  const { id } = await buildProperty(backend, values);
  await buildReview(backend, { property: id, rating });
  return id;
}

test('a home has a picture with its numbers, which everybody may keep', async () => {
  const id = await rated({ address: '12 Übergang Street' });
  const response = await show(`home/${id}-1-400.png`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/png',
    'content-disposition': 'inline; filename="share.png"',
    'x-content-type-options': 'nosniff',
    etag: `"home-${id}-1-400.png"`,
  });
  expect(response.headers.get('set-cookie')).toBeNull();
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(150_000);
  const again = await show(`home/${id}-1-400.png`, {
    'If-None-Match': `"home-${id}-1-400.png"`,
    // without it `fetch` asks for a fresh response
    'Cache-Control': 'max-age=0',
  });
  expect(again.status).toBe(304);
});

test('a home without reviews and a building have one, too, the latter by all of its homes', async () => {
  const { id } = await buildProperty(backend);
  expect(await statusOf(`home/${id}-0-0.png`)).toBe(200);
  const { buildingId, properties } = await buildBuilding(backend, ['1/6 Wren Place', '2/6 Wren Place']);
  expect(await statusOf(`building/${buildingId}-0-0.png`)).toBe(200);
  await buildReview(backend, { property: properties[0] as number, rating: 4 });
  await buildReview(backend, { property: properties[1] as number, rating: 3 });
  expect(await statusOf(`building/${buildingId}-2-350.png`)).toBe(200);
  expect(await statusOf(`building/${buildingId}-0-0.png`)).toBe(404);
});

test('the most named problem is on it, and praise is not', async () => {
  // without its key the same address may stand there more than once
  const tagged = async (...tags: string[][]) => {
    const { id } = await buildProperty(backend, { address: '9 Wren Place', addressKey: null });
    for (const issuesTags of tags) await buildReview(backend, { property: id, rating: 4, issuesTags });
    return Buffer.from(await (await show(`home/${id}-${tags.length}-400.png`)).arrayBuffer());
  };
  const praised = await tagged(['Great Landlord'], ['Great Landlord']);
  const leaking = await tagged(['Great Landlord', 'Leaks'], ['Great Landlord', 'Leaks', 'Pests']);
  expect(leaking.equals(praised)).toBe(false);
  expect(leaking.equals(await tagged(['Leaks'], ['Leaks']))).toBe(true);
});

test('forty requests at once make one file', async () => {
  const id = await rated({ address: '40 Robin Row' });
  const before = (await stored()).length;
  const responses = await atOnce(40, () => show(`home/${id}-1-400.png`));
  expect(statusesOf(responses)).toEqual(Array(40).fill(200));
  const bodies = await Promise.all(responses.map(response => response.arrayBuffer()));
  expect(new Set(bodies.map(body => Buffer.from(body).toString('base64'))).size).toBe(1);
  expect(await stored()).toHaveLength(before + 1);
});

test('different ones are made two at a time', async () => {
  const ids = await atOnce(8, n => rated({ address: `${n + 1} Heron Court` }));
  let most = 0;
  const watch = setInterval(() => {
    // one that leaves the queue between the two readings would count twice with those that wait
    most = Math.max(most, sharp.counters().process);
  }, 1);
  const responses = await Promise.all(ids.map(id => show(`home/${id}-1-400.png`)));
  clearInterval(watch);
  expect(statusesOf(responses)).toEqual(Array(8).fill(200));
  expect(most).toBe(2);
});

test('wrong numbers and what has no such picture get nothing made', async () => {
  const id = await rated({ address: '3 Egret Street' });
  const pictured = await rated({ propertyImages: ['/uploads/0f8fad5b-d9cb-469f-a165-70867728950e.webp'] });
  const removed = await rated();
  await backend.rows('update property set deleted_at = now() where id = $1', removed);
  const before = await stored();
  const numbers = '2-400 1-401 0-0 01-400 1-0400 1 -1-400 999999999999-400 1-99999 1-4.0 1-400%00'.split(' ');
  const others =
    'home/0-1-400 home/2147483648-1-400 home/99999999999999999999-1-400 home/one-two-three home/1e3-1-400';
  const names = [
    ...numbers.map(number => `home/${id}-${number}`),
    ...others.split(' '),
    ...['suburb/', 'building/', 'toString/', 'home/..%2F', 'home/-', 'home/0'].map(
      kind => `${kind}${id}-1-400`,
    ),
    ...[id, `${pictured}-1-400`, `${removed}-1-400`].map(name => `home/${name}`),
  ];
  for (const name of names) expect([name, await statusOf(`${name}.png`)]).toEqual([name, 404]);
  for (const name of [`home/${id}-1-400`, `home/${id}-1-400.webp`, `home/${id}-1-400.png/x`, 'home'])
    expect([name, await statusOf(name)]).toEqual([name, 404]);
  expect(await stored()).toEqual(before);
});

test('an address that is edited is another picture', async () => {
  const id = await rated({ address: '5 Egret Street' });
  const bytesOf = async () => Buffer.from(await (await show(`home/${id}-1-400.png`)).arrayBuffer());
  const before = await bytesOf();
  await backend.rows(`update property set address = '7 Egret Street' where id = $1`, id);
  expect((await bytesOf()).equals(before)).toBe(false);
});

test('what has to be made is limited by IP address, what is stored is not', async () => {
  const limited = await startBackend({ RATE_LIMITS: 'on', DATABASE_URL: backend.database.url });
  const [one, two, three] = [await rated(), await rated(), await rated()];
  const see = async (id: number) => (await show(`home/${id}-1-400.png`, {}, limited)).status;
  expect(await see(one)).toBe(200);
  const person = { user: null, visitor: null };
  for (const ipAddress of ['127.0.0.1', '::ffff:127.0.0.1'])
    await limited.app.get(Limits).spend('open', { ...person, ipAddress }, 580);
  expect([await see(two), await see(three), await see(one), await see(two)]).toEqual([200, 429, 200, 200]);
  await limited.stop();
});

test('pictures are kept in the bucket of the photos, and shown by a machine that has made none', async () => {
  const bucket = await startBucket();
  const settings = { ...bucket.environment, DATABASE_URL: backend.database.url };
  const [first, second] = [await startBackend(settings), await startBackend(settings)];
  const id = await rated({ address: '9 Egret Street' });
  const made = await show(`home/${id}-1-400.png`, {}, first);
  expect(made.status).toBe(200);
  const [key = ''] = await bucket.keys();
  expect(key).toMatch(/^made\/\d{4}-\d\d\/[0-9a-f]{64}\.png$/);
  const bytes = Buffer.from(await made.arrayBuffer());
  expect(await bucket.read(key)).toEqual(bytes);
  await bucket.put('kept', key);
  expect(await (await show(`home/${id}-1-400.png`, {}, second)).text()).toBe('kept');
  expect(await bucket.keys()).toEqual([key]);
  await Promise.all([first.stop(), second.stop()]);
  await bucket.stop();
});
