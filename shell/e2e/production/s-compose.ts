/**
 * What compose.yaml runs on its database, run on another PostgreSQL: the secrets that its script makes, the roles, and
 * migration and backend with the variables of their services. The backend's role owns nothing and is no superuser, and an
 * erasure is in the volume that all of them share. Needs Debian's postgresql-client; to be started by root.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { connectionUrl, startEmbedded } from '../../../backend/src/platform/database/embedded/server.ts';
import { startProcess } from '../../../backend/src/testing/product-process.ts';
import { query } from '../../../backend/src/testing/query.ts';
import { PUBLIC_URL, ROOT } from './support/deploy-files.ts';
import { requirePrograms } from './support/own-network.ts';
import { ADMIN } from './support/site.ts';

requirePrograms({ psql: 'postgresql-client' });

const DEPLOY = path.join(ROOT, 'shell/deploy');
const work = mkdtempSync(path.join(tmpdir(), 'home-truths-compose-'));
const at = (name: string) => path.join(work, name);
const services = parse(readFileSync(path.join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true }).services;

const postgres = await startEmbedded({ dir: at('postgres'), settings: { fsync: 'off' } });
const superuser = new URL(connectionUrl(postgres, 'superuser', 'postgres'));
const HOST = `127.0.0.1:${superuser.port}`;

/** The folder in which containers have their secrets, with the password and the address of this database. */
function makeSecrets() {
  mkdirSync(at('secrets'));
  writeFileSync(at('secrets/database-password'), superuser.password);
  writeFileSync(at('secrets/admin-password'), ADMIN.password);
  execFileSync('sh', [path.join(DEPLOY, 'compose/make-secrets'), at('secrets')]);
  for (const name of ['database-url', 'database-owner-url'])
    writeFileSync(
      at(`secrets/${name}`),
      readFileSync(at(`secrets/${name}`), 'utf8').replace('@database/', `@${HOST}/`),
    );
}

const inThisMachine = (text: string) =>
  text
    .replaceAll('/run/secrets/', `${at('secrets')}/`)
    .replace('=/roles.sql', `=${DEPLOY}/database/roles.sql`);

/** Runs the command of the service, in which Compose writes `$$` for `$`. */
function createRoles() {
  const [shell, ...args]: string[] = services.roles.command;
  const command = args.map(text =>
    inThisMachine(text.replaceAll('$$', '$')).replace('=database ', '=127.0.0.1 '),
  );
  execFileSync(shell ?? '', command, { env: { ...process.env, PGPORT: superuser.port }, stdio: 'inherit' });
}

/** The variables of a service, but for the store and the proxy, which do not run. */
function variablesOf(service: string): Record<string, string> {
  const given = Object.entries<string>(services[service].environment).filter(
    ([name, value]) => value && !/^(UPLOADS|S3|AWS|METRICS|PORT|TRUST|FRONT)/.test(name),
  );
  const variables = given.map(([name, value]) => [name, inThisMachine(value)]);
  return { ...Object.fromEntries(variables), PUBLIC_URL, DATA_DIR: at('data') };
}

async function checkRoles(ownerUrl: string, appUrl: string) {
  const [rights] = await query(
    ownerUrl,
    `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as more,
       (select count(*)::int from pg_shdepend where refobjid = role.oid and deptype = 'o') as owned,
       (select count(*)::int from pg_tables where schemaname = 'public' and tableowner = 'home_truths_owner') > 20 as tables
     from pg_roles role where rolname = 'home_truths_app'`,
  );
  assert.deepEqual(rights, { more: false, owned: 0, tables: true });
  for (const statement of ['drop table review', 'create table more (id int)', 'set role home_truths_owner'])
    await assert.rejects(query(appUrl, statement), { code: '42501' }, statement);
}

/** A member who comes and goes. */
async function eraseMember(url: string) {
  const send = async (method: string, target: string, body: object, cookie = '') => {
    const headers = { Origin: PUBLIC_URL, 'Content-Type': 'application/json', cookie };
    const response = await fetch(url + target, { method, headers, body: JSON.stringify(body) });
    assert.ok(response.ok, `${method} ${target}: ${response.status} ${await response.clone().text()}`);
    return response;
  };
  const password = 'a-Quokka-naps-at-noon';
  const names = { firstName: 'Mei', lastName: 'Nguyen', username: 'mei', email: 'mei@example.com' };
  const response = await send('POST', '/api/auth/register', {
    ...names,
    password,
    confirmPassword: password,
  });
  const cookie = response.headers.getSetCookie().map(each => each.split(';')[0]);
  const { user } = (await response.json()) as { user: { id: number } };
  await send('DELETE', `/api/users/${user.id}`, { password }, cookie.join('; '));
  return user.id;
}

try {
  makeSecrets();
  createRoles();
  createRoles();
  const migration = await startProcess('platform/database/migrate.js', variablesOf('migrate'));
  assert.equal(await migration.ended, 0);
  const urlIn = (name: string) => readFileSync(at(`secrets/${name}`), 'utf8');
  await checkRoles(urlIn('database-owner-url'), urlIn('database-url'));
  console.log('  the role of backends owns nothing and cannot change the schema');

  const backend = await startProcess('main.js', variablesOf('backend-1'));
  assert.ok(backend.url, JSON.stringify(backend.log));
  const id = await eraseMember(backend.url);
  backend.kill();
  await backend.ended;
  assert.match(readFileSync(at('data/erasures.jsonl'), 'utf8'), new RegExp(`"account","id":${id},`));
  for (const name of ['backend-1', 'backend-2', 'worker', 'migrate'])
    assert.deepEqual(services[name].volumes, ['data:/data'], name);
  console.log('  what members erase is in the volume that outlives the database');
} finally {
  await postgres.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);
