import { type Enquiry, listEnquiries } from '@home-truths/platform/contract';
import { type Api, keyOf } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { readShown } from '../desk/filters.ts';
import { type DeskList, rowsQuery, STEP } from '../desk/rows-query.ts';

/** The messages people sent us, newest first. */
export const enquiriesList = (api: Api): DeskList<Enquiry> => ({
  key: keyOf(listEnquiries),
  next: (known, options) => api(listEnquiries, { query: { before: known.at(-1)?.id, limit: STEP } }, options),
});

/** Gets the messages of an address ready; a failure shows in their place. */
export const prepareEnquiries = ({ api, queryClient }: Ctx, params: URLSearchParams) =>
  queryClient.prefetchQuery(rowsQuery(enquiriesList(api), readShown(params)));
