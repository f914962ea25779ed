/**
 * The first deployment as shell/docs/how-to/deploy.md describes it: production packages in a folder of root, a
 * PostgreSQL of Debian on another IP address that takes connections by TLS alone, `?sslmode=require`, nginx with TLS and
 * a mail server. Pages, sign-in and mails work, and every connection to the database is encrypted.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { TestMailServer } from '../../../backend/src/testing/mail.ts';
import { DeployFiles, HOST, PUBLIC_URL } from './support/deploy-files.ts';
import { enterOwnNetwork, requirePrograms } from './support/own-network.ts';
import { copyForProduction } from './support/production-copy.ts';
import { filesBelow, ProductionProcess } from './support/production-process.ts';
import { Service, waitUntil } from './support/service.ts';
import { visit } from './support/visitor.ts';

const SITE = '203.0.113.1';
const DATABASE = '10.0.0.11';
const ADMIN_EMAIL = 'admin@home-truths.example';
const ADMIN_PASSWORD = 'a-Bandicoot-digs-at-dusk';
const DATABASE_PASSWORD = 'a-Numbat-naps-till-noon';

requirePrograms({ nginx: 'nginx-light', psql: 'postgresql', openssl: 'openssl', ip: 'iproute2' });
const binaries = globSync('/usr/lib/postgresql/*/bin').at(-1);
if (!binaries) throw new Error('PostgreSQL missing. On Debian: apt-get install postgresql');
enterOwnNetwork(import.meta.filename, [SITE, DATABASE], () => [copyForProduction()]);
const folder = process.argv[2] as string;
const work = path.dirname(folder);
const files = new DeployFiles(work);
const certificate = files.certificate('site', HOST);

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const account = { uid: idOf('-u'), gid: idOf('-g') };
const cluster = path.join(work, 'database');

/** A PostgreSQL that refuses whoever comes over the network without TLS. */
async function startDatabase() {
  mkdirSync(cluster);
  chownSync(cluster, account.uid, account.gid);
  execFileSync(`${binaries}/initdb`, ['-D', cluster, '-A', 'peer', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...account,
    stdio: 'pipe',
  });
  files.certificate('database', 'database.example');
  for (const end of ['crt', 'key']) {
    const target = path.join(cluster, `server.${end}`);
    writeFileSync(target, readFileSync(path.join(files.dir, `tls/database.${end}`)));
    chownSync(target, account.uid, account.gid);
    chmodSync(target, 0o600);
  }
  const settings = [`listen_addresses = '${DATABASE}'`, `unix_socket_directories = '${cluster}'`, 'ssl = on'];
  appendFileSync(path.join(cluster, 'postgresql.conf'), `${settings.join('\n')}\nfsync = off\n`);
  const access = ['local all postgres peer', 'hostssl all all all scram-sha-256'];
  writeFileSync(path.join(cluster, 'pg_hba.conf'), `${access.join('\n')}\n`);
  const server = new Service(`${binaries}/postgres`, ['-D', cluster], account);
  await server.ready('PostgreSQL', async () => sql('select 1') === '1');
  sql(`create role home_truths login password '${DATABASE_PASSWORD}'`);
  sql('create database home_truths owner home_truths');
  return server;
}

/** Runs a statement as the superuser of the database's machine. */
function sql(statement: string) {
  const flags = ['-h', cluster, '-d', 'postgres', '-Atc', statement];
  return execFileSync('psql', flags, { ...account, encoding: 'utf8', stdio: 'pipe', cwd: '/' }).trim();
}

const processes: ProductionProcess[] = [];
function start(entry: string, variables: Record<string, string>) {
  const one = new ProductionProcess(folder, entry, variables);
  processes.push(one);
  return one;
}
const send = (url: string, options: object = {}) => visit(url, { address: SITE, certificate, ...options });

const mail = await new TestMailServer().open();
const dataDir = path.join(work, 'data');
const databaseUrl = `postgres://home_truths:${DATABASE_PASSWORD}@${DATABASE}/home_truths?sslmode=require`;
const site = { DATA_DIR: dataDir, PUBLIC_URL, ADMIN_EMAIL, TRUST_PROXY: '1' };
const secrets = {
  DATABASE_URL_FILE: ProductionProcess.secret(work, 'database-url', databaseUrl),
  SMTP_URL_FILE: ProductionProcess.secret(work, 'smtp-url', mail.url),
};
let database: Service | undefined;
let proxy: Service | undefined;
try {
  database = await startDatabase();
  const inClear = start('backend/dist/database/migrate.js', {
    ...site,
    DATABASE_URL: databaseUrl.replace('require', 'disable'),
  });
  assert.notEqual(await inClear.ended, 0, 'the database takes no connection in clear text');
  const migration = start('backend/dist/database/migrate.js', {
    ...site,
    ...secrets,
    ADMIN_PASSWORD_FILE: ProductionProcess.secret(work, 'admin-password', ADMIN_PASSWORD),
  });
  assert.equal(await migration.ended, 0, migration.output);
  const backend = start('backend/dist/main.js', { ...site, ...secrets, FRONT_DOOR: '1', PORT: '3001' });
  await backend.ready;
  const worker = start('backend/dist/worker/main.js', { ...site, ...secrets });
  const gateway = start('shell/server/main.ts', { ...site, API_URL: 'http://127.0.0.1:3001', PORT: '8081' });
  await Promise.all([worker.ready, gateway.ready]);
  const main = `daemon off; pid ${work}/nginx.pid; error_log stderr; events {}
    http { include /etc/nginx/mime.types; access_log off; include ${files.file('proxy/nginx.conf')}; }`;
  proxy = new Service('nginx', ['-p', work, '-c', files.add('proxy/main.conf', main)]);
  await proxy.ready('nginx', async () => (await send('/readyz')).status === 200);

  for (const url of ['/', '/search', '/resources', '/api/readyz'])
    assert.equal((await send(url)).status, 200, url);
  const signIn = await send('/api/auth/login', { body: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } });
  assert.equal(signIn.status, 200, signIn.text);
  assert.match(String(signIn.headers['set-cookie']), /__Host-[^;]+;.*Secure/);
  assert.equal((await send('/api/auth/forgot-password', { body: { email: ADMIN_EMAIL } })).status, 200);
  await waitUntil('The mail', () => mail.mails.length > 0);
  assert.match(`${mail.mails[0]?.text}`, new RegExp(`${PUBLIC_URL}/auth/reset-password\\?token=[\\w-]{43}`));
  console.log('  pages, sign-in by TLS, and a mail with a link to the site');

  const connections = sql(
    `select count(*), count(*) filter (where ssl) from pg_stat_ssl
     join pg_stat_activity using (pid) where client_addr is not null`,
  );
  const [all, encrypted] = connections.split('|').map(Number);
  assert.ok(all && all >= 3, `only ${all} connections`);
  assert.equal(encrypted, all);
  console.log(`  ${encrypted} of ${all} connections to the database are encrypted`);

  for (const secret of [ADMIN_PASSWORD, DATABASE_PASSWORD]) {
    assert.ok(!processes.some(one => one.output.includes(secret)), 'a log has a password');
    for (const file of filesBelow(dataDir)) assert.ok(!readFileSync(file).includes(secret), file);
  }
} finally {
  await proxy?.stop();
  await Promise.all(processes.map(one => one.stop()));
  await mail.close();
  await database?.stop('SIGINT');
}
process.exit(0);
