import { listAuditEntries } from '@home-truths/platform/contract';
import {
  type Api,
  infiniteQueryOptions,
  keepPreviousData,
  keyOf,
  useApi,
  usePages,
} from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { ROWS_PER_PAGE } from '../console/filters.ts';
import { pagesOf, useListRows } from '../console/use-list-rows.ts';
import { type AuditFilters, auditUrl, readAuditFilters, toQuery } from './filters.ts';

/** The entries in pages; each continues after the last entry of the one before. */
function auditQuery(api: Api, filters: AuditFilters) {
  const query = toQuery(filters);
  return infiniteQueryOptions({
    queryKey: [...keyOf(listAuditEntries, { query }), 'pages'],
    meta: { personal: true },
    queryFn: ({ pageParam, signal }) =>
      api(listAuditEntries, { query: { ...query, ...pageParam, limit: ROWS_PER_PAGE } }, { signal }),
    initialPageParam: {} as { after?: number | undefined },
    getNextPageParam: ({ rows }) => (rows.length < ROWS_PER_PAGE ? undefined : { after: rows.at(-1)?.id }),
  });
}

/** Reads the entries of a URL anew, since every act adds one; a failure is shown in their place. */
export function prefetchAudit({ api, queryClient }: Ctx, params: URLSearchParams) {
  const filters = readAuditFilters(params);
  return queryClient.prefetchInfiniteQuery({
    ...auditQuery(api, filters),
    ...{ pages: pagesOf(filters), staleTime: 0 },
  });
}

/** The first entries of the current filters, as `RowTable` shows them. */
export function useAudit(filters: AuditFilters) {
  const query = { ...auditQuery(useApi(), filters), placeholderData: keepPreviousData };
  return {
    ...useListRows(listAuditEntries, usePages(query, pagesOf(filters))),
    moreUrl: auditUrl({ ...filters, shown: filters.shown + ROWS_PER_PAGE }),
  };
}
