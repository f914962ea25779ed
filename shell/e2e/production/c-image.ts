/**
 * The image: built from the Containerfile on a root of Debian's packages, run as an ordinary user with a read-only root.
 * Published ports respond, the health check says so, and each container ends within 12 s.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DebianPostgres } from './support/debian-postgres.ts';
import { DeployFiles } from './support/deploy-files.ts';
import { requirePrograms } from './support/own-network.ts';
import { copyForProduction } from './support/production-copy.ts';
import { waitUntil } from './support/service.ts';
import { ADMIN } from './support/site.ts';
import { sendToGateway } from './support/visitor.ts';

const BASE = 'localhost/home-truths-base';
const IMAGE = 'localhost/home-truths';
const NETWORK = 'home-truths-proof';
/** The host, as containers of this network reach it. */
const HOST_ADDRESS = '10.89.77.1';
const PORTS = { database: 24_100, backend: 24_101, gateway: 24_102 };
const STOP_LIMIT_MS = 12_000;
const MAX_MB = 600;
const GATEWAY_TOKEN = 'a-gateway-token-of-32-characters-';

if (process.getuid?.() !== 0) throw new Error('Start this as root: it builds and runs containers.');
requirePrograms({
  podman: 'podman',
  buildah: 'buildah',
  runc: 'runc',
  mmdebstrap: 'mmdebstrap',
  psql: 'postgresql',
  openssl: 'openssl',
});

/** Runs a program. @returns what it prints; its errors are shown when it fails */
function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout.trim();
}

/** The root of a Debian: it takes minutes and is the same each time, so that it stays for the next run. */
function buildBase(work: string) {
  if (spawnSync('buildah', ['inspect', BASE]).status === 0) return;
  const archive = path.join(work, 'root.tar');
  run('mmdebstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', archive);
  const container = run('buildah', 'from', 'scratch');
  run('buildah', 'add', '-q', container, archive, '/');
  run('buildah', 'commit', '-q', container, BASE);
  run('buildah', 'rm', container);
}

const folder = copyForProduction();
const work = path.dirname(folder);
const files = new DeployFiles(work);
files.certificate('database', 'database.example');
const database = await DebianPostgres.start({
  dir: path.join(work, 'database'),
  port: PORTS.database,
  addresses: '*',
  certificate: files.tls('database'),
});
database.createDatabase();
const containers: string[] = [];
const secrets = path.join(work, 'secrets');
mkdirSync(secrets);
writeFileSync(path.join(secrets, 'database-url'), database.urlAt(HOST_ADDRESS));
writeFileSync(path.join(secrets, 'admin-password'), ADMIN.password);

/** Runs a container as the handbook says. */
function start(name: string, entry: string, variables: Record<string, string>, flags: string[] = []) {
  const given = {
    PUBLIC_URL: 'https://home-truths.example',
    TRUST_PROXY: '1',
    DATABASE_URL_FILE: '/run/secrets/database-url',
    ...variables,
  };
  // this machine's runc and its limits, and nothing else that an operator would not write
  const here = ['--runtime', 'runc', '--ulimit', 'nofile=20000:20000', '--ulimit', 'nproc=2000:2000'];
  const readOnly = ['--read-only', '--read-only-tmpfs=false', '--tmpfs', '/tmp', '--cap-drop=all'];
  const volumes = ['-v', `${secrets}:/run/secrets:ro`, '-v', `${path.join(work, 'data')}:/data`];
  const environment = Object.entries(given).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
  const options = [...here, ...readOnly, '--security-opt=no-new-privileges', ...volumes, ...environment];
  containers.push(name);
  run('podman', 'run', '-d', '--name', name, '--network', NETWORK, ...options, ...flags, IMAGE, entry);
}

