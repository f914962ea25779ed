import { Client, type QueryConfig } from 'pg';
import { asPrepared } from './prepared-statements.ts';

/** Statements after whose failure kysely keeps the connection from the pool. A `rollback` follows a failed `commit`. */
const TRANSACTION_BOUNDARIES: readonly unknown[] = ['begin', 'rollback'];

const QUERY_TIMEOUT_MESSAGE = 'Query read timeout';

/** Milliseconds for statements that never wait for other writers; a slower database counts as unavailable. */
export const FAST_STATEMENT_TIMEOUT_MS = 2_000;
/** Milliseconds after which PostgreSQL stops a statement, such as one that waits for another writer. */
const STATEMENT_TIMEOUT_MS = 5_000;

/**
 * Closes itself after a timeout, since the next statement would only wait again, and after a failed `begin` or
 * `rollback`, whose error is swallowed so that kysely returns the connection to the pool.
 */
class SelfClosingClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver accepts and returns a dozen types
  override query(query: any, ...args: any[]): any {
    const isBoundary = TRANSACTION_BOUNDARIES.includes(query);
    const prepared = asPrepared(query, args[0]);
    const result = prepared
      ? super.query(prepared as QueryConfig)
      : super.query(isBoundary ? { text: query, query_timeout: FAST_STATEMENT_TIMEOUT_MS } : query, ...args);
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
  // the driver's own timeout is later, so that PostgreSQL reports first
  query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
};

/**
 * Applies the `sslmode` of PostgreSQL's own clients: the driver would check certificates for `require`, and refuse
 * servers without TLS for the weaker modes.
 */
export function withLibpqSslMode(url: string) {
  const parsed = new URL(url);
  const mode = parsed.searchParams.get('sslmode') ?? '';
  if (/^(allow|prefer)$/.test(mode)) parsed.searchParams.delete('sslmode');
  if (mode === 'require') parsed.searchParams.set('uselibpqcompat', 'true');
  return parsed.href;
}
