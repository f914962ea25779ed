/**
 * The first deployment as shell/docs/how-to/deploy.md describes it: production packages in a folder of root, a
 * PostgreSQL of Debian on another IP address that takes connections by TLS alone, `?sslmode=require`, nginx with TLS and
 * a mail server. Pages, sign-in and mails work, and every connection to the database is encrypted.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TestMailServer } from '../../../backend/src/testing/mail-server.ts';
import { DATABASE_PASSWORD, DebianPostgres } from './support/debian-postgres.ts';
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

requirePrograms({ nginx: 'nginx-light', psql: 'postgresql', openssl: 'openssl', ip: 'iproute2' });
enterOwnNetwork(import.meta.filename, [SITE, DATABASE], () => [copyForProduction()]);
const folder = process.argv[2] as string;
const work = path.dirname(folder);
const files = new DeployFiles(work);
const certificate = files.certificate('site', HOST);

const processes: ProductionProcess[] = [];
function start(entry: string, variables: Record<string, string>) {
  const one = new ProductionProcess(folder, entry, variables);
  processes.push(one);
  return one;
}
const send = (url: string, options: object = {}) => visit(url, { address: SITE, certificate, ...options });

const mail = await new TestMailServer().open();
const dataDir = path.join(work, 'data');
files.certificate('database', 'database.example');
const database = await DebianPostgres.start({
  dir: path.join(work, 'database'),
  port: 5432,
  addresses: DATABASE,
  certificate: files.tls('database'),
});
database.createDatabase();
const databaseUrl = database.urlAt(DATABASE);
const GATEWAY_TOKEN = 'a-gateway-token-of-32-characters-';
const site = { DATA_DIR: dataDir, PUBLIC_URL, ADMIN_EMAIL, TRUST_PROXY: '1', GATEWAY_TOKEN };
const secrets = {
  DATABASE_URL_FILE: ProductionProcess.secret(work, 'database-url', databaseUrl),
  SMTP_URL_FILE: ProductionProcess.secret(work, 'smtp-url', mail.url),
};
let proxy: Service | undefined;
try {
  const inClear = start('backend/dist/platform/database/migrate.js', {
    ...site,
    DATABASE_URL: databaseUrl.replace('require', 'disable'),
  });
  assert.notEqual(await inClear.ended, 0, 'the database takes no connection in clear text');
  const migration = start('backend/dist/platform/database/migrate.js', {
    ...site,
    ...secrets,
    ADMIN_PASSWORD_FILE: ProductionProcess.secret(work, 'admin-password', ADMIN_PASSWORD),
  });
  assert.equal(await migration.ended, 0, migration.output);
  const deployment = start('shell/tools/releases/deploy.ts', { ...site, ...secrets });
  assert.equal(await deployment.ended, 0, deployment.errors);
  const backend = start('backend/dist/main.js', { ...site, ...secrets, BEHIND_GATEWAY: '1', PORT: '3001' });
  await backend.ready;
  const worker = start('backend/dist/platform/jobs/main.js', { ...site, ...secrets });
  const gateway = start('shell/gateway/main.ts', { ...site, API_URL: 'http://127.0.0.1:3001', PORT: '8081' });
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

  const connections = database.sql(
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
  await database.stop();
}
process.exit(0);
