/**
 * A PostgreSQL that admits nobody without TLS: with `sslmode=require` and `verify-full` every connection of migration,
 * backend, worker, replica and listener is encrypted; a wrong certificate or no `sslmode` connects nothing. The roles are
 * those of the script, of which the backend's cannot change the schema. Needs Debian's postgresql; to be started by root.
 */
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHANGES_PATH } from '@home-truths/contract';
import { eventually } from '../../../backend/src/testing/eventually.ts';
import { startProcess } from '../../../backend/src/testing/product-process.ts';
import { query } from '../../../backend/src/testing/query.ts';
import { makeCertificate } from './support/certificate.ts';
import { DebianPostgres } from './support/debian-postgres.ts';
import { createRoles, urlOf } from './support/roles.ts';

const PORT = 22_432;
/** A name, since the driver compares no IP address with a certificate. */
const HOST = `localhost:${PORT}`;
const work = mkdtempSync(path.join(tmpdir(), 'home-truths-tls-'));
chmodSync(work, 0o755);

const ours = makeCertificate(work, 'ours');
const other = makeCertificate(work, 'other');
const postgres = await DebianPostgres.start({
  dir: path.join(work, 'postgres'),
  port: PORT,
  certificate: ours,
});
const siteUrl = `${postgres.superuserUrl.replace('/postgres?', '/home_truths?')}&uselibpqcompat=true`;
const DATA_DIR = path.join(work, 'data');

async function migrate(parameters: string) {
  const variables = {
    DATA_DIR,
    DATABASE_URL: urlOf('home_truths_owner', HOST, parameters),
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'a-Bandicoot-digs-at-dusk',
  };
  return (await startProcess('platform/database/migrate.js', variables)).ended;
}

/** Every connection of the site, and whether it is encrypted. */
const connections = () =>
  query<{ name: string; role: string; ssl: boolean }>(
    siteUrl,
    `select distinct application_name as name, usename || '' as role, ssl from pg_stat_ssl join pg_stat_activity using (pid)
     where usename like 'home_truths_%' order by 1`,
  );

async function checkSite(parameters: string) {
  assert.equal(await migrate(parameters), 0);
  const shared = {
    DATA_DIR,
    DATABASE_URL: urlOf('home_truths_app', HOST, parameters),
    DATABASE_REPLICA_URL: urlOf('home_truths_app', HOST, `${parameters}&application_name=replica`),
  };
  const [backend, worker] = [
    await startProcess('main.js', shared),
    await startProcess('platform/jobs/main.js', shared),
  ];
  try {
    await eventually(async () => ((await fetch(`${worker.url}/readyz`)).ok ? true : undefined));
    const stream = await fetch(backend.url + CHANGES_PATH);
    for (const url of ['/readyz', '/api/properties/search', '/api/properties/trending'])
      assert.equal((await fetch(backend.url + url)).status < 500, true, url);
    const found = await connections();
    assert.deepEqual(
      [...new Set(found.map(({ name }) => name))],
      ['home-truths', 'home-truths-changes', 'replica'],
    );
    assert.ok(
      found.every(({ ssl }) => ssl),
      'a connection is not encrypted',
    );
    await stream.body?.cancel();
    console.log(`  ${parameters}: encrypted: ${found.map(({ name }) => name).join(', ')}`);
  } finally {
    for (const one of [backend, worker]) one.kill();
    await Promise.all([backend.ended, worker.ended]);
  }
}

try {
  createRoles(postgres.superuserUrl);
  createRoles(postgres.superuserUrl);
  assert.equal(await migrate(''), 1);
  assert.equal(await migrate('?sslmode=disable'), 1);
  assert.equal(await migrate(`?sslmode=verify-full&sslrootcert=${other.authority}`), 1);
  console.log('  without TLS, and with the certificate of another authority, nothing connects');
  await checkSite('?sslmode=require');
  await checkSite(`?sslmode=verify-full&sslrootcert=${ours.authority}`);
  const app = urlOf('home_truths_app', HOST, '?sslmode=require&uselibpqcompat=true');
  for (const change of [
    'drop table review',
    'create table mine ()',
    'alter table review add column mine int',
  ])
    await assert.rejects(query(app, change), /must be owner|permission denied/);
  console.log('  the backend’s role cannot change the schema');
} finally {
  await postgres.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);
