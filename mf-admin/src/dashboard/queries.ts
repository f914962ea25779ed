import {
  countLeads,
  listAdminProperties,
  listAdminReviews,
  listEnquiries,
  readOperator,
  readReplyTime,
} from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { complaintsList } from '../complaints/queries.ts';
import { rowsQuery, STEP } from '../desk/rows-query.ts';
import { accountQuery } from '../security/queries.ts';

/** What the cards count. */
export const dashboardQueries = (api: Api) => ({
  operator: read(api, readOperator, {}),
  account: accountQuery(api),
  leads: read(api, countLeads, {}),
  reviews: read(api, listAdminReviews, { query: { visibility: 'visible', limit: 1 } }),
  properties: read(api, listAdminProperties, { query: { visibility: 'visible', limit: 1 } }),
  complaints: rowsQuery(complaintsList(api, { choice: 'open' }), STEP),
  enquiries: read(api, listEnquiries, { query: { state: 'open', limit: 1 } }),
  replyTime: read(api, readReplyTime, {}),
});

/** Gets the counts ready; one that fails is left out. */
export function prepareDashboard({ api, queryClient }: Ctx) {
  const { operator, account, leads, reviews, properties, complaints, enquiries, replyTime } =
    dashboardQueries(api);
  return Promise.all([
    queryClient.prefetchQuery(operator),
    queryClient.prefetchQuery(account),
    queryClient.prefetchQuery(leads),
    queryClient.prefetchQuery(reviews),
    queryClient.prefetchQuery(properties),
    queryClient.prefetchQuery(complaints),
    queryClient.prefetchQuery(enquiries),
    queryClient.prefetchQuery(replyTime),
  ]);
}
