import type { Page, Reply, RequestInput, Route } from '@home-truths/platform/contract';
import {
  type Api,
  infiniteQueryOptions,
  keepPreviousData,
  keyOf,
  useApi,
  usePages,
} from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import {
  defaultSort,
  type Filters,
  ROWS_PER_PAGE,
  readFilters,
  type SelectFilter,
  toSearchString,
  useFilters,
} from './filters.ts';
import { pagesOf, useListRows } from './use-list-rows.ts';

/** A list with pages. */
export type PagedRoute = Route & { paged: true };
/** A row of a list. */
export type RowOf<R extends Route> =
  Reply<R> extends readonly (infer Row extends { id: number })[] ? Row : never;

/** Reads one record of a list, newest first, as it is now; undefined if it is not there. */
export const currentIn =
  <R extends PagedRoute>(list: R, id: number) =>
  async (api: Api): Promise<RowOf<R> | undefined> => {
    const { rows } = (await api(list, { query: { after: id + 1, limit: 1 } } as RequestInput<R>)) as Page<
      RowOf<R>[]
    >;
    return rows.find(row => row.id === id);
  };

/** Where a page of a list starts: after the row with an id, or at a number of pages. */
type PageStart = { after?: number | undefined } | { page: number };

interface ListOptions<R extends PagedRoute, Option extends string> {
  route: R;
  /** Its name is also a parameter of the route; for the option `all` it is left out. */
  selectFilter: SelectFilter<Option>;
  /** What the route takes for an option, where that is not one parameter. */
  toQuery?(option: Option): Readonly<Record<string, string>>;
  /** The pages of the route have numbers. */
  isNumbered?: boolean;
  /** Parameters that every request of the list has. */
  fixed?: Readonly<Record<string, string>>;
}

/** The filters that say which rows there are. */
type RowFilters<Option extends string> = Pick<Filters<Option>, 'q' | 'option' | 'assigned'>;
type RouteFilters = Readonly<Record<string, string | undefined>>;

/** A list of the admin console, for its route and its screen. */
export function adminList<R extends PagedRoute, Option extends string>(options: ListOptions<R, Option>) {
  const { route, selectFilter, isNumbered, fixed, toQuery } = options;
  /** The filters as the route takes them. */
  const routeFilters = ({ q, option, assigned }: RowFilters<Option>): RouteFilters => ({
    q: (selectFilter.search && q) || undefined,
    ...(toQuery?.(option) ?? { [selectFilter.name]: option === 'all' ? undefined : option }),
    assigned,
  });
  /** The query of the list in pages, each with the time it was read: server and browser compute ages from it. */
  const query = (api: Api, { sort, ...rest }: RowFilters<Option> & Pick<Filters<Option>, 'sort'>) => {
    // the route's own order; pages with numbers have the one of the filter
    const unsorted = isNumbered ? defaultSort(selectFilter, rest.option) : 'newest';
    const isSorted = sort !== undefined && sort !== unsorted;
    const filters = { ...fixed, ...routeFilters(rest), sort: isSorted ? sort : undefined };
    return infiniteQueryOptions({
      // begins with the route’s path, so that a write of the route’s records invalidates it
      queryKey: [...keyOf(route, { query: filters }), 'pages'],
      meta: { personal: true },
      async queryFn({ pageParam, signal }) {
        const input = { query: { ...filters, ...pageParam, limit: ROWS_PER_PAGE } } as RequestInput<R>;
        const page = (await api(route, input, { signal })) as Page<RowOf<R>[]>;
        return { ...page, asOf: Date.now() };
      },
      initialPageParam: (isNumbered ? { page: 1 } : {}) as PageStart,
      getNextPageParam({ rows }, pages) {
        if (rows.length < ROWS_PER_PAGE) return undefined;
        if (isNumbered) return { page: pages.length + 1 };
        return { after: rows.at(-1)?.id };
      },
    });
  };
  /** Prefetches the rows of a URL; a failure is shown in their place. */
  const prefetch = ({ api, queryClient }: Ctx, params: URLSearchParams) => {
    const filters = readFilters(params, selectFilter);
    return queryClient.prefetchInfiniteQuery({ ...query(api, filters), pages: pagesOf(filters) });
  };
  return { route, selectFilter, routeFilters, query, prefetch };
}

/** The filters of the current URL, and the first rows of the list. */
export function useAdminList<R extends PagedRoute, Option extends string>(
  list: ReturnType<typeof adminList<R, Option>>,
) {
  const { selectFilter } = list;
  const filters = useFilters(selectFilter);
  const query = { ...list.query(useApi(), filters), placeholderData: keepPreviousData };
  return {
    selectFilter,
    filters,
    routeFilters: list.routeFilters(filters),
    ...useListRows(list.route, usePages(query, pagesOf(filters))),
    moreUrl: toSearchString({ ...filters, shown: filters.shown + ROWS_PER_PAGE }, selectFilter),
  };
}
