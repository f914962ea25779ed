import { LIMITS, type Page } from '@home-truths/platform/contract';
import type { CallOptions } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

/** Rows that Show more adds. */
export const ROWS_PER_PAGE = LIMITS.adminPage;

/** A list of the admin console: its query key, and how to fetch the rows after the loaded ones. */
export interface AdminList<Row> {
  /** Begins with the route’s path, so that a write of the route’s records invalidates it. */
  key: readonly unknown[];
  /** Requests the `ROWS_PER_PAGE` rows that follow the loaded ones. */
  fetchNext(loaded: readonly Row[], options: CallOptions): Promise<Page<Row[]>>;
}

/** The rows of a list that have been read. */
export interface LoadedRows<Row> {
  rows: Row[];
  /** The exact number of matches as the API counts them: `200`, or `1000+`. */
  total: string;
  /** When the rows were read (milliseconds since 1970): server and browser compute ages from it. */
  asOf: number;
}

const uniqueById = <Row extends { id: number }>(rows: Row[]) => [
  ...new Map(rows.map(row => [row.id, row])).values(),
];

/** The rows read so far, unless they have been invalidated since. */
function cachedRows<Row>(client: Ctx['queryClient'], key: readonly unknown[]): LoadedRows<Row> | undefined {
  const state = client.getQueryState<LoadedRows<Row>>(key);
  return state?.isInvalidated === false ? state.data : undefined;
}

/** The query of the first rows of a list. More rows continue from the loaded ones; a refresh reads all of them again. */
export const rowsQuery = <Row extends { id: number }>({ key, fetchNext }: AdminList<Row>, shown: number) => ({
  queryKey: [...key, shown],
  meta: { personal: true },
  async queryFn({
    client,
    signal,
  }: {
    client: Ctx['queryClient'];
    signal: AbortSignal;
  }): Promise<LoadedRows<Row>> {
    const cached = cachedRows<Row>(client, [...key, shown - ROWS_PER_PAGE]);
    const { rows, total } = cached ?? { rows: [], total: '0' };
    const result = { rows, total, asOf: Date.now() };
    for (let isFull = true; isFull && result.rows.length < shown; ) {
      const page = await fetchNext(result.rows, { signal });
      isFull = page.rows.length === ROWS_PER_PAGE;
      result.rows = uniqueById([...result.rows, ...page.rows]);
      result.total = page.total;
    }
    return result;
  },
});
