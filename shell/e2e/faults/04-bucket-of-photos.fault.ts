import { Bucket } from './support/bucket.ts';
import { repeat } from './support/load.ts';
import { cutOff, noise, upload } from './support/photos.ts';
import { Site } from './support/site.ts';

const RESPONSE_LIMIT_MS = 8_000;
const SHOWN_MS = 1_000;

/** The status of a response, which takes no longer than somebody waits. */
async function soon(response: Promise<Response>) {
  const start = performance.now();
  const { status } = await response;
  expect(performance.now() - start).toBeLessThan(RESPONSE_LIMIT_MS);
  return status;
}

test('faults 4 and 5 with photos in a bucket, which two machines without a shared folder show', async () => {
  const bucket = await Bucket.start();
  const site = await Site.start(bucket.environment);
  const other = await Site.start({ ...bucket.environment, DATABASE_URL: site.databaseUrl() });
  const photo = await noise();
  const send = async () => {
    const response = await upload(site, photo);
    return { status: response.status, url: response.ok ? (await response.json()).urls[0] : '' };
  };
  try {
    const { status, url } = await send();
    expect(status).toBe(201);
    const start = performance.now();
    for (const { status, headers } of await Promise.all([site.send('GET', url), other.send('GET', url)]))
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(performance.now() - start).toBeLessThan(SHOWN_MS);

    bucket.signal('SIGSTOP');
    expect(await soon(upload(site, photo))).toBe(503);
    expect(await soon(other.send('GET', url))).toBe(503);
    expect((await site.send('GET', '/')).status).toBe(200);
    bucket.signal('SIGCONT');
    expect((await send()).status).toBe(201);

    const stored = bucket.count();
    await bucket.end();
    expect(await soon(upload(site, photo))).toBe(503);
    await bucket.run();
    expect(bucket.count()).toBe(stored);
    expect((await send()).status).toBe(201);
    expect((await other.send('GET', url)).status).toBe(200);

    await repeat(100, 10, () => cutOff(site, photo));
    expect((await send()).status).toBe(201);
    expect(bucket.count()).toBe(stored + 2);
  } finally {
    await other.end();
    other.remove();
    await site.end();
    site.remove();
    await bucket.end();
    bucket.remove();
  }
});
