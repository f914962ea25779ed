import { Client, type QueryConfig } from 'pg';
import { withName } from './prepared-statements.ts';

/**
 * Statements that kysely sends around a transaction. If one of them fails, kysely never returns the connection to the
 * pool.
 */
const TRANSACTION_BOUNDARIES: readonly unknown[] = ['begin', 'rollback'];

const QUERY_TIMEOUT_MESSAGE = 'Query read timeout';

/** Milliseconds for statements that never wait for other writers; a slower database counts as unavailable. */
export const FAST_STATEMENT_TIMEOUT_MS = 2_000;
/**
 * Milliseconds after which PostgreSQL stops any statement, such as one that waits for another writer of the same row.
 */
const STATEMENT_TIMEOUT_MS = 5_000;

/**
 * A connection that closes itself once it is unusable. If the database does not respond, the next statement would wait
 * again. If `begin` or `rollback` fails, the statement counts as done, so that the connection returns to its pool.
 * Closing also ends the transaction, and later statements fail.
 */
class SelfClosingClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver accepts and returns a dozen types
  override query(query: any, ...more: any[]): any {
    const isBoundary = TRANSACTION_BOUNDARIES.includes(query);
    const named = withName(query, more[0]);
    const result = named
      ? super.query(named as QueryConfig)
      : super.query(isBoundary ? { text: query, query_timeout: FAST_STATEMENT_TIMEOUT_MS } : query, ...more);
    return result instanceof Promise ? result.catch(error => this.fail(error, isBoundary)) : result;
  }

  private fail(error: Error, isBoundary: boolean) {
    if (isBoundary || error.message === QUERY_TIMEOUT_MESSAGE) void this.end();
    if (!isBoundary) throw error;
    return { rows: [] };
  }
}

export const POOL_SETTINGS = {
  Client: SelfClosingClient,
  connectionTimeoutMillis: FAST_STATEMENT_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
};

/**
 * Applies the `sslmode` of PostgreSQL's own clients: the driver would check certificates for `require`, and refuse
 * servers without TLS for the weaker modes.
 */
export function withClientSemantics(url: string) {
  const parsed = new URL(url);
  const mode = parsed.searchParams.get('sslmode') ?? '';
  if (/^(allow|prefer)$/.test(mode)) parsed.searchParams.delete('sslmode');
  if (mode === 'require') parsed.searchParams.set('uselibpqcompat', 'true');
  return parsed.href;
}
