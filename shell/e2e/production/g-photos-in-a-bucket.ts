/**
 * Two gateways and two backends without a shared folder, their photos on OpenStack Swift by its S3 API: what is uploaded
 * at one is shown at the other within 1 s. A store that is full, slow, out of order or away is an honest 507 or 503 in
 * time, leaves no row, and slows nothing else; of 100 uploads that are cut off nothing stays. Needs Debian's swift; to be
 * started by root.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../../../backend/src/testing/query.ts';
import { PhotoBucket } from '../../../backend/src/uploads/photo-bucket.ts';
import { repeat } from '../faults/support/load.ts';
import { noise } from '../faults/support/photos.ts';
import { HOST, PUBLIC_URL, ROOT } from './support/deploy-files.ts';
import { enterOwnNetwork, requirePrograms } from './support/own-network.ts';
import { startPostgres } from './support/postgres.ts';
import { Site } from './support/site.ts';
import { type Behaviour, startStoreLine } from './support/store-line.ts';

const SHOWN_MS = 1_000;
/** The deadlines for the store and what a busy machine takes for a photo. */
const UPLOAD_LIMIT_MS = 8_000;
const PHOTO_LIMIT_MS = 4_500;
/** For what needs no photo while others wait for theirs. */
const OTHERS_LIMIT_MS = 2_000;
const CUT_UPLOADS = 100;
const [BACKENDS, GATEWAYS] = [
  [3001, 3002],
  [8081, 8082],
] as const;

