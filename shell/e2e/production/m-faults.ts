/**
 * Faults of servers on the production set-up of `m-rolling-restart.ts`: 1, 2, 3, 12 and 13 act on its processes; of 9 to 24
 * the backend's integration tests run on its PostgreSQL, behind HAProxy and by TLS. `FAULTS` chooses others. Needs what
 * that script needs; to be started by root.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkFaults } from '../../tools/faults.ts';
import { makeCertificate } from './support/certificate.ts';
import { SUPERUSER_URL } from './support/cluster.ts';
import { enterOwnNetwork } from './support/own-network.ts';
import { Cluster, PRIMARY } from './support/patroni.ts';
import { createRoles, urlOf } from './support/roles.ts';

const numbers = (process.env.FAULTS ?? '1,2,3,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24').split(',');
const FOR_TESTS = '?sslmode=require&uselibpqcompat=true';

enterOwnNetwork(import.meta.filename);

/** Runs what is wanted of each fault. @returns how many failed */
async function check(isWanted: (file: string) => boolean) {
  const { failed, output } = await checkFaults(numbers, ({ file }) => isWanted(file));
  if (failed) console.log(output);
  return failed;
}

process.env.FAULT_SITE = 'cluster';
let failed = await check(file => file.endsWith('.fault.ts'));

const work = mkdtempSync(path.join(tmpdir(), 'home-truths-cluster-'));
chmodSync(work, 0o755);
const cluster = new Cluster(work, makeCertificate(work, 'database'));
try {
  await cluster.whole(2);
  createRoles(SUPERUSER_URL, '-v', 'database=template_home_truths');
  const at = (url: string) => Object.assign(new URL(url), { pathname: '/postgres', search: FOR_TESTS }).href;
  process.env.TEST_POSTGRES_LOG = '/dev/null';
  process.env.TEST_POSTGRES_URLS = JSON.stringify({
    superuser: at(SUPERUSER_URL),
    owner: at(urlOf('home_truths_owner', PRIMARY)),
    app: at(urlOf('home_truths_app', PRIMARY)),
  });
  failed += await check(file => /\.(integration|operations)\.test\.ts$/.test(file));
} finally {
  cluster.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
