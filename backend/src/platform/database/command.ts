import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { databaseConfig } from './config.ts';
import { openDatabase } from './open-database.ts';

async function runOnDatabase(work: (em: EntityManager) => Promise<string>) {
  const database = await openDatabase();
  try {
    const orm = await MikroORM.init(databaseConfig(database.url));
    console.log(await work(orm.em.fork()).finally(() => orm.close()));
  } finally {
    await database.close();
  }
}

/** Runs a command whether or not the site runs; prints the result of `work` or the message of its error. */
export function runDatabaseCommand(work: (em: EntityManager) => Promise<string>): void {
  process.umask(0o077);
  runOnDatabase(work).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
