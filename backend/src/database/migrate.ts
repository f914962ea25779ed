import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LOG_FORMAT } from '@home-truths/contract/log-format';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { pino } from 'pino';
import { directUrlOf, parseEnvironment } from '../environment.ts';
import { prepareData } from '../prepare-data.ts';
import { databaseConfig } from './config.ts';
import { rowsIn } from './rows-in.ts';
import { type Phase, runMigrations } from './run-migrations.ts';
import { statement } from './statement.ts';

process.umask(0o077);

/** Key of an advisory lock, the same in every process: only one of them migrates at a time. */
const MIGRATION_LOCK = 4_820_071;
const LOCK_PAUSE_MS = 200;

/**
 * How to show a generated password to a person: by the channel to the start command alone. Everything that is printed
 * may be a log, a terminal in a container, too.
 */
const passwordChannel = (): Parameters<typeof prepareData>[2] =>
  process.send && (admin => process.send?.({ admin }));

const log = pino(LOG_FORMAT, process.stdout);

/** A statement that waited for the lock would in turn hold up an index that the other process builds, for ever. */
async function becomeOnlyMigrator(em: EntityManager) {
  const lock = statement`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as "isLocked"`;
  while (!(await rowsIn<{ isLocked: boolean }>(em, lock))[0]?.isLocked) await sleep(LOCK_PAUSE_MS);
}

/** The phase that the command line wants. */
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
  const orm = await MikroORM.init(databaseConfig(url, { application_name: 'home-truths-migrate' }));
  const locked = orm.em.fork();
  try {
    await locked.begin();
    await becomeOnlyMigrator(locked);
    const migrations = await runMigrations(url, phase);
    const seeded = await prepareData(orm.em.fork(), environment, passwordChannel());
    await locked.commit();
    log.info({ migrations, seeded }, 'database prepared');
  } finally {
    // an open transaction would keep a failed process from exiting
    if (locked.isInTransaction()) await locked.rollback();
    await orm.close();
  }
}

main().catch((error: Error) => {
  log.fatal(`The database could not be prepared: ${error.message}`);
  process.exitCode = 1;
});
