import { Client } from 'pg';

/**
 * What kysely sends before and after a transaction. A connection on which one of them fails is never returned to the
 * pool.
 */
const EDGES: readonly unknown[] = ['begin', 'rollback'];

/** The message of the driver when a query times out. */
const SILENCE = 'Query read timeout';

/**
 * Timeout in milliseconds for statements that never wait for other writers: a database that takes longer counts as
 * unavailable.
 */
export const PROMPT_MS = 2_000;
/** PostgreSQL stops any statement after this long, such as one that waits for other writers of the same row. */
const STATEMENT_MS = 5_000;

/**
 * A connection that closes itself once it is unusable: when the database does not respond, since the next statement
 * would wait again, and when `begin` or `rollback` fails, which then count as done, so that the connection returns to
 * its pool. Closing it also ends its transaction, and any later statement on it fails.
 */
class Connection extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver accepts and returns a dozen types
  override query(query: any, ...more: any[]): any {
    const isEdge = EDGES.includes(query);
    const result = super.query(isEdge ? { text: query, query_timeout: PROMPT_MS } : query, ...more);
    return result instanceof Promise ? result.catch(error => this.fail(error, isEdge)) : result;
  }

  private fail(error: Error, isEdge: boolean) {
    if (isEdge || error.message === SILENCE) void this.end();
    if (!isEdge) throw error;
    return { rows: [] };
  }
}

/** Settings of every pool. */
export const CONNECTIONS = {
  max: 20,
  Client: Connection,
  connectionTimeoutMillis: PROMPT_MS,
  statement_timeout: STATEMENT_MS,
  query_timeout: STATEMENT_MS + 1_000,
};
