/**
 * The recipe for your own PostgreSQL (docs/how-to/backup.md): pgBackRest archives its log, a mistake deletes reviews, and
 * the database is restored to the moment before. An account that was deleted before that moment stays deleted, and one
 * that was deleted since is deleted again. To be started by root on Debian with `postgresql` and `pgbackrest`.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tableDigests } from '../../../backend/src/testing/table-digests.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const VERSIONS = '/usr/lib/postgresql';
const PORT = '23441';

if (process.getuid?.() !== 0) throw new Error('Start this as root: it runs PostgreSQL as another user.');
const version = fs.existsSync(VERSIONS) && fs.readdirSync(VERSIONS).sort().at(-1);
if (!version || spawnSync('pgbackrest', ['version']).status !== 0)
  throw new Error('Install postgresql and pgbackrest first.');

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'home-truths-pitr-'));
const at = (name: string) => path.join(work, name);
const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const account = { uid: idOf('-u'), gid: idOf('-g') };
fs.chownSync(work, account.uid, account.gid);

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    ...account,
    cwd: work,
    encoding: 'utf8',
    env: {
      PATH: `${VERSIONS}/${version}/bin:${process.env.PATH}`,
      PGHOST: '127.0.0.1',
      PGPORT: PORT,
      TZ: 'UTC',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
const sql = (statement: string, database = 'home_truths') =>
  run('psql', '-XqAt', '-U', 'postgres', '-d', database, '-c', statement);
const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${PORT}/${database}`;
const backrest = (...args: string[]) =>
  run('pgbackrest', `--config=${at('pgbackrest.conf')}`, '--stanza=home-truths', ...args);
const start = () => run('pg_ctl', 'start', '-w', '-s', '-D', at('data'), '-l', at('server.log'));
const stop = () => run('pg_ctl', 'stop', '-w', '-s', '-m', 'fast', '-D', at('data'));

/** Runs the migration of the product, as a deployment does. */
function migrate() {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: urlOf('home_truths'),
    DATA_DIR: at('site'),
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'a-Bandicoot-digs-at-dusk',
    ERASURE_LOG: at('erasures.jsonl'),
  };
  execFileSync(process.execPath, [path.join(ROOT, 'backend/dist/platform/database/migrate.js')], { env });
}

const addAccount = (name: string) =>
  sql(`insert into app_user (username, email, password, first_name, last_name)
    values ('${name}', '${name}@example.com', '!', 'Robin', 'Nguyen')`);
const accounts = () =>
  sql("select string_agg(username, ' ' order by username) from app_user where not is_admin");
const logErasure = (name: string) =>
  fs.appendFileSync(
    at('erasures.jsonl'),
    `${sql(`select json_build_object('kind', 'account', 'id', id,
      'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      'erasedAt', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
      from app_user where username = '${name}'`)}\n`,
  );

fs.writeFileSync(
  at('pgbackrest.conf'),
  `[global]
repo1-path=${at('repository')}
repo1-retention-full=2
start-fast=y
compress-type=lz4
log-level-console=warn
log-level-file=off
lock-path=${at('lock')}

[home-truths]
pg1-path=${at('data')}
pg1-port=${PORT}
pg1-host-user=postgres
pg1-socket-path=${work}
`,
);

try {
  run('initdb', '-D', at('data'), '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8');
  fs.appendFileSync(
    at('data/postgresql.conf'),
    `port = ${PORT}
unix_socket_directories = '${work}'
archive_mode = on
archive_command = 'pgbackrest --config=${at('pgbackrest.conf')} --stanza=home-truths archive-push %p'
archive_timeout = 30s
`,
  );
  start();
  backrest('stanza-create');
  backrest('check');
  sql('create database home_truths', 'postgres');
  migrate();
  for (const name of ['early', 'later', 'stays']) addAccount(name);

  const beganAt = performance.now();
  backrest('backup', '--type=full');
  console.log(`  backup of PostgreSQL ${version}: ${((performance.now() - beganAt) / 1000).toFixed(1)} s`);
  sql("delete from app_user where username = 'early'");
  addAccount('after');
  await sleep(1_100);
  const moment = sql('select now()');
  await sleep(1_100);
  logErasure('later');
  sql("delete from app_user where username = 'later'");
  sql("delete from app_user where username <> 'nobody'");
  sql('select pg_switch_wal()');
  stop();

  const restoredAt = performance.now();
  fs.rmSync(at('data'), { recursive: true });
  fs.mkdirSync(at('data'), { mode: 0o700 });
  fs.chownSync(at('data'), account.uid, account.gid);
  backrest('restore', '--type=time', `--target=${moment}`, '--target-action=promote');
  start();
  while (sql('select pg_is_in_recovery()') !== 'f') await sleep(50);
  console.log(`  restored and writable: ${((performance.now() - restoredAt) / 1000).toFixed(1)} s`);
  assert.equal(accounts(), 'after later stays');
  migrate();
  assert.equal(accounts(), 'after stays');
  sql('create database copy', 'postgres');
  const dump = ['--format=custom', '--no-owner', '--no-privileges', `--file=${at('site.dump')}`];
  run('pg_dump', '-U', 'postgres', ...dump, 'home_truths');
  run('pg_restore', '-U', 'postgres', '--no-owner', '--exit-on-error', '-d', 'copy', at('site.dump'));
  assert.deepEqual(await tableDigests(urlOf('copy')), await tableDigests(urlOf('home_truths')));
  console.log('  pg_dump and pg_restore give the same content');
  console.log('  as it was before the mistake; the account that was deleted since is deleted again');
} finally {
  if (fs.existsSync(at('data/postmaster.pid'))) stop();
  fs.rmSync(work, { recursive: true, force: true });
}
