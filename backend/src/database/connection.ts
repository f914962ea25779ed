import { Client } from 'pg';

/** What kysely sends before and after a transaction. A connection on which one of them fails it gives back to nobody. */
const EDGES: readonly unknown[] = ['begin', 'rollback'];

/** How the driver says that `query_timeout` is over. */
const SILENCE = 'Query read timeout';

/**
 * A connection that is closed as soon as it is of no use: when the database keeps silent, since whatever is sent next
 * would wait again, and when `begin` or `rollback` fails, which then count as done, so that the connection goes back
 * to its pool. Closing it ends a transaction as well, and whatever is sent on it next fails.
 */
class Connection extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver takes and gives a dozen shapes
  override query(...args: any[]): any {
    // @ts-expect-error they go on as they came
    const result = super.query(...args);
    return result instanceof Promise
      ? result.catch(error => this.fail(error, EDGES.includes(args[0])))
      : result;
  }

  private fail(error: Error, isEdge: boolean) {
    if (isEdge || error.message === SILENCE) void this.end();
    if (!isEdge) throw error;
    return { rows: [] };
  }
}

/** PostgreSQL stops a statement after this long; where it keeps silent the process does, a little later. */
const STATEMENT_MS = 2_000;

/** Settings of every pool: nobody waits longer than three seconds for the database. */
export const CONNECTIONS = {
  max: 20,
  Client: Connection,
  connectionTimeoutMillis: 2_000,
  statement_timeout: STATEMENT_MS,
  query_timeout: STATEMENT_MS + 250,
};
