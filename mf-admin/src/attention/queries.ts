import { readAttention } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

/** What waits is read again when a screen opens, unless it was read in the last half minute. */
const MAX_AGE_MS = 30_000;

/** What needs attention: for the badges of the bar and the list of the dashboard. */
export const attentionQuery = (api: Api) => read(api, readAttention, {});

/** Prefetches it; without it the bar has no badges. */
export const prefetchAttention = ({ api, queryClient }: Ctx) =>
  queryClient.prefetchQuery({ ...attentionQuery(api), staleTime: MAX_AGE_MS });
