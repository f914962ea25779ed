import { countLeads, type Lead, type LeadStatus, listLeads } from '@home-truths/platform/contract';
import { type Api, keyOf, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { type Choices, type Filters, readFilters } from '../console/filters.ts';
import { type AdminList, rowsQuery, STEP } from '../console/rows-query.ts';

/** The labels of a lead’s statuses. */
export const STATUSES: Record<LeadStatus, string> = {
  pending: 'Pending',
  contacted: 'Contacted',
  completed: 'Completed',
};

export const LEAD_CHOICES: Choices<LeadStatus | 'all'> = {
  name: 'status',
  label: 'Status',
  options: { all: 'All statuses', ...STATUSES },
  defaultChoice: 'all',
};

/** The leads that match the filters, newest first. */
export function leadsList(api: Api, { q, choice }: Filters<LeadStatus | 'all'>): AdminList<Lead> {
  const query = { q: q || undefined, status: choice === 'all' ? undefined : choice };
  return {
    key: keyOf(listLeads, { query }),
    next: (known, options) =>
      api(listLeads, { query: { ...query, before: known.at(-1)?.id, limit: STEP } }, options),
  };
}

/** Prefetches the leads of a URL; a failure is shown in their place. */
export const prepareLeads = ({ api, queryClient }: Ctx, params: URLSearchParams) => {
  const filters = readFilters(params, LEAD_CHOICES);
  return Promise.all([
    queryClient.prefetchQuery(rowsQuery(leadsList(api, filters), filters.shown)),
    queryClient.prefetchQuery(read(api, countLeads, {})),
  ]);
};
