import { countLeads, type Lead, type LeadStatus, listLeads } from '@home-truths/platform/contract';
import { type Api, keyOf, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { type Filters, readFilters, type SelectFilter } from '../console/filters.ts';
import { type AdminList, pagesOf, ROWS_PER_PAGE, rowsQuery } from '../console/rows-query.ts';

/** The labels of a lead’s statuses. */
export const LEAD_STATUS_LABELS: Record<LeadStatus, string> = {
  pending: 'Pending',
  contacted: 'Contacted',
  completed: 'Completed',
};

export const LEAD_FILTER: SelectFilter<LeadStatus | 'all'> = {
  name: 'status',
  label: 'Status',
  options: { all: 'All statuses', ...LEAD_STATUS_LABELS },
  defaultOption: 'all',
};

/** The leads that match the filters, newest first. */
export function leadsList(api: Api, { q, option }: Filters<LeadStatus | 'all'>): AdminList<Lead> {
  const query = { q: q || undefined, status: option === 'all' ? undefined : option };
  return {
    key: keyOf(listLeads, { query }),
    fetchPage: ({ before }, options) =>
      api(listLeads, { query: { ...query, before, limit: ROWS_PER_PAGE } }, options),
  };
}

/** Prefetches the leads of a URL; a failure is shown in their place. */
export const prefetchLeads = ({ api, queryClient }: Ctx, params: URLSearchParams) => {
  const filters = readFilters(params, LEAD_FILTER);
  return Promise.all([
    queryClient.prefetchInfiniteQuery({
      ...rowsQuery(leadsList(api, filters)),
      pages: pagesOf(filters.shown),
    }),
    queryClient.prefetchQuery(read(api, countLeads, {})),
  ]);
};
