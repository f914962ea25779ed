/**
 * Prometheus with the shipped files scrapes gateways and backends at another address than 127.0.0.1, and each alert is
 * fired by its fault. Of the files only times are shortened.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabaseProxy } from '../../../backend/src/testing/database-proxy.ts';
import { TestMailServer } from '../../../backend/src/testing/mail-server.ts';
import { tamper } from '../support/tamper.ts';
import { DeployFiles } from './support/deploy-files.ts';
import { enterOwnNetwork, requirePrograms } from './support/own-network.ts';
import { startPostgres } from './support/postgres.ts';
import { Service, waitUntil } from './support/service.ts';
import { ADMIN, Site } from './support/site.ts';
import { sendToGateway } from './support/visitor.ts';

const MACHINE = '10.0.0.21';
const TOKEN = 'a-token-of-metrics';
const PROMETHEUS = 'http://127.0.0.1:9090/api/v1';
/** An alert is fired by so many seconds after its fault. */
const ALERT_LIMIT_MS = 60_000;

requirePrograms({
  prometheus: 'prometheus',
  promtool: 'prometheus',
  psql: 'postgresql-client',
  ip: 'iproute2',
});
enterOwnNetwork(import.meta.filename, [MACHINE]);

const work = mkdtempSync(path.join(tmpdir(), 'home-truths-alerts-'));
chmodSync(work, 0o755);
const files = new DeployFiles(work);
mkdirSync(path.join(files.dir, 'secrets'));
files.add('secrets/metrics-token', TOKEN);

/** As an operator has them: with times of days instead of seconds. */
const original = files.file('prometheus/alerts.yml');
const config = files.file('prometheus/prometheus.yml', {
  // while the database is away, metrics of a backend take some seconds
  'scrape_interval: 15s': 'scrape_interval: 5s',
  'evaluation_interval: 15s': 'evaluation_interval: 1s',
});
for (const check of [
  ['check', 'rules', original],
  ['check', 'config', config],
])
  execFileSync('promtool', check, { stdio: 'pipe' });
files.file('prometheus/alerts.yml', {
  '[5m]': '[20s]',
  '[1h]': '[15s]',
  'offset 5m': 'offset 20s',
  'for: 1m': 'for: 1s',
  'for: 2m': 'for: 1s',
  'for: 5m': 'for: 1s',
  '> 600': '> 5',
});

const site = new Site(work);
const mail = await new TestMailServer().open();
const postgres = await startPostgres(path.join(work, 'postgres'));
const database = await startDatabaseProxy(postgres.appUrl);
const collectors = (port: number) => ({
  METRICS_HOST: MACHINE,
  METRICS_PORT: `1${port}`,
  METRICS_TOKEN: TOKEN,
});

const send = (url: string, body?: object, port = 8081) => sendToGateway(port, url, body);

async function firing() {
  const { data } = await (await fetch(`${PROMETHEUS}/alerts`)).json();
  const alerts = data.alerts as { state: string; labels: Record<string, string> }[];
  return [...new Set(alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname))];
}

/** Does something again and again until it is told to stop. */
function keepDoing(work: () => Promise<unknown>) {
  let isOver = false;
  const done = (async () => {
    while (!isOver) await work().catch(() => sleep(50));
  })();
  return async () => {
    isOver = true;
    await done;
  };
}

const fired = new Set<string>();
/** Proves that a fault fires alerts which were not firing before. */
async function fires(names: string[], fault: () => unknown) {
  const isQuiet = async () => {
    const before = await firing();
    return !names.some(name => before.includes(name));
  };
  await waitUntil(`${names}: not firing`, isQuiet, ALERT_LIMIT_MS);
  await fault();
  for (const name of names) {
    await waitUntil(
      `${name} (firing: ${await firing()})`,
      async () => (await firing()).includes(name),
      ALERT_LIMIT_MS,
    );
    fired.add(name);
    console.log(`  ${name}`);
  }
}