try {
  buildBase(work);
  const sbom = [
    'sbom',
    '--package-lock-only',
    '--omit=dev',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
  ];
  writeFileSync(
    path.join(folder, 'sbom.cdx.json'),
    execFileSync('npm', sbom, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 }),
  );
  const containerfile = path.join(folder, 'shell/deploy/Containerfile');
  const build = ['bud', '-q', '--isolation', 'chroot', '--format', 'docker', '--build-arg', `BASE=${BASE}`];
  run(
    'buildah',
    ...build,
    '-f',
    containerfile,
    '--ignorefile',
    `${containerfile}.dockerignore`,
    '-t',
    IMAGE,
    folder,
  );
  const size = Number(run('podman', 'image', 'inspect', IMAGE, '--format', '{{.Size}}')) / 1e6;
  const base = Number(run('podman', 'image', 'inspect', BASE, '--format', '{{.Size}}')) / 1e6;
  console.log(`  the image has ${size.toFixed(0)} MB, ${base.toFixed(0)} of them Debian`);
  assert.ok(size < MAX_MB, `${size} MB`);

  mkdirSync(path.join(work, 'data'));
  run('chown', '10001:10001', path.join(work, 'data'));
  run('podman', 'network', 'create', '--subnet', '10.89.77.0/24', NETWORK);
  const migration = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD_FILE: '/run/secrets/admin-password' };
  start('ht-migrate', 'backend/dist/platform/database/migrate.js', migration);
  assert.equal(run('podman', 'wait', 'ht-migrate'), '0', run('podman', 'logs', 'ht-migrate'));
  start('ht-deploy', 'shell/tools/releases/deploy.ts', {});
  assert.equal(run('podman', 'wait', 'ht-deploy'), '0', run('podman', 'logs', 'ht-deploy'));

  const publish = (port: number, inside: number) => ['-p', `127.0.0.1:${port}:${inside}`];
  start(
    'ht-backend',
    'backend/dist/main.js',
    { PORT: '3000', BEHIND_GATEWAY: '1', GATEWAY_TOKEN },
    publish(PORTS.backend, 3000),
  );
  await waitUntil('The backend', async () => (await sendToGateway(PORTS.backend, '/readyz')) === 200);
  const backendAddress = run(
    'podman',
    'inspect',
    'ht-backend',
    '--format',
    `{{(index .NetworkSettings.Networks "${NETWORK}").IPAddress}}`,
  );
  start('ht-worker', 'backend/dist/platform/jobs/main.js', {});
  const gateway = {
    PORT: '8080',
    GATEWAY_TOKEN,
    API_URL: `http://${backendAddress}:3000`,
    DATABASE_URL_FILE: '',
  };
  start('ht-gateway', 'shell/gateway/main.ts', gateway, publish(PORTS.gateway, 8080));
  await waitUntil('The gateway', async () => (await sendToGateway(PORTS.gateway, '/readyz')) === 200);

  for (const url of ['/', '/search', '/api/readyz'])
    assert.equal(await sendToGateway(PORTS.gateway, url), 200, url);
  for (const name of ['ht-backend', 'ht-worker', 'ht-gateway']) {
    run('podman', 'healthcheck', 'run', name);
    assert.equal(run('podman', 'exec', name, 'node', '-p', 'process.getuid()'), '10001');
    const write = spawnSync('podman', [
      'exec',
      name,
      'node',
      '-e',
      'fs.writeFileSync("/opt/home-truths/x", "")',
    ]);
    assert.notEqual(write.status, 0, 'its root is read-only');
  }
  assert.ok(JSON.parse(readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8')).components.length > 100);
  run('podman', 'exec', 'ht-gateway', 'node', '-e', 'fs.accessSync("sbom.cdx.json")');
  console.log('  uid 10001, read-only, healthy; published ports respond');

  const took = ['ht-gateway', 'ht-worker', 'ht-backend'].map(name => {
    const before = performance.now();
    run('podman', 'stop', '-t', '20', name);
    assert.equal(run('podman', 'inspect', name, '--format', '{{.State.ExitCode}}'), '0', name);
    return performance.now() - before;
  });
  assert.ok(Math.max(...took) <= STOP_LIMIT_MS);
  console.log(`  stopped after ${took.map(ms => `${(ms / 1000).toFixed(1)} s`).join(', ')} with exit code 0`);
} finally {
  for (const name of containers) spawnSync('podman', ['rm', '-f', '-t', '1', name]);
  spawnSync('podman', ['network', 'rm', '-f', NETWORK]);
  spawnSync('podman', ['rmi', '-f', IMAGE]);
  await database.stop();
}
process.exit(0);
