import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { createBoss, MAIL_QUEUE, prepareJobs } from '../../mail/jobs.ts';
import { databaseConfig } from '../config.ts';
import { type Account, accountFor, runAsAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { dataFolder } from './data-folder.ts';
import { passwordFileOf } from './passwords.ts';
import { prepareDatabase } from './roles.ts';
import { connectionUrl, DATABASE_NAME, type Embedded, startEmbedded } from './server.ts';

const LAST_OPEN_MIGRATION = 'Migration20261121110000_open_enquiries';
const QUICK = { fsync: 'off', shared_buffers: '16MB' };
const OLD_PORT = 5_000 + (process.pid % 1_000);

const parent = mkdtempSync(path.join(tmpdir(), 'home-truths-conversion-'));
const dir = path.join(parent, 'postgres');
const cluster = path.join(dir, 'cluster');
const oldUrl = `postgres://postgres@127.0.0.1:${OLD_PORT}/home_truths`;
let account: Account;
let before: Record<string, string>;
let server: Embedded;

async function query(connectionString: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    let rows: Record<string, string>[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

/** A running cluster as it was made before there were passwords and roles. */
async function startOld() {
  chmodSync(parent, 0o711);
  account = accountFor(dir);
  const { initdb, pgCtl } = await findBinaries(account);
  await dataFolder(dir, account);
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '-E', 'UTF8'];
  await runAsAccount(account, initdb, [
    '-D',
    cluster,
    '-U',
    'postgres',
    '-A',
    'trust',
    '--no-sync',
    ...locale,
  ]);
  const options = `-c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c port=${OLD_PORT}`;
  const flags = ['start', '-w', '-D', cluster, '-l', path.join(dir, 'server.log'), '-o', options];
  await runAsAccount(account, pgCtl, flags, { isSilent: true });
}

async function fillOld() {
  await query(oldUrl.replace('home_truths', 'postgres'), 'create database home_truths');
  const orm = await MikroORM.init(databaseConfig(oldUrl));
  await orm.migrator.up({ to: LAST_OPEN_MIGRATION });
  await prepareJobs(orm.em);
  await createBoss(orm.em).send(MAIL_QUEUE, { kind: 'reset', about: {} });
  await orm.close();
  await query(
    oldUrl,
    `insert into app_user (username, email, password, first_name, last_name)
      values ('mei', 'mei@example.com', '$argon2id$', 'Mei', 'Tran')`,
    `insert into property (address, suburb, state, postcode, property_type, street_key, suburb_key)
      values ('1 Wattlebird Street', 'Newtown', 'NSW', '2042', 'house', '1 wattlebird st', 'newtown')`,
    `insert into review (property_id, user_id, residency_status, rating, title, content)
      values (1, 1, 'lived_here', 4, 'A fair home', 'Quiet at night and dry in winter.')`,
    `insert into search_word (word) values ('wattlebird')`,
    `insert into server_secret values ('visitor', '\\x00ff')`,
  );
}

/** What every table holds. */
async function contents(url: string) {
  const tables = await query(
    url,
    `select oid::regclass::text as name from pg_class where relkind in ('r', 'p')
      and relnamespace in ('public'::regnamespace, 'job'::regnamespace)`,
  );
  const all: Record<string, string> = {};
  for (const { name = '' } of tables) {
    const [row] = await query(
      url,
      `select coalesce(string_agg(t::text, ' ' order by t::text), '') as rows from ${name} t`,
    );
    all[name] = row?.rows ?? '';
  }
  return all;
}

const withoutPassword = () =>
  Object.assign(new URL(connectionUrl(server, 'superuser')), { password: '' }).href;

async function restart() {
  server = await startEmbedded({ dir, settings: QUICK });
  expect(server.reused).toBe(false);
  await expect(query(withoutPassword(), 'select 1')).rejects.toThrow(/password/);
}

beforeAll(async () => {
  await startOld();
  await fillOld();
  before = await contents(oldUrl);
});

afterAll(async () => {
  await server.stop();
  for (const folder of [server.dataDir, parent]) rmSync(folder, { recursive: true, force: true });
});

test('a running server of an earlier version is stopped and asks for passwords from then on', async () => {
  expect(Object.keys(before).length).toBeGreaterThan(20);
  await restart();
  expect(readFileSync(path.join(cluster, 'pg_hba.conf'), 'utf8')).not.toMatch(/^[^#]*trust/m);
});

test('interrupted after the password, before pg_hba.conf', async () => {
  await server.stop();
  const hba = path.join(cluster, 'pg_hba.conf');
  writeFileSync(hba, readFileSync(hba, 'utf8').replaceAll('scram-sha-256', 'trust # as it was'));
  const other = path.join(parent, 'other');
  writeFileSync(other, 'of another program');
  symlinkSync(other, `${hba}.draft`);
  await restart();
  expect(readFileSync(hba, 'utf8')).not.toMatch(/^[^#]*trust/m);
  expect(readFileSync(other, 'utf8')).toBe('of another program');
  expect(statSync(other).uid).toBe(process.getuid?.());
});

test('passwords that were lost are made anew', async () => {
  await server.stop();
  rmSync(passwordFileOf(dir));
  await restart();
});

test('every row stays, the owner owns all and migrates, the backend reads and writes', async () => {
  await prepareDatabase(server, DATABASE_NAME);
  await prepareDatabase(server, DATABASE_NAME);
  const [owner, app] = [connectionUrl(server, 'owner'), connectionUrl(server, 'app')];
  expect(await contents(app)).toEqual(before);
  const orm = await MikroORM.init(databaseConfig(owner));
  await orm.migrator.up();
  await prepareJobs(orm.em);
  await query(owner, 'alter table review add column more int', 'alter table review drop column more');
  await orm.close();
  await query(app, `update review set title = 'Fair'`, `delete from session`, `delete from job.job`);
  const [row] = await query(
    app,
    `insert into app_user (username, email, password, first_name, last_name)
      values ('sam', 'sam@example.com', '!', 'Sam', 'Ng') returning id`,
  );
  expect(row).toEqual({ id: 2 });
  await expect(query(app, 'drop table review')).rejects.toMatchObject({ code: '42501' });
});
