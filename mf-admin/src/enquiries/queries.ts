import {
  type Enquiry,
  type EnquiryState,
  listEnquiries,
  type Route,
  readReplyTime,
} from '@home-truths/platform/contract';
import { type Api, keyOf } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { type Choices, type Filters, readFilters } from '../console/filters.ts';
import { type AdminList, rowsQuery, STEP } from '../console/rows-query.ts';

/** What is invalidated after an enquiry was answered or reopened. */
export const AFTER_ENQUIRY: Route[] = [listEnquiries, readReplyTime];

type EnquiryFilter = EnquiryState | 'all';

export const ENQUIRY_CHOICES: Choices<EnquiryFilter> = {
  name: 'state',
  label: 'Status',
  options: { all: 'All enquiries', open: 'Open', answered: 'Answered' },
  defaultChoice: 'all',
};

/** The enquiries that match the filter, newest first. */
export function enquiriesList(
  api: Api,
  { choice }: Pick<Filters<EnquiryFilter>, 'choice'>,
): AdminList<Enquiry> {
  const query = { state: choice === 'all' ? undefined : choice };
  return {
    key: keyOf(listEnquiries, { query }),
    next: (known, options) =>
      api(listEnquiries, { query: { ...query, before: known.at(-1)?.id, limit: STEP } }, options),
  };
}

/** Prefetches the enquiries of a URL; a failure is shown in their place. */
export const prepareEnquiries = ({ api, queryClient }: Ctx, params: URLSearchParams) => {
  const filters = readFilters(params, ENQUIRY_CHOICES);
  return queryClient.prefetchQuery(rowsQuery(enquiriesList(api, filters), filters.shown));
};
