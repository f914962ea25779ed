import { LIMITS, type Page, type Reply, type RequestInput, type Route } from '@home-truths/platform/contract';
import {
  type Api,
  ApiError,
  infiniteQueryOptions,
  keepPreviousData,
  keyOf,
  useApi,
  usePages,
} from '@home-truths/platform/data';
import { type Ctx, useSearchParams } from '@home-truths/platform/router';
import { useLogError } from './use-log-error.ts';

export type PagedRoute = Route & { paged: true };
export type RowOf<R extends Route> =
  Reply<R> extends readonly (infer Row extends { id: number })[] ? Row : never;

export type RouteFilters = Readonly<Record<string, string | undefined>>;

const ROWS_PER_PAGE = LIMITS.adminPage;
/** The most rows shown; longer lists need a filter. */
const MAX_ROWS = 1000;

/** Returns the number of rows that a URL requests, as whole pages. */
export function readShown(params: URLSearchParams): number {
  const requested = Math.floor(Number(params.get('shown')) / ROWS_PER_PAGE) * ROWS_PER_PAGE;
  return Math.min(Math.max(requested || ROWS_PER_PAGE, ROWS_PER_PAGE), MAX_ROWS);
}

function moreSearch(params: URLSearchParams): string {
  const more = new URLSearchParams(params);
  more.set('shown', String(readShown(params) + ROWS_PER_PAGE));
  return `?${more}`;
}

const isFull = ({ rows }: { rows: readonly unknown[] }) => rows.length === ROWS_PER_PAGE;

/**
 * Returns the query of a list in pages, each read after the last id of the previous one. Ages count to the time when a
 * page was read (`readAt`), so that server and browser render the same.
 */
function pagesQuery<R extends PagedRoute>(api: Api, route: R, filters: RouteFilters) {
  return infiniteQueryOptions({
    // begins with the route's path, so that writes of its records invalidate it
    queryKey: [...keyOf(route, { query: filters }), 'pages'],
    meta: { personal: true },
    async queryFn({ pageParam, signal }) {
      const input = { query: { ...filters, ...pageParam, limit: ROWS_PER_PAGE } } as RequestInput<R>;
      const page = (await api(route, input, { signal })) as Page<RowOf<R>[]>;
      return { ...page, readAt: Date.now() };
    },
    initialPageParam: {} as { after?: number | undefined },
    getNextPageParam: page => (isFull(page) ? { after: page.rows.at(-1)?.id } : undefined),
  });
}

/** Prefetches the rows that a URL requests. Never fails: the screen shows the error in their place. */
export const prefetchRows = <R extends PagedRoute>(
  { api, queryClient }: Ctx,
  route: R,
  filters: RouteFilters,
  params: URLSearchParams,
  options: { staleTime?: number } = {},
) =>
  queryClient.prefetchInfiniteQuery({
    ...pagesQuery(api, route, filters),
    pages: readShown(params) / ROWS_PER_PAGE,
    ...options,
  });

const deniedMessage = (error: Error | null) =>
  error instanceof ApiError && error.status === 403 ? error.detail : undefined;

/** Returns the rows that the URL requests, as props of `RowTable`. */
export function useListRows<R extends PagedRoute>(route: R, filters: RouteFilters) {
  const [params] = useSearchParams();
  const query = { ...pagesQuery(useApi(), route, filters), placeholderData: keepPreviousData };
  const { pages, error, nextPage, retry, ...state } = usePages(query, readShown(params) / ROWS_PER_PAGE);
  useLogError(`${route.path} did not load`, error);
  const last = pages?.at(-1);
  // a row that moved between two reads can be in two pages
  const rows = pages && [...new Map(pages.flatMap(page => page.rows).map(row => [row.id, row])).values()];
  const isOutdated = state.isOutdated || nextPage === 'loading';
  const shownCount = rows?.length ?? 0;
  // Show more stays while rows load, with the focus; a total such as `1000+` is not a number and equals no count
  const hasMore =
    last && (isOutdated || isFull(last)) && shownCount !== Number(last.total) && shownCount < MAX_ROWS;
  return {
    rows,
    total: last?.total ?? '',
    readAt: last?.readAt ?? 0,
    hasFailed: error !== null && nextPage !== 'loading',
    deniedMessage: deniedMessage(error),
    isOutdated,
    retry,
    moreUrl: hasMore ? moreSearch(params) : undefined,
  };
}

interface WholeListQuery<Row> {
  data: Row[] | undefined;
  error: Error | null;
  refetch(): Promise<unknown>;
}

/** Returns a list that is read in one call, as props of `RowTable`. Its rows use no `readAt`. */
export function useWholeList<Row>({ data: rows, error, refetch }: WholeListQuery<Row>, failure: string) {
  useLogError(failure, error);
  return {
    rows,
    total: String(rows?.length ?? ''),
    readAt: 0,
    hasFailed: error !== null,
    deniedMessage: deniedMessage(error),
    isOutdated: false,
    retry: () => void refetch(),
    moreUrl: undefined,
  };
}
