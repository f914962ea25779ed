import { LIMITS, type Page } from '@home-truths/platform/contract';
import type { CallOptions } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

/** Rows that Show more adds. */
export const STEP = LIMITS.adminPage;

/** A list of the admin console: its query key, and how to fetch the rows after the known ones. */
export interface AdminList<Row> {
  /** Begins with the route’s path, so that a write of the route’s records invalidates it. */
  key: readonly unknown[];
  /** Requests the `STEP` rows that follow the known ones. */
  next(known: readonly Row[], options: CallOptions): Promise<Page<Row[]>>;
}

/** The rows of a list that have been read. */
export interface Rows<Row> {
  rows: Row[];
  /** The exact number of matches as the API counts them: `200`, or `1000+`. */
  total: string;
  /** When the rows were read (milliseconds since 1970): server and browser compute ages from it. */
  asOf: number;
}

const eachOnce = <Row extends { id: number }>(rows: Row[]) => [
  ...new Map(rows.map(row => [row.id, row])).values(),
];

/** The rows read so far, unless they have been invalidated since. */
function knownRows<Row>(client: Ctx['queryClient'], key: readonly unknown[]): Rows<Row> | undefined {
  const state = client.getQueryState<Rows<Row>>(key);
  return state?.isInvalidated === false ? state.data : undefined;
}

/** The query of the first rows of a list. More rows continue from the known ones; a refresh reads all of them again. */
export const rowsQuery = <Row extends { id: number }>({ key, next }: AdminList<Row>, shown: number) => ({
  queryKey: [...key, shown],
  meta: { personal: true },
  async queryFn({ client, signal }: { client: Ctx['queryClient']; signal: AbortSignal }): Promise<Rows<Row>> {
    const known = knownRows<Row>(client, [...key, shown - STEP]);
    const { rows, total } = known ?? { rows: [], total: '0' };
    const found = { rows, total, asOf: Date.now() };
    for (let isFull = true; isFull && found.rows.length < shown; ) {
      const page = await next(found.rows, { signal });
      isFull = page.rows.length === STEP;
      found.rows = eachOnce([...found.rows, ...page.rows]);
      found.total = page.total;
    }
    return found;
  },
});
