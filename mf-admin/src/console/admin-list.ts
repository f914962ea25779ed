import type { Page, RequestInput } from '@home-truths/platform/contract';
import type { Api } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { type Filters, readFilters, type SelectFilter, useFilters } from './filters.ts';
import { type PagedRoute, prefetchRows, type RouteFilters, type RowOf, useListRows } from './list-rows.ts';

/**
 * Returns a function that reads one record from its list, since no route reads one alone. The list is newest first, so
 * the first row after `id + 1` is the record, unless it is gone. The casts are for `R`, which is any list.
 */
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
  /** Its name is a parameter of the route, which the option `all` omits. */
  selectFilter: SelectFilter<Option>;
  /** Returns the parameters of an option if they differ from that. */
  toQuery?(option: Option): Readonly<Record<string, string>>;
  /** Parameters of the list that its export does not have. */
  fixed?: Readonly<Record<string, string>>;
}

/** Describes a list of the console: how filters in the URL become queries of an API route. */
export function adminList<R extends PagedRoute, Option extends string>(options: ListOptions<R, Option>) {
  const { route, selectFilter, fixed, toQuery } = options;
  const exportFilters = ({ q, option, assigned }: Filters<Option>): RouteFilters => ({
    q: (selectFilter.search && q) || undefined,
    ...(toQuery?.(option) ?? { [selectFilter.name]: option === 'all' ? undefined : option }),
    assigned,
  });
  const rowFilters = (filters: Filters<Option>): RouteFilters => ({
    ...fixed,
    ...exportFilters(filters),
    sort: filters.sort,
  });
  const prefetch = (ctx: Ctx, params: URLSearchParams) =>
    prefetchRows(ctx, route, rowFilters(readFilters(params, selectFilter)), params);
  return { route, selectFilter, exportFilters, rowFilters, prefetch };
}

/** Returns the rows that the URL requests, as props of `RowTable`, and the filters, as props of `Toolbar`. */
export function useAdminList<R extends PagedRoute, Option extends string>(
  list: ReturnType<typeof adminList<R, Option>>,
) {
  const { route, selectFilter } = list;
  const filters = useFilters(selectFilter);
  return {
    selectFilter,
    filters,
    exportFilters: list.exportFilters(filters),
    ...useListRows(route, list.rowFilters(filters)),
  };
}
