/**
 * Faults 25 and 26 on a production set-up: three backends, two gateways and a worker behind our file for HAProxy, and
 * PostgreSQL on three machines by our files for Patroni and HAProxy, with a synchronous standby. A rolling restart of
 * backends and gateways under load, by SIGTERM and by SIGKILL: no request fails, no session is lost, reviews and votes are
 * exact. Then the primary is lost: no acknowledged write is lost, and writes go on within 5 s. Needs Debian's haproxy,
 * postgresql, patroni, etcd-server and iproute2, and `npm run build`; to be started by root.
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

const WRITABLE_MS = 5_000;
const ROUNDS = 2;
/** After that HAProxy has seen that a process is ready. */
const BALANCED_MS = 1_000;

requirePrograms({
  haproxy: 'haproxy',
  psql: 'postgresql',
  patroni: 'patroni',
  etcd: 'etcd-server',
  ip: 'iproute2',
  openssl: 'openssl',
});
enterOwnNetwork(import.meta.filename);

const work = mkdtempSync(path.join(tmpdir(), 'home-truths-cluster-'));
chmodSync(work, 0o755);
const { cluster, deployment, stop } = await startCluster(work);
try {
  const traffic = new Traffic(deployment);
  await traffic.start();
  await sleep(2_000);

  const all = [...deployment.backends, ...deployment.gateways];
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const before = traffic.requests;
    for (let round = 0; round < ROUNDS; round++)
      for (const name of all) {
        await (signal === 'SIGTERM' ? deployment.restart(name) : deployment.killAndStart(name));
        await sleep(BALANCED_MS);
      }
    const failed = traffic.failures.splice(0);
    const requests = traffic.requests - before;
    console.log(
      `  fault 25: ${ROUNDS * all.length} × ${signal}, ${requests} requests, ${failed.length} failed`,
    );
    assert.deepEqual(failed.slice(0, 20), [], deployment.problems().join('\n'));
  }

  const primary = await cluster.find('primary');
  const since = performance.now();
  primary.killPostgres();
  await waitUntil('a write', () => traffic.acknowledgedAt > since);
  const ms = performance.now() - since;
  console.log(`  fault 26: writable ${(ms / 1_000).toFixed(1)} s after the primary was lost`);
  assert.notEqual(await cluster.find('primary'), primary);
  await sleep(3_000);
  const { reviews, votes } = await traffic.end();
  console.log(`  ${reviews} reviews and ${votes} votes acknowledged, each counts once; no session was lost`);
  assert.ok(ms <= WRITABLE_MS, 'it took longer than 5 s');
} finally {
  await stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);
