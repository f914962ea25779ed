import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { createFirstAdmin, type FirstAdmin } from '../accounts/first-admin.ts';
import { eraseLoggedPasswords } from '../accounts/logged-passwords.ts';
import { type Environment, parseEnvironment } from '../environment.ts';
import { prepareJobs } from '../mail/jobs.ts';
import { Property } from '../properties/property.entity.ts';
import { storeResources } from '../resources/store-resources.ts';
import { databaseConfig } from './config.ts';

process.umask(0o077);

/** Key of an advisory lock, the same in every process: only one of them migrates at a time. */
const MIGRATION_LOCK = 4_820_071;

/**
 * Migrates the database and updates our own guides; fills an empty database with demonstration data where requested.
 */
async function migrate(orm: MikroORM, environment: Environment) {
  const migrations = (await orm.migrator.up()).map(({ name }) => name);
  const em = orm.em.fork();
  await prepareJobs(em);
  await storeResources(em);
  const isSeeded = environment.SEED === 'demo' && (await em.count(Property)) === 0;
  if (isSeeded) await seedDemo(orm, environment);
  await eraseLoggedPasswords(em, path.join(environment.DATA_DIR, 'logs', 'migrate.log'));
  await createFirstAdmin(em, environment, passwordChannel());
  return { migrations, seeded: isSeeded };
}

/** How to show the password to a person at the terminal: standard output may be a log. */
function passwordChannel(): ((admin: FirstAdmin) => void) | undefined {
  if (process.send) return admin => process.send?.({ admin });
  return process.stdout.isTTY ? admin => console.log(JSON.stringify({ admin })) : undefined;
}

async function seedDemo(orm: MikroORM, { DATA_DIR }: Environment) {
  const [{ readDemoData }, { loadDemo }] = await Promise.all([
    import('./demo-data.ts'),
    import('./load-demo.ts'),
  ]);
  await loadDemo(orm.em.fork(), await readDemoData(), path.join(DATA_DIR, 'uploads'));
}

async function main() {
  const environment = parseEnvironment(process.env);
  const options = { application_name: 'home-truths-migrate' };
  const orm = await MikroORM.init(databaseConfig(environment.DATABASE_URL, options));
  const locked = orm.em.fork();
  try {
    await locked.begin();
    await locked.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    const summary = await migrate(orm, environment);
    await locked.commit();
    console.log(JSON.stringify(summary));
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
