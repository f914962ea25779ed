import type { FaultSite } from './support/fault-site.ts';
import { range, repeat } from './support/load.ts';
import { expectReviews, makeProperty, writeReview } from './support/records.ts';
import { Site, waitUntil } from './support/site.ts';

const REVIEWS = 1000;
/** After so many acknowledged reviews PostgreSQL gets this signal: killed, told to restart, killed. */
const SIGNALS = new Map<number, NodeJS.Signals>([
  [250, 'SIGKILL'],
  [500, 'SIGINT'],
  [750, 'SIGKILL'],
]);

/** Ends PostgreSQL. @returns milliseconds from the moment it is up again until the backend can serve */
async function endPostgresql(site: FaultSite, signal: NodeJS.Signals) {
  const [pid] = site.databasePids();
  site.signal(signal, pid);
  await waitUntil(
    'PostgreSQL is up again',
    async () => site.databasePids()[0] !== pid && (await site.isDatabaseUp()),
  );
  const start = performance.now();
  await waitUntil('the backend can serve', () => site.isReady());
  return performance.now() - start;
}

test('fault 2: PostgreSQL is killed, restarted and killed while 1,000 reviews are written', () =>
  Site.during(async site => {
    const properties = await repeat(5, 5, n => makeProperty(site, n));
    const backend = site.pidOf('backend');
    const outages: Promise<number>[] = [];
    let acknowledged = 0;
    await repeat(REVIEWS, 10, async n => {
      await writeReview(site, properties[n % 5] as number, `Review ${n}`);
      const signal = SIGNALS.get(++acknowledged);
      if (signal) outages.push(endPostgresql(site, signal));
    });
    for (const ms of await Promise.all(outages)) expect(ms).toBeLessThanOrEqual(site.readyMs);
    expect(outages).toHaveLength(SIGNALS.size);
    expect(site.pidOf('backend')).toBe(backend);
    await expectReviews(
      site,
      properties,
      range(REVIEWS).map(n => `Review ${n}`),
    );
  }));
