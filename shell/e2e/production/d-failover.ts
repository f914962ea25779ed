/**
 * A primary behind one address fails over, by our configurations of Patroni and HAProxy, with a synchronous standby: no
 * acknowledged review is lost or doubled, and reviews can be written within 5 s when PostgreSQL dies, within 30 s when
 * its machine falls silent. Search is served throughout from what is left. Nothing of ours is restarted. Needs Debian's
 * postgresql, patroni, etcd-server and haproxy, and `npm run build`; to be started by root.
 */
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '../../../backend/src/testing/product-process.ts';
import { query } from '../../../backend/src/testing/query.ts';
import { makeCertificate } from './support/certificate.ts';
import { migrate } from './support/migrate.ts';
import { Cluster, PRIMARY, REPLICA, SUPERUSER_PASSWORD } from './support/patroni.ts';
import { createRoles, urlOf } from './support/roles.ts';

const WRITERS = 6;
const MAX_LAG_SECONDS = 3;
const work = mkdtempSync(path.join(tmpdir(), 'home-truths-failover-'));
chmodSync(work, 0o755);
const cluster = new Cluster(work, makeCertificate(work, 'database'));
const superuser = `postgres://postgres:${SUPERUSER_PASSWORD}@${PRIMARY}/`;
const TLS = '?sslmode=require';

/** The titles of acknowledged reviews, with the time at which each was asked for. */
const acknowledged = new Map<string, number>();
const searches: { at: number; ms: number; status: number }[] = [];
let isOver = false;

async function write(url: string, writer: number) {
  for (let n = 0; !isOver; n++) {
    const title = `Review ${writer}-${n} of a failover`;
    // one that was not acknowledged is sent again, as a browser does
    for (let status = 0; status !== 201 && !isOver; ) {
      const at = performance.now();
      status = await post(url, title);
      if (status === 201) acknowledged.set(title, at);
      else await sleep(50);
    }
  }
}

async function post(url: string, title: string) {
  const body = {
    propertyId: 1,
    rating: 4,
    title,
    residencyStatus: 'lived_here',
    content: 'The morning sun reaches the kitchen, and the neighbours are quiet after ten at night.',
  };
  const headers = {
    Origin: url,
    'Content-Type': 'application/json',
    'Idempotency-Key': title.replaceAll(' ', '-'),
  };
  const options = {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  };
  const response = await fetch(`${url}/api/reviews`, options).catch(() => undefined);
  await response?.arrayBuffer().catch(() => {});
  return response?.status ?? 0;
}

async function search(url: string) {
  for (; !isOver; await sleep(100)) {
    const at = performance.now();
    const response = await fetch(`${url}/api/properties/search`);
    await response.arrayBuffer();
    searches.push({ at, ms: performance.now() - at, status: response.status });
  }
}

/** Seconds from a moment until the first review that was asked for after it and acknowledged. */
async function writableAfter(since: number) {
  for (const end = since + 60_000; performance.now() < end; await sleep(50)) {
    if ([...acknowledged.values()].some(at => at > since)) return (performance.now() - since) / 1_000;
  }
  throw new Error('No review could be written');
}

const failedSearches = (since: number) =>
  searches.filter(({ at, status }) => at >= since && status !== 200).length;

try {
  const primary = await cluster.find('primary');
  await cluster.whole(2);
  createRoles(`${superuser}postgres${TLS}`);
  const shared = { DATA_DIR: path.join(work, 'data'), SEED: 'demo' };
  await migrate({ ...shared, DATABASE_URL: urlOf('home_truths_owner', PRIMARY, TLS) });
  const backend = await startProcess('main.js', {
    ...shared,
    DATABASE_URL: urlOf('home_truths_app', PRIMARY, TLS),
    DATABASE_REPLICA_URL: urlOf('home_truths_app', REPLICA, TLS),
    DATABASE_REPLICA_MAX_LAG: String(MAX_LAG_SECONDS),
  });
  const load = [...Array(WRITERS).keys()].map(writer => write(backend.url, writer));
  load.push(search(backend.url));
  await writableAfter(performance.now());

  let since = performance.now();
  primary.killPostgres();
  let seconds = await writableAfter(since);
  console.log(
    `  PostgreSQL killed: writable after ${seconds.toFixed(1)} s, ${failedSearches(since)} searches failed`,
  );
  assert.ok(seconds <= 5, 'it took longer than 5 s');
  await cluster.whole(2);

  const second = await cluster.find('primary');
  assert.notEqual(second, primary);
  since = performance.now();
  second.vanish();
  seconds = await writableAfter(since);
  console.log(
    `  machine silent: writable after ${seconds.toFixed(1)} s, ${failedSearches(since)} searches failed`,
  );
  assert.ok(seconds <= 30, 'it took longer than 30 s');
  second.end();

  isOver = true;
  await Promise.all(load);
  const rows = await query<{ title: string; n: number }>(
    `${superuser}home_truths${TLS}&uselibpqcompat=true`,
    `select title, count(*)::int as n from review where title like '% of a failover' group by title`,
  );
  const stored = new Map(rows.map(({ title, n }) => [title, n]));
  const lost = [...acknowledged.keys()].filter(title => !stored.has(title)).length;
  const doubled = rows.filter(({ n }) => n > 1).length;
  const slowest = Math.max(...searches.map(({ ms }) => ms));
  console.log(`  ${acknowledged.size} reviews acknowledged: ${lost} lost, ${doubled} doubled`);
  console.log(`  ${searches.length} searches, the slowest took ${(slowest / 1_000).toFixed(1)} s`);
  assert.deepEqual([lost, doubled], [0, 0]);
  backend.kill();
  assert.equal(await backend.ended, 0);
} finally {
  isOver = true;
  cluster.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);
