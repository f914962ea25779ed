import {
  listAdminProperties,
  listAdminReviews,
  listResources,
  readReplyTime,
} from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { trendsQuery } from '../trends/queries.ts';

export const dashboardQueries = (api: Api) => ({
  // one row is enough for the total
  reviews: read(api, listAdminReviews, { query: { visibility: 'visible', limit: 1 } }),
  properties: read(api, listAdminProperties, { query: { visibility: 'visible', limit: 1 } }),
  replyTime: read(api, readReplyTime, {}),
  guides: read(api, listResources, {}),
});

/** Never fails: the screen leaves out a missing count. */
export function prefetchDashboard({ api, queryClient }: Ctx) {
  const queries = dashboardQueries(api);
  return Promise.all([
    queryClient.prefetchQuery(trendsQuery(api)),
    queryClient.prefetchQuery(queries.reviews),
    queryClient.prefetchQuery(queries.properties),
    queryClient.prefetchQuery(queries.replyTime),
    queryClient.prefetchQuery(queries.guides),
  ]);
}
