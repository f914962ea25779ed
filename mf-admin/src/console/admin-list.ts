import type { Page, RequestInput } from '@home-truths/platform/contract';
import type { Api } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { type Filters, readFilters, type SelectFilter, useFilters } from './filters.ts';
import { type PagedRoute, prefetchRows, type RouteFilters, type RowOf, useListRows } from './list-rows.ts';

/** Returns a function that reads a record by its list, newest first: the first row after `id + 1`, if it is there. */
export const recordReader =
  <R extends PagedRoute>(list: R, id: number) =>
  async (api: Api): Promise<RowOf<R> | undefined> => {
    const { rows } = (await api(list, { query: { after: id + 1, limit: 1 } } as RequestInput<R>)) as Page<
      RowOf<R>[]
    >;
    return rows.find(row => row.id === id);
  };

interface ListOptions<R extends PagedRoute, Option extends string> {
  route: R;
  /** Its name is a parameter of the route, unless there is `toQuery`; the option `all` omits it. */
  selectFilter: SelectFilter<Option>;
  toQuery?(option: Option): Readonly<Record<string, string>>;
  /** Parameters of every request. */
  fixed?: Readonly<Record<string, string>>;
}

/** Describes a list of the console: how filters in the URL become queries of an API route. */
export function adminList<R extends PagedRoute, Option extends string>(options: ListOptions<R, Option>) {
  const { route, selectFilter, fixed, toQuery } = options;
  /** Returns which rows are listed, and exported. */
  const routeFilters = ({ q, option, assigned }: Filters<Option>): RouteFilters => ({
    q: (selectFilter.search && q) || undefined,
    ...(toQuery?.(option) ?? { [selectFilter.name]: option === 'all' ? undefined : option }),
    assigned,
  });
  /** Returns which rows are listed, and their order. */
  const rowFilters = (filters: Filters<Option>): RouteFilters => ({
    ...fixed,
    ...routeFilters(filters),
    sort: filters.sort,
  });
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
