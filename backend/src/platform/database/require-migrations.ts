import type { Database } from './database.ts';
import { isDatabaseUnavailable } from './failures.ts';
import { expandMigrations } from './migrations/index.ts';
import { sql } from './sql.ts';

const EXECUTED = sql<{ name: string }>`select name from mikro_orm_migrations`;
const UNDEFINED_TABLE = '42P01';

/** Throws unless the expand phase of this release's migrations has run or the database is unavailable. */
export async function requireMigrations(database: Pick<Database, 'rows'>): Promise<void> {
  const executed = await executedNames(database).catch((error: Error & { code?: string }) => {
    if (isDatabaseUnavailable(error)) return undefined;
    if (error.code === UNDEFINED_TABLE) return new Set<string>();
    throw error;
  });
  const missing = expandMigrations.map(({ name }) => name).filter(name => executed && !executed.has(name));
  if (missing.length)
    throw new Error(
      `The database lacks ${missing.length} of its migrations, the first is ${missing[0]}: run npm run migrate of this version first.`,
    );
}

const executedNames = async (database: Pick<Database, 'rows'>) =>
  new Set((await database.rows(EXECUTED)).map(({ name }) => name));
