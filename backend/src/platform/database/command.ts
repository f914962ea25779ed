import path from 'node:path';
import { parseVariables, SiteEnvironment } from '@home-truths/contract/environment';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { databaseConfig } from './config.ts';
import { prepareDatabase } from './embedded/roles.ts';
import { connectionUrl, DATABASE_NAME, hasEmbedded, startEmbedded } from './embedded/server.ts';

const Variables = SiteEnvironment.pick({ DATABASE_URL: true, DATABASE_DIRECT_URL: true, DATA_DIR: true });

/** Opens the database of `DATABASE_URL`, or the embedded one, which is started if the site is not running. */
async function openDatabase(): Promise<{ url: string; close(): Promise<void> }> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = parseVariables(Variables, process.env);
  if (DATABASE_URL) return { url: DATABASE_DIRECT_URL ?? DATABASE_URL, close: async () => {} };
  const dir = path.join(DATA_DIR, 'postgres');
  if (!hasEmbedded(dir)) throw new Error(`There is no database in ${dir}. Set DATA_DIR or DATABASE_URL`);
  const server = await startEmbedded({ dir });
  await prepareDatabase(server, DATABASE_NAME);
  return { url: connectionUrl(server, 'app'), close: server.reused ? async () => {} : server.stop };
}

async function runOnDatabase(work: (em: EntityManager) => Promise<string>) {
  const database = await openDatabase();
  try {
    const orm = await MikroORM.init(databaseConfig(database.url));
    console.log(await work(orm.em.fork()).finally(() => orm.close()));
  } finally {
    await database.close();
  }
}

/**
 * Runs an operator's command on the database, even if the site is not running. Prints the result or the error of `work`.
 */
export function runDatabaseCommand(work: (em: EntityManager) => Promise<string>): void {
  process.umask(0o077);
  runOnDatabase(work).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
