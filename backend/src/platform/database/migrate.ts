/** `npm run migrate [-- --contract | --all]`: runs migrations and prepares data. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LOG_FORMAT } from '@home-truths/contract/log-format';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { pino } from 'pino';
import { directUrlOf, parseEnvironment } from '../../environment.ts';
import { prepareData, rekeyProperties } from '../../prepare-data.ts';
import { databaseConfig } from './config.ts';
import { withLibpqSslMode } from './connection.ts';
import { MIGRATING, type Phase, runMigrations } from './run-migrations.ts';

process.umask(0o077);

/** The key of an advisory lock, any unused number. */
const MIGRATION_LOCK = 4_820_071;
const LOCK_PAUSE_MS = 200;

/**
 * Sends a generated password to the start command, if that is the parent. It is never printed, since output may end up
 * in a log.
 */
const passwordChannel = (): Parameters<typeof prepareData>[2] =>
  process.send && (admin => process.send?.({ admin }));

const log = pino(LOG_FORMAT, process.stdout);

/**
 * Waits until no other process migrates, and holds the lock until the connection ends. Polls, since a waiting statement
 * would block an index that another process builds.
 */
async function becomeOnlyMigrator(url: string): Promise<Client> {
  const client = new Client({ connectionString: withLibpqSslMode(url), application_name: MIGRATING });
  await client.connect();
  const lock = `select pg_try_advisory_lock(${MIGRATION_LOCK}) as "isLocked"`;
  while (!(await client.query<{ isLocked: boolean }>(lock)).rows[0]?.isLocked) await sleep(LOCK_PAUSE_MS);
  return client;
}

function wantedPhase(): Phase {
  const options = { contract: { type: 'boolean' }, all: { type: 'boolean' } } as const;
  const { contract, all } = parseArgs({ options }).values;
  if (all) return 'all';
  return contract ? 'contract' : 'expand';
}

async function main() {
  const phase = wantedPhase();
  const environment = parseEnvironment(process.env);
  const url = directUrlOf(environment);
  const lockHolder = await becomeOnlyMigrator(url);
  try {
    const migrations = await runMigrations(url, phase);
    const orm = await MikroORM.init(databaseConfig(url, { application_name: MIGRATING }));
    try {
      const prepared = await prepareData(orm.em.fork(), environment, passwordChannel());
      log.info({ migrations, ...prepared }, 'database prepared');
      const numbers = await rekeyProperties(orm.em, phase === 'expand', line => log.info(line));
      if (numbers) log.info({ keyed: numbers.keyed, joined: numbers.merged }, 'properties keyed');
    } finally {
      await orm.close();
    }
  } finally {
    // an open connection would keep a failed process from exiting
    await lockHolder.end();
  }
}

main().catch((error: Error) => {
  log.fatal(`The database could not be prepared: ${error.message}`);
  process.exitCode = 1;
});
