import { Client, type QueryConfig } from 'pg';
import { withName } from './prepared-statements.ts';

/**
 * The statements that kysely sends around a transaction. A connection on which one of them fails is never returned to the
 * pool.
 */
const TRANSACTION_BOUNDARIES: readonly unknown[] = ['begin', 'rollback'];

/** The message of the driver when a query times out. */
const QUERY_TIMEOUT_MESSAGE = 'Query read timeout';

/**
 * Timeout in milliseconds for statements that never wait for other writers: a database that takes longer counts as
 * unavailable.
 */
export const FAST_STATEMENT_TIMEOUT_MS = 2_000;
/** PostgreSQL stops any statement after this long, such as one that waits for other writers of the same row. */
const STATEMENT_TIMEOUT_MS = 5_000;

/**
 * A connection that closes itself once it is unusable: when the database does not respond, since the next statement
 * would wait again, and when `begin` or `rollback` fails, which then count as done, so that the connection returns to
 * its pool. Closing it also ends its transaction, and any later statement on it fails.
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

/** Settings of every pool; its size comes from the environment. */
export const POOL_SETTINGS = {
  Client: SelfClosingClient,
  connectionTimeoutMillis: FAST_STATEMENT_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
};

/**
 * The driver would check certificates for `require`, and refuse a server without TLS for the weaker modes, unlike
 * PostgreSQL's own clients.
 */
export function withClientSemantics(url: string) {
  const parsed = new URL(url);
  const mode = parsed.searchParams.get('sslmode') ?? '';
  if (/^(allow|prefer)$/.test(mode)) parsed.searchParams.delete('sslmode');
  if (mode === 'require') parsed.searchParams.set('uselibpqcompat', 'true');
  return parsed.href;
}
