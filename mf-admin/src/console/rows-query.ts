import { LIMITS, type Page } from '@home-truths/platform/contract';
import { type CallOptions, infiniteQueryOptions } from '@home-truths/platform/data';

/** Rows that Show more adds. */
export const ROWS_PER_PAGE = LIMITS.adminPage;

/** Where a page of a list starts: after the row with an id, or at a number of pages. */
interface PageStart {
  before?: number | undefined;
  page: number;
}

/** A list of the admin console: its query key, and how to fetch a page of it. */
export interface AdminList<Row> {
  /** Begins with the route’s path, so that a write of the route’s records invalidates it. */
  key: readonly unknown[];
  /** Requests `ROWS_PER_PAGE` rows. */
  fetchPage(start: PageStart, options: CallOptions): Promise<Page<Row[]>>;
}

/** The number of pages that hold this many rows. */
export const pagesOf = (shown: number) => Math.ceil(shown / ROWS_PER_PAGE);

/** The query of a list in pages, each with the time it was read: server and browser compute ages from it. */
export const rowsQuery = <Row extends { id: number }>({ key, fetchPage }: AdminList<Row>) =>
  infiniteQueryOptions({
    queryKey: [...key, 'pages'],
    meta: { personal: true },
    queryFn: async ({ pageParam, signal }) => ({
      ...(await fetchPage(pageParam, { signal })),
      asOf: Date.now(),
    }),
    initialPageParam: { page: 1 } as PageStart,
    getNextPageParam: ({ rows }, pages) =>
      rows.length === ROWS_PER_PAGE ? { before: rows.at(-1)?.id, page: pages.length + 1 } : undefined,
  });