requirePrograms({
  ip: 'iproute2',
  ...Object.fromEntries(
    ['proxy', 'account', 'container', 'object'].map(part => [`swift-${part}-server`, `swift-${part}`]),
  ),
});
enterOwnNetwork(import.meta.filename);
const { UPLOADS_URL, S3_ENDPOINT, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
if (!UPLOADS_URL || !S3_ENDPOINT || !AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
  const withSwift = path.join(ROOT, 'backend/src/testing/with-swift.mjs');
  const command = [withSwift, process.execPath, ...process.argv.slice(1)];
  process.exit(spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1);
}

const store = { UPLOADS_URL, S3_ENDPOINT, S3_REGION: 'us-east-1', AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY };
const bucket = new PhotoBucket(store);
const line = await startStoreLine(S3_ENDPOINT);
const work = mkdtempSync(path.join(tmpdir(), 'home-truths-bucket-'));
const postgres = await startPostgres(path.join(work, 'postgres'));
const site = new Site(work);
const photo = await noise();
const BOUNDARY = 'a-boundary';
const multipart = Buffer.concat([
  Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n`),
  Buffer.from('Content-Type: image/jpeg\r\n\r\n'),
  photo,
  Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
]);

interface Received {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  ms: number;
}

const FROM_PROXY = { Host: HOST, 'X-Forwarded-For': '198.51.100.7', 'X-Forwarded-Proto': 'https' };
const UPLOAD_HEADERS = {
  ...FROM_PROXY,
  Origin: PUBLIC_URL,
  'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
  'Content-Length': multipart.length,
};

/** One request to a gateway as its proxy sends it. */
function send(port: number, url: string, body?: Buffer | object) {
  const json = { ...FROM_PROXY, Origin: PUBLIC_URL, 'Content-Type': 'application/json' };
  const headers = Buffer.isBuffer(body) ? UPLOAD_HEADERS : body ? json : FROM_PROXY;
  const start = performance.now();
  return new Promise<Received>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: url, method: body ? 'POST' : 'GET', headers };
    const request = http.request(options, response => {
      const chunks: Buffer[] = [];
      response.on('data', chunk => chunks.push(chunk)).once('error', reject);
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString('latin1');
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, text, ms: Math.round(performance.now() - start) });
      });
    });
    request.once('error', reject).end(Buffer.isBuffer(body) || !body ? body : JSON.stringify(body));
  });
}

const upload = (port: number) => send(port, '/api/upload', multipart);

async function uploadWell(port: number): Promise<string> {
  const { status, text } = await upload(port);
  assert.equal(status, 201, text);
  return JSON.parse(text).urls[0];
}

/** Sends half of an upload and closes the connection. */
const cutOff = (port: number) =>
  new Promise<void>(resolve => {
    const options = { host: '127.0.0.1', port, path: '/api/upload', method: 'POST', headers: UPLOAD_HEADERS };
    const request = http.request(options).once('error', () => {});
    request.write(multipart.subarray(0, multipart.length / 2), () => void request.destroy());
    request.once('close', resolve);
  });

const objects = async () => (await bucket.olderThan(new Date(Date.now() + 3_600_000))).length;
const rows = async () =>
  (await query<{ n: number }>(postgres.ownerUrl, 'select count(*)::int as n from upload'))[0]?.n ?? 0;
const openFiles = (processes: { pid: number }[]) =>
  processes.map(({ pid }) => readdirSync(`/proc/${pid}/fd`).length);
const slowest = (received: Received[]) => Math.max(...received.map(({ ms }) => ms));

/** What a visitor reads meanwhile: pages, also one with the photo, and the API. */
const others = async (pages: string[]) =>
  await repeat(20, 2, async n => {
    const one = await send(GATEWAYS[n % 2] as number, pages[n % pages.length] as string);
    assert.equal(one.status, 200, pages[n % pages.length]);
    return one;
  });

/** While the store behaves so, uploads get this status, nothing is stored, and the rest of the site works. */
async function checkUploads(how: Behaviour, status: number, pages: string[], url: string) {
  const before = { objects: await objects(), rows: await rows() };
  const results = await line.while(how, async () => {
    const uploads = GATEWAYS.flatMap(port => [upload(port), upload(port), upload(port)]);
    const photos = GATEWAYS.flatMap(port => [send(port, url), send(port, url)]);
    const read = await others(pages);
    return { uploads: await Promise.all(uploads), photos: await Promise.all(photos), read };
  });
  for (const one of results.uploads) {
    assert.equal(one.status, status, `${how}: ${one.text}`);
    assert.ok(Number(one.headers['retry-after']) > 0, `${how}: ${status} without Retry-After`);
    assert.match(one.text, /try again (in a moment|later)/);
  }
  const isReadable = status === 507;
  for (const one of results.photos) assert.equal(one.status, isReadable ? 200 : 503, how);
  assert.ok(slowest(results.uploads) <= UPLOAD_LIMIT_MS, `${how}: upload ${slowest(results.uploads)} ms`);
  assert.ok(slowest(results.photos) <= PHOTO_LIMIT_MS, `${how}: photo ${slowest(results.photos)} ms`);
  assert.ok(slowest(results.read) <= OTHERS_LIMIT_MS, `${how}: others ${slowest(results.read)} ms`);
  assert.equal(await rows(), before.rows, `${how}: rows`);
  // of a store that received too late nobody knows whether it stored; the hourly sweep removes what has no row
  if (how !== 'slow') assert.equal(await objects(), before.objects, `${how}: objects`);
  for (const port of GATEWAYS) await uploadWell(port);
  assert.equal((await send(GATEWAYS[1], url)).status, 200);
  console.log(
    `  ${how}: upload ${status} after <= ${slowest(results.uploads)} ms, photo ${isReadable ? 200 : 503} after <= ` +
      `${slowest(results.photos)} ms, all else 200 after <= ${slowest(results.read)} ms; then uploads work`,
  );
}

try {
  const variables = {
    ...store,
    S3_ENDPOINT: line.url,
    RATE_LIMITS: 'off',
    DATABASE_URL: postgres.appUrl,
    DRAIN_SECONDS: '0',
  };
  const migration = { ...variables, DATABASE_URL: postgres.ownerUrl };
  await site.prepare(work, migration);
  const backends = BACKENDS.map((port, index) =>
    site.backend(port, { ...variables, DATA_DIR: path.join(work, `backend-${index}`) }),
  );
  await Promise.all(backends.map(one => one.ready));
  const gateways = GATEWAYS.map((port, index) =>
    site.gateway(port, {
      UPLOADS_URL,
      RATE_LIMITS: 'off',
      DATA_DIR: path.join(work, `gateway-${index}`),
      API_URL: `http://127.0.0.1:${BACKENDS[index]}`,
      AWS_ACCESS_KEY_ID: '',
      AWS_SECRET_ACCESS_KEY: '',
      S3_ENDPOINT: '',
    }),
  );
  await Promise.all(gateways.map(one => one.ready));

  for (const [from, to] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const url = await uploadWell(GATEWAYS[from]);
    const { status, headers, ms } = await send(GATEWAYS[to], url);
    assert.deepEqual([status, headers['content-type']], [200, 'image/webp']);
    assert.ok(ms <= SHOWN_MS, `shown after ${ms} ms`);
    console.log(`  uploaded at ${from + 1}, shown at ${to + 1} after ${ms} ms`);
  }

  const place = { suburb: 'Newtown', state: 'NSW', postcode: '2042', propertyType: 'house' };
  const property = await send(GATEWAYS[0], '/api/properties', { address: '1 Kestrel Street', ...place });
  const { id } = JSON.parse(property.text);
  const url = await uploadWell(GATEWAYS[0]);
  const review = await send(GATEWAYS[1], '/api/reviews', {
    propertyId: id,
    residencyStatus: 'visited',
    rating: 4,
    title: 'Quiet and dry',
    content: 'What we saw on the day of the open home, in two sentences. It was so.',
    issuesTags: ['Good Location'],
    photos: [url],
  });
  assert.equal(review.status, 201, review.text);
  const page = `/property/${id}`;
  assert.ok((await send(GATEWAYS[1], page)).text.includes(url), 'the page shows the photo');
  const pages = ['/', page, '/search', `/api/properties/${id}/reviews`, '/api/properties/search'];
  console.log(`  all well: pages and the API after <= ${slowest(await others(pages))} ms`);

  await checkUploads('full', 507, pages, url);
  await checkUploads('over quota', 507, pages, url);
  for (const how of ['out of order', 'cut', 'away', 'silent', 'slow'] as const)
    await checkUploads(how, 503, pages, url);

  await repeat(10, 10, n => uploadWell(GATEWAYS[n % 2] as number));
  const before = {
    objects: await objects(),
    rows: await rows(),
    files: openFiles([...gateways, ...backends]),
  };
  await repeat(CUT_UPLOADS, 10, n => cutOff(GATEWAYS[n % 2] as number));
  await sleep(5_000);
  assert.deepEqual([await objects(), await rows()], [before.objects, before.rows]);
  const after = openFiles([...gateways, ...backends]);
  // connections that are kept alive come and go
  for (const [index, count] of after.entries())
    assert.ok(count <= (before.files[index] ?? 0) + 4, `${after}`);
  await uploadWell(GATEWAYS[0]);
  console.log(
    `  ${CUT_UPLOADS} uploads cut off: no object, no row; open files ${before.files.join(' ')}, then ${after.join(' ')}`,
  );
} finally {
  await site.stop();
  line.stop();
  await postgres.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);
