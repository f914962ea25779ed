import { Client } from 'pg';

/** What kysely sends before and after a transaction. A connection on which one of them fails it gives back to nobody. */
const EDGES: readonly unknown[] = ['begin', 'rollback'];

/**
 * A connection on which `begin` and `rollback` cannot fail, so that it always goes back to its pool: it is closed
 * instead, which ends a transaction as well, and whatever is sent on it next fails.
 */
export class Connection extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver takes and gives a dozen shapes
  override query(...args: any[]): any {
    // @ts-expect-error they go on as they came
    const result = super.query(...args);
    if (!EDGES.includes(args[0])) return result;
    return result.catch(() => {
      void this.end();
      return { rows: [] };
    });
  }
}
