import { type Complaint, listComplaints } from '@home-truths/platform/contract';
import { type Api, keyOf } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { type Filters, readFilters, type SelectFilter } from '../console/filters.ts';
import { type AdminList, pagesOf, ROWS_PER_PAGE, rowsQuery } from '../console/rows-query.ts';

type ComplaintState = 'open' | 'settled';

export const COMPLAINT_FILTER: SelectFilter<ComplaintState> = {
  name: 'state',
  label: 'Status',
  options: { open: 'Open', settled: 'Resolved' },
  defaultOption: 'open',
};

/** Open complaints, the oldest first; or settled ones, the latest first. */
export function complaintsList(
  api: Api,
  { option }: Pick<Filters<ComplaintState>, 'option'>,
): AdminList<Complaint> {
  const query = { state: option };
  return {
    key: keyOf(listComplaints, { query }),
    fetchPage: ({ page }, options) =>
      api(listComplaints, { query: { ...query, page, limit: ROWS_PER_PAGE } }, options),
  };
}

/** Prefetches the complaints of a URL; a failure is shown in their place. */
export const prefetchComplaints = ({ api, queryClient }: Ctx, params: URLSearchParams) => {
  const filters = readFilters(params, COMPLAINT_FILTER);
  return queryClient.prefetchInfiniteQuery({
    ...rowsQuery(complaintsList(api, filters)),
    pages: pagesOf(filters.shown),
  });
};
