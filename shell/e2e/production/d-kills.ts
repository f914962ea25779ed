/**
 * 30 kills of all kinds under load: backends, gateways, the worker, standbys and primaries of a production set-up without
 * a shared folder, as `m-rolling-restart.ts` has it, until 10,000 reviews and votes are acknowledged. None is lost or
 * doubled. No request fails when anything but a primary is killed; a primary has a successor within 5 s. `KILLS` and
 * `WRITES` are other numbers. Needs what that script needs; to be started by root.
 */
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from './support/cluster.ts';
import { enterOwnNetwork, requirePrograms } from './support/own-network.ts';
import { waitUntil } from './support/service.ts';
import { Traffic } from './support/traffic.ts';

const KILLS = Number(process.env.KILLS ?? 30);
const WRITES = Number(process.env.WRITES ?? 10_000);
const WRITABLE_MS = 5_000;
/** After that balancers have seen that something is ready. */
const BALANCED_MS = 1_500;

requirePrograms({
  haproxy: 'haproxy',
  psql: 'postgresql',
  patroni: 'patroni',
  etcd: 'etcd-server',
  ip: 'iproute2',
  openssl: 'openssl',
});
enterOwnNetwork(import.meta.filename);

const work = mkdtempSync(path.join(tmpdir(), 'home-truths-kills-'));
chmodSync(work, 0o755);
const { cluster, deployment, stop } = await startCluster(work);
const traffic = new Traffic(deployment);

/** Kills PostgreSQL on one machine, and waits until all three are there again. */
async function killDatabase(role: 'primary' | 'replica' | 'sync') {
  (await cluster.find(role)).killPostgres();
  const since = performance.now();
  await waitUntil('a write', () => traffic.acknowledgedAt > since);
  const ms = performance.now() - since;
  await cluster.whole(2);
  return ms;
}

const anyOf = (names: string[], n: number) => names[n % names.length] as string;

const primaries: number[] = [];

/** What is killed, in turn. */
const KINDS: Record<string, (n: number) => Promise<unknown>> = {
  backend: n => deployment.killAndStart(anyOf(deployment.backends, n)),
  gateway: n => deployment.killAndStart(anyOf(deployment.gateways, n)),
  worker: () => deployment.killAndStart(deployment.worker),
  standby: n => killDatabase(n % 2 ? 'sync' : 'replica'),
  primary: async () => primaries.push(await killDatabase('primary')),
};

const failed: Record<string, string[]> = {};
try {
  await traffic.start();
  await sleep(2_000);
  const kinds = Object.keys(KINDS);
  for (let n = 0; n < KILLS; n++) {
    const kind = kinds[n % kinds.length] as string;
    await KINDS[kind]?.(Math.floor(n / kinds.length));
    await sleep(BALANCED_MS);
    failed[kind] ??= [];
    failed[kind].push(...traffic.failures.splice(0));
  }
  await waitUntil(`${WRITES} writes`, () => traffic.acknowledged >= WRITES, 600_000);
  const { reviews, votes } = await traffic.end();
  const seconds = (Math.max(...primaries) / 1_000).toFixed(1);
  const counts = kinds.map(kind => `${kind} ${failed[kind]?.length ?? 0}`).join(', ');
  console.log(`  ${KILLS} kills, ${traffic.requests} requests; failed when killed: ${counts}`);
  console.log(`  writable at most ${seconds} s after a primary was killed`);
  console.log(`  ${reviews} reviews and ${votes} votes acknowledged, each counts once; no session was lost`);
  const { primary: _, ...others } = failed;
  const unexpected = Object.values(others).flat();
  assert.deepEqual(unexpected.slice(0, 20), [], deployment.problems().join('\n'));
  assert.ok(Math.max(...primaries) <= WRITABLE_MS, 'it took longer than 5 s');
} finally {
  await stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);
