/**
 * A streaming replica is paused, falls silent and is stopped: every search is served, soon, with rows that are at most
 * `DATABASE_REPLICA_MAX_LAG` old, and both are seen in metrics and log. Needs Debian's postgresql, and `npm run build`; to
 * be started by root.
 */
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../../backend/src/testing/eventually.ts';
import { startProcess } from '../../../backend/src/testing/product-process.ts';
import { makeProperty } from '../faults/support/records.ts';
import { sendTo } from '../faults/support/send.ts';
import { makeCertificate } from './support/certificate.ts';
import { DebianPostgres } from './support/debian-postgres.ts';
import { migrate } from './support/migrate.ts';
import { createRoles, urlOf } from './support/roles.ts';

const PORTS = { primary: 26_432, replica: 26_433 };
const MAX_LAG_SECONDS = 2;
/** A search that has to ask twice. */
const SOON_MS = 3_000;
const TLS = '?sslmode=require';

const work = mkdtempSync(path.join(tmpdir(), 'home-truths-replica-'));
chmodSync(work, 0o755);
const certificate = makeCertificate(work, 'database');
const primary = await DebianPostgres.start({
  dir: path.join(work, 'primary'),
  port: PORTS.primary,
  certificate,
});
const replica = await DebianPostgres.replicaOf(primary, {
  dir: path.join(work, 'replica'),
  port: PORTS.replica,
});
const searches: { ms: number; status: number }[] = [];
let isOver = false;
let made = 0;

async function search(url: string) {
  for (; !isOver; await sleep(50)) {
    const at = performance.now();
    const response = await fetch(`${url}/api/properties/search`);
    await response.arrayBuffer();
    searches.push({ ms: performance.now() - at, status: response.status });
  }
}

/** The replica falls behind only where something is written. */
async function write(url: string) {
  for (; !isOver; await sleep(200))
    await makeProperty({ send: (...request) => sendTo(url, ...request) }, made++);
}

try {
  createRoles(primary.superuserUrl);
  const shared = { DATA_DIR: path.join(work, 'data') };
  const url = (port: number, role: 'home_truths_owner' | 'home_truths_app' = 'home_truths_app') =>
    urlOf(role, `127.0.0.1:${port}`, TLS);
  await migrate({ ...shared, DATABASE_URL: url(PORTS.primary, 'home_truths_owner') });
  const backend = await startProcess('main.js', {
    ...shared,
    DATABASE_URL: url(PORTS.primary),
    DATABASE_REPLICA_URL: url(PORTS.replica),
    DATABASE_REPLICA_MAX_LAG: String(MAX_LAG_SECONDS),
  });
  const metric = async (pattern: string) => {
    const text = await (await fetch(`${backend.url}/metrics`)).text();
    return Number(new RegExp(`${pattern} (\\d+)`).exec(text)?.[1] ?? 0);
  };
  const timesUsedAgain = () => backend.log.filter(({ msg }) => msg === 'replica used again').length;

  /** Does something to the replica until the primary has served in its place, then undoes it. */
  async function without(what: string, reason: 'lagging' | 'away', begin: () => unknown, end: () => unknown) {
    const [first, used] = [searches.length, timesUsedAgain()];
    const fallbacks = `fallbacks_total\\{reason="${reason}"\\}`;
    const before = await metric(fallbacks);
    await begin();
    await eventually(async () => (await metric(fallbacks)) > before || undefined);
    // what is written now is found within the lag that is allowed
    const name = `${1 + made}`;
    const at = performance.now();
    await eventually(async () => {
      const found = await (await fetch(`${backend.url}/api/properties/search?q=${name}+Kestrel`)).text();
      return found.includes(`${name} Kestrel Street`) || undefined;
    });
    const seconds = (performance.now() - at) / 1_000;
    assert.ok(seconds <= MAX_LAG_SECONDS, `a new property was found after ${seconds} s`);
    await sleep(2_000);
    await end();
    await eventually(() => timesUsedAgain() > used || undefined);
    const during = searches.slice(first);
    const slowest = Math.max(...during.map(({ ms }) => ms));
    assert.deepEqual([...new Set(during.map(({ status }) => status))], [200]);
    assert.ok(slowest <= SOON_MS, `a search took ${slowest} ms`);
    console.log(
      `  ${what}: ${during.length} searches served, the slowest took ${(slowest / 1_000).toFixed(1)} s; then used again`,
    );
  }

  const load = [search(backend.url), write(backend.url)];
  await eventually(() => searches.length > 20 || undefined);
  assert.notEqual(
    replica.sql(`select count(*) from pg_stat_activity where usename = 'home_truths_app'`),
    '0',
    'the replica serves nothing',
  );
  await without(
    'replay paused',
    'lagging',
    () => replica.sql('select pg_wal_replay_pause()'),
    () => replica.sql('select pg_wal_replay_resume()'),
  );
  await without(
    'silent',
    'away',
    () => replica.signal('SIGSTOP'),
    () => replica.signal('SIGCONT'),
  );
  await without(
    'stopped',
    'away',
    () => replica.stop(),
    () => replica.serve(),
  );
  isOver = true;
  await Promise.all(load);
  backend.kill();
  assert.equal(await backend.ended, 0);
} finally {
  isOver = true;
  await replica.stop('SIGQUIT');
  await primary.stop('SIGQUIT');
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);
