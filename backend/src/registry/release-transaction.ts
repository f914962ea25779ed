import { Client, DatabaseError } from 'pg';
import { withLibpqSslMode } from '../platform/database/connection.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { queryOn } from '../platform/database/query.ts';
import { lockRegistry, type Run } from './release-store.ts';

/** The message is a sentence for the person who runs a command. */
export class DatabaseUnusable extends Error {}

// codes of PostgreSQL
const UNDEFINED_TABLE = '42P01';
const READ_ONLY = '25006';
/** An error of the connection, or a server that stops or starts. */
const NO_CONNECTION = /^(E[A-Z]+|57P\d\d)$/;

function explain(error: unknown) {
  const { code } = error as { code?: string };
  if (code === READ_ONLY) return new DatabaseUnusable('The database is read-only. Nothing was changed.');
  if (code === UNDEFINED_TABLE)
    return new DatabaseUnusable('The database has no tables for releases yet. Migrate it: npm run migrate');
  if (error instanceof DatabaseError || NO_CONNECTION.test(code ?? ''))
    return new DatabaseUnusable(
      `The database cannot be used: ${(error as Error).message}. Nothing was changed.`,
    );
  return error;
}

/**
 * Runs the work of a command in one transaction on the database of `DATABASE_URL`, or on the embedded one: all of its
 * changes happen or none. Writers follow one another.
 * @throws DatabaseUnusable
 */
export async function inReleaseTransaction<T>(
  work: (run: Run) => Promise<T>,
  isWriting: boolean,
): Promise<T> {
  const database = await openDatabase().catch(error => {
    throw new DatabaseUnusable(error.message);
  });
  const client = new Client({ connectionString: withLibpqSslMode(database.url) });
  try {
    await client.connect();
    await client.query('begin');
    const run: Run = query => queryOn(client, query);
    if (isWriting) await lockRegistry(run);
    const result = await work(run);
    await client.query('commit');
    return result;
  } catch (error) {
    throw explain(error);
  } finally {
    // also ends the transaction
    await client.end();
    await database.close();
  }
}
