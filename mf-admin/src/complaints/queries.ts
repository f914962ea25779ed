import { type Complaint, listComplaints } from '@home-truths/platform/contract';
import { type Api, keyOf } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { type Choices, type Filters, readFilters } from '../console/filters.ts';
import { type AdminList, rowsQuery, STEP } from '../console/rows-query.ts';

type ComplaintState = 'open' | 'settled';

export const COMPLAINT_CHOICES: Choices<ComplaintState> = {
  name: 'state',
  label: 'Status',
  options: { open: 'Open', settled: 'Resolved' },
  defaultChoice: 'open',
};

/** Open complaints, the oldest first; or settled ones, the latest first. */
export function complaintsList(
  api: Api,
  { choice }: Pick<Filters<ComplaintState>, 'choice'>,
): AdminList<Complaint> {
  const query = { state: choice };
  return {
    key: keyOf(listComplaints, { query }),
    next: (known, options) =>
      api(listComplaints, { query: { ...query, page: known.length / STEP + 1, limit: STEP } }, options),
  };
}

/** Prefetches the complaints of a URL; a failure is shown in their place. */
export const prepareComplaints = ({ api, queryClient }: Ctx, params: URLSearchParams) => {
  const filters = readFilters(params, COMPLAINT_CHOICES);
  return queryClient.prefetchQuery(rowsQuery(complaintsList(api, filters), filters.shown));
};