const requestReset = (email: string) => send('/api/auth/forgot-password', { email });

let prometheus: Service | undefined;
try {
  await site.prepare(work, { DATABASE_URL: postgres.ownerUrl });
  const variables = { DATABASE_URL: database.url, SMTP_URL: mail.url };
  await Promise.all(
    [3001, 3002].map(port => site.backend(port, { ...variables, ...collectors(port) }).ready),
  );
  const worker = site.worker({ ...variables, ...collectors(3100) });
  const [gateway, second] = [8081, 8082].map(port => site.gateway(port, collectors(port)));
  await Promise.all([worker.ready, gateway?.ready, second?.ready]);
  const flags = ['--web.listen-address=127.0.0.1:9090', `--storage.tsdb.path=${work}/prometheus`];
  prometheus = new Service('prometheus', [`--config.file=${config}`, ...flags]);

  const up = async () => {
    const { data } = await (await fetch(`${PROMETHEUS}/query?query=up`)).json();
    return (data.result as { value: [number, string] }[]).filter(({ value }) => value[1] === '1').length;
  };
  await prometheus.ready('Five processes are scraped', async () => (await up()) === 5);
  for (const port of [18081, 13001])
    assert.equal((await fetch(`http://${MACHINE}:${port}/metrics`)).status, 404, 'without a token');
  console.log('  two gateways, two backends and a worker are scraped at another address, by token');

  const stopTraffic = keepDoing(async () => {
    await send('/robots.txt');
    await sleep(20);
  });
  // the first requests of a process are slow
  await waitUntil('No alert', async () => (await firing()).length === 0, ALERT_LIMIT_MS);

  let attempt = 0;
  const failing = keepDoing(async () => {
    const email = `person-${attempt++}@example.com`;
    await send('/api/auth/login', { email, password: 'wrong-password' });
    await sleep(200);
  });
  await fires(['SignInsFail'], () => {});
  await failing();

  const blocked = keepDoing(async () => {
    process.kill(gateway?.pid as number, 'SIGSTOP');
    await sleep(700);
    process.kill(gateway?.pid as number, 'SIGCONT');
    await sleep(150);
  });
  await fires(['EventLoopBlocked'], () => {});
  await blocked();

  await mail.close();
  await fires(['MailWaits'], () => requestReset(ADMIN.email));
  await fires(['MailGivenUp'], () => {
    // a week later
    const update = "update job.job set retry_limit = 0, start_after = now() where state < 'active'";
    execFileSync('psql', [postgres.ownerUrl, '-c', update], { stdio: 'pipe' });
  });

  const [release] = globSync(`${site.dataDir}/releases/public/mf_search/*/`);
  await second?.stop();
  await tamper(String(release), /^server\/remote\.cjs$/);
  await site.gateway(8082, collectors(8082)).ready;
  const pages = keepDoing(() => send('/search', undefined, 8082));
  await fires(['PagesNotRendered', 'ReleaseFailures'], () => {});
  await pages();

  const readers = [...Array(60)].map(() => keepDoing(() => send(`/api/properties/search?q=x`)));
  await fires(['ConnectionsExhausted', 'DatabaseAway', 'RequestsFail', 'RequestsAreSlow'], () =>
    database.silence(),
  );
  await Promise.all(readers.map(stop => stop()));

  await fires(['ProcessDown'], () => gateway?.kill());
  await stopTraffic();

  const { data } = await (await fetch(`${PROMETHEUS}/rules`)).json();
  const rules = data.groups.flatMap((group: { rules: { name: string }[] }) =>
    group.rules.map(({ name }) => name),
  );
  assert.deepEqual([...fired].sort(), [...rules].sort(), 'each alert has a fault here');
} finally {
  await prometheus?.stop();
  await mail.close();
  await site.stop();
  await database.cut();
  await postgres.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);
