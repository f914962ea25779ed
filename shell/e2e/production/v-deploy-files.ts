/**
 * Each file of shell/deploy is accepted by the program that reads it, with nothing changed but paths: systemd, nginx,
 * Caddy, HAProxy, Prometheus, Patroni, Compose and Kubernetes' kustomization. Nothing is started.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { DeployFiles, HOST, ROOT } from './support/deploy-files.ts';
import { errorsInManifests } from './support/manifests.ts';
import { enterOwnNetwork, requirePrograms } from './support/own-network.ts';

/** `systemd-analyze security` says from 0 (best) to 100 how much of the machine a service can reach. */
const MAX_EXPOSURE = 20;
const MACHINE = '10.0.0.11';

requirePrograms({
  'systemd-analyze': 'systemd',
  nginx: 'nginx-light',
  caddy: 'caddy',
  haproxy: 'haproxy',
  promtool: 'prometheus',
  patroni: 'patroni',
  psql: 'postgresql',
  'docker-compose': 'docker-compose',
  kubectl: 'kubectl (of Kubernetes itself, 1.27 or later: that of Debian 12 is too old)',
  openssl: 'openssl',
  ip: 'iproute2',
});
enterOwnNetwork(import.meta.filename, [MACHINE]);

const work = mkdtempSync(path.join(tmpdir(), 'home-truths-deploy-files-'));
const files = new DeployFiles(work);
for (const name of ['site', 'database']) files.certificate(name, HOST);
mkdirSync(path.join(files.dir, 'secrets'));
files.add('secrets/metrics-token', 'a-token-of-metrics');

/** Runs a checker. @returns what it prints */
function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const options = { cwd: files.dir, env: { ...process.env, HOME: work, ...env }, encoding: 'utf8' } as const;
  return spawnSync(program, args, options);
}

/** As `run`. @throws Error the program does not accept the file */
function check(program: string, args: string[]) {
  const { status, stdout, stderr } = run(program, args);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return { stdout, stderr };
}
const warnsOfNothing = ({ stdout, stderr }: ReturnType<typeof check>) => assert.equal(stdout + stderr, '');

function checkUnits() {
  check('sh', ['-n', files.file('systemd/home-truths')]);
  const installed = { '/opt/home-truths/current': ROOT };
  for (const unit of globSync('systemd/*.service', { cwd: files.dir })) {
    const file = files.file(unit, installed);
    warnsOfNothing(check('systemd-analyze', ['verify', '--man=no', file]));
    check('systemd-analyze', ['security', '--offline=yes', `--threshold=${MAX_EXPOSURE}`, file]);
  }
}

function checkNginx() {
  const main = `pid ${work}/nginx.pid; error_log stderr; events {}
    http { include /etc/nginx/mime.types; access_log off; include ${files.file('proxy/nginx.conf')}; }`;
  const { stderr } = check('nginx', ['-t', '-p', work, '-c', files.add('proxy/main.conf', main)]);
  assert.doesNotMatch(stderr, /\[(warn|error|emerg)\]/);
}

function checkCaddy() {
  for (const name of ['proxy/Caddyfile', 'compose/Caddyfile'])
    check('caddy', ['validate', '--adapter', 'caddyfile', '--config', files.file(name)]);
}

function checkHaproxy() {
  for (const name of ['proxy/haproxy.cfg', 'database/haproxy.cfg']) {
    const { stderr } = check('haproxy', ['-c', '-f', files.file(name)]);
    assert.doesNotMatch(stderr, /WARNING|ALERT/);
  }
}

function checkPrometheus() {
  const token = path.join(files.dir, 'secrets/metrics-token');
  check('promtool', ['check', 'rules', files.file('prometheus/alerts.yml')]);
  check('promtool', ['check', 'config', files.file('prometheus/prometheus.yml')]);
  files.add('compose/alerts.yml', '');
  const inContainer = files.file('compose/prometheus.yml', { '/run/secrets/metrics-token': token });
  check('promtool', ['check', 'config', inContainer]);
}

/**
 * Its checker wants `bootstrap.pg_hba` too, although that of `postgresql`, which the file has, takes precedence; and an
 * account for pg_rewind, which is the superuser's where none is named.
 */
const PATRONI_MISSES = ['bootstrap.pg_hba', 'postgresql.authentication.rewind'];

async function checkPatroni() {
  // the checker wants to reach an etcd
  const etcd = createServer();
  await once(etcd.listen(2379, MACHINE), 'listening');
  const machine = {
    PATRONI_NAME: 'database-1',
    PATRONI_ETCD3_HOSTS: `${MACHINE}:2379`,
    PATRONI_RESTAPI_LISTEN: `${MACHINE}:8008`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${MACHINE}:8008`,
    PATRONI_POSTGRESQL_LISTEN: `${MACHINE}:5432`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${MACHINE}:5432`,
    PATRONI_POSTGRESQL_DATA_DIR: path.join(work, 'database'),
    PATRONI_POSTGRESQL_BIN_DIR: String(globSync('/usr/lib/postgresql/*/bin').at(-1)),
    PATRONI_SUPERUSER_PASSWORD: 'superuser-of-a-test',
    PATRONI_REPLICATION_PASSWORD: 'replication-of-a-test',
  };
  const { stdout, stderr } = run(
    'patroni',
    ['--validate-config', files.file('database/patroni.yml')],
    machine,
  );
  etcd.close();
  assert.deepEqual(
    `${stdout}${stderr}`.trim().split('\n'),
    PATRONI_MISSES.map(name => `${name}  is not defined.`),
  );
}

function checkCompose() {
  check('docker-compose', ['-f', files.file('compose.yaml'), 'config', '--quiet']);
}

function checkKustomization() {
  const { stdout } = check('kubectl', ['kustomize', path.join(files.dir, 'kubernetes')]);
  const manifests = parseAllDocuments(stdout).map(document => document.toJS());
  assert.ok(manifests.length >= 15, `${manifests.length} manifests`);
  assert.equal(errorsInManifests(manifests), '');
}

try {
  for (const [name, checkFiles] of Object.entries({
    systemd: checkUnits,
    nginx: checkNginx,
    Caddy: checkCaddy,
    HAProxy: checkHaproxy,
    Prometheus: checkPrometheus,
    Patroni: checkPatroni,
    Compose: checkCompose,
    Kubernetes: checkKustomization,
  })) {
    await checkFiles();
    console.log(`  ${name}`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
