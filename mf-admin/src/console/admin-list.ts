import type { Page, RequestInput } from '@home-truths/platform/contract';
import type { Api } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { type Filters, readFilters, type SelectFilter, useFilters } from './filters.ts';
import { type PagedRoute, prefetchRows, type RouteFilters, type RowOf, useListRows } from './list-rows.ts';

/** Reads the present record in a list, newest first; undefined if it is gone. */
export const currentIn =
  <R extends PagedRoute>(list: R, id: number) =>
  async (api: Api): Promise<RowOf<R> | undefined> => {
    const { rows } = (await api(list, { query: { after: id + 1, limit: 1 } } as RequestInput<R>)) as Page<
      RowOf<R>[]
    >;
    return rows.find(row => row.id === id);
  };

interface ListOptions<R extends PagedRoute, Option extends string> {
  route: R;
  /** Its name is also a parameter of the route; the option `all` omits it. */
  selectFilter: SelectFilter<Option>;
  /** Returns the route's parameters for an option, if it is not just one. */
  toQuery?(option: Option): Readonly<Record<string, string>>;
  /** Parameters that every request of the list has. */
  fixed?: Readonly<Record<string, string>>;
}

/** A list of the admin console with filters, for its route and its screen. */
export function adminList<R extends PagedRoute, Option extends string>(options: ListOptions<R, Option>) {
  const { route, selectFilter, fixed, toQuery } = options;
  /** The filters that say which rows there are, as the route takes them. */
  const routeFilters = ({ q, option, assigned }: Filters<Option>): RouteFilters => ({
    q: (selectFilter.search && q) || undefined,
    ...(toQuery?.(option) ?? { [selectFilter.name]: option === 'all' ? undefined : option }),
    assigned,
  });
  /** The same with their order. */
  const rowFilters = (filters: Filters<Option>): RouteFilters => ({
    ...fixed,
    ...routeFilters(filters),
    sort: filters.sort,
  });
  /** Prefetches the rows of a URL; a failure is shown in their place. */
  const prefetch = (ctx: Ctx, params: URLSearchParams) =>
    prefetchRows(ctx, route, rowFilters(readFilters(params, selectFilter)), params);
  return { route, selectFilter, routeFilters, rowFilters, prefetch };
}

export function useAdminList<R extends PagedRoute, Option extends string>(
  list: ReturnType<typeof adminList<R, Option>>,
) {
  const { route, selectFilter } = list;
  const filters = useFilters(selectFilter);
  return {
    selectFilter,
    filters,
    routeFilters: list.routeFilters(filters),
    ...useListRows(route, list.rowFilters(filters)),
  };
}
