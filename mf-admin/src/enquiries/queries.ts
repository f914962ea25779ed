import { type Enquiry, type EnquiryState, listEnquiries } from '@home-truths/platform/contract';
import { type Api, keyOf } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { type Filters, readFilters, type SelectFilter } from '../console/filters.ts';
import { type AdminList, pagesOf, ROWS_PER_PAGE, rowsQuery } from '../console/rows-query.ts';

type EnquiryOption = EnquiryState | 'all';

export const ENQUIRY_FILTER: SelectFilter<EnquiryOption> = {
  name: 'state',
  label: 'Status',
  options: { all: 'All enquiries', open: 'Open', answered: 'Answered' },
  defaultOption: 'all',
};

/** The enquiries that match the filter, newest first. */
export function enquiriesList(
  api: Api,
  { option }: Pick<Filters<EnquiryOption>, 'option'>,
): AdminList<Enquiry> {
  const query = { state: option === 'all' ? undefined : option };
  return {
    key: keyOf(listEnquiries, { query }),
    fetchPage: ({ before }, options) =>
      api(listEnquiries, { query: { ...query, before, limit: ROWS_PER_PAGE } }, options),
  };
}

/** Prefetches the enquiries of a URL; a failure is shown in their place. */
export const prefetchEnquiries = ({ api, queryClient }: Ctx, params: URLSearchParams) => {
  const filters = readFilters(params, ENQUIRY_FILTER);
  return queryClient.prefetchInfiniteQuery({
    ...rowsQuery(enquiriesList(api, filters)),
    pages: pagesOf(filters.shown),
  });
};
