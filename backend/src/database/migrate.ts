import { MikroORM } from '@mikro-orm/postgresql';
import { parseEnvironment } from '../environment.ts';
import { prepareData } from '../prepare-data.ts';
import { databaseConfig } from './config.ts';
import { rowsIn } from './rows-in.ts';
import { statement } from './statement.ts';

process.umask(0o077);

/** Key of an advisory lock, the same in every process: only one of them migrates at a time. */
const MIGRATION_LOCK = 4_820_071;

/** How to show the password to a person at the terminal: standard output may be a log. */
function passwordChannel(): Parameters<typeof prepareData>[2] {
  if (process.send) return admin => process.send?.({ admin });
  return process.stdout.isTTY ? admin => console.log(JSON.stringify({ admin })) : undefined;
}

async function main() {
  const environment = parseEnvironment(process.env);
  const options = { application_name: 'home-truths-migrate' };
  const orm = await MikroORM.init(databaseConfig(environment.DATABASE_URL, options));
  const locked = orm.em.fork();
  try {
    await locked.begin();
    await rowsIn(locked, statement`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const migrations = (await orm.migrator.up()).map(({ name }) => name);
    const seeded = await prepareData(orm.em.fork(), environment, passwordChannel());
    await locked.commit();
    console.log(JSON.stringify({ migrations, seeded }));
  } finally {
    // an open transaction would keep a failed process from exiting
    if (locked.isInTransaction()) await locked.rollback();
    await orm.close();
  }
}

main().catch((error: Error) => {
  console.error(`The database could not be prepared: ${error.message}`);
  process.exitCode = 1;
});
