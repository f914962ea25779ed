/**
 * `node with-swift.mjs <command>`: runs a command with the variables of a bucket on OpenStack Swift, a real object store
 * with the S3 API. It starts Debian's swift-proxy, swift-account, swift-container and swift-object, as root, on four
 * ports from SWIFT_PORT (8366) on, in a folder of its own. Ends as the command does.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

const PORT = Number(process.env.SWIFT_PORT ?? 8366);
const KEY = { accessKeyId: 'photos:site', secretAccessKey: 'testing' };
const BUCKET = 'home-truths';
const STORES = ['account', 'container', 'object'];
const endpoint = `http://127.0.0.1:${PORT}`;
const folder = mkdtempSync(path.join(tmpdir(), 'home-truths-swift-'));

const write = (name, ...sections) => writeFileSync(path.join(folder, name), `${sections.join('\n')}\n`);
const section = (name, values) =>
  [`[${name}]`, ...Object.entries(values).map(([key, value]) => `${key} = ${value}`)].join('\n');
const filter = (name, values) => section(`filter:${name}`, { use: `egg:swift#${name}`, ...values });
const server = (port, pipeline) => [
  section('DEFAULT', {
    bind_ip: '127.0.0.1',
    bind_port: port,
    user: 'root',
    workers: 0,
    swift_dir: folder,
    devices: path.join(folder, 'devices'),
    mount_check: false,
    disable_fallocate: true,
  }),
  section('pipeline:main', { pipeline }),
];

function configure() {
  mkdirSync(path.join(folder, 'devices/d1'), { recursive: true });
  for (const [index, store] of STORES.entries()) {
    const port = PORT + 1 + index;
    const ring = (...args) =>
      execFileSync('swift-ring-builder', [path.join(folder, `${store}.builder`), ...args], {
        stdio: 'ignore',
      });
    ring('create', '2', '1', '0');
    ring('add', `r1z1-127.0.0.1:${port}/d1`, '1');
    ring('rebalance');
    const app = `${store}-server`;
    write(`${store}.conf`, ...server(port, app), section(`app:${app}`, { use: `egg:swift#${store}` }));
  }
  write(
    'proxy.conf',
    ...server(PORT, 'catch_errors cache s3api tempauth copy slo dlo proxy-server'),
    section('app:proxy-server', { use: 'egg:swift#proxy', account_autocreate: true }),
    filter('s3api', { location: 'us-east-1' }),
    filter('tempauth', { user_photos_site: `${KEY.secretAccessKey} .admin` }),
    section('filter:cache', { use: 'egg:swift#memcache', memcache_servers: '127.0.0.1:1' }),
    ...['catch_errors', 'copy', 'slo', 'dlo'].map(name => filter(name)),
  );
}

async function createBucket() {
  const isUp = () => fetch(endpoint).then(Boolean, () => false);
  while (!(await isUp())) await wait(100);
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: KEY });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
}

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('Say which command: node with-swift.mjs <command>');
configure();
const servers = [...STORES, 'proxy'].map(name =>
  spawn(`swift-${name}-server`, [path.join(folder, `${name}.conf`)], { stdio: 'ignore' }),
);
try {
  await createBucket();
  const env = {
    ...process.env,
    UPLOADS_URL: `s3://${BUCKET}/site/photos`,
    S3_ENDPOINT: endpoint,
    AWS_ACCESS_KEY_ID: KEY.accessKeyId,
    AWS_SECRET_ACCESS_KEY: KEY.secretAccessKey,
  };
  const [code] = await once(spawn(command, args, { env, stdio: 'inherit' }), 'exit');
  process.exitCode = code ?? 1;
} finally {
  const ended = servers.map(child => once(child, 'exit'));
  for (const child of servers) child.kill('SIGTERM');
  await Promise.all(ended);
  rmSync(folder, { recursive: true });
}
