import { readAttention } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

/** Counts older than this are read again when a screen opens. */
const MAX_AGE_MS = 30_000;

export const attentionQuery = (api: Api) => read(api, readAttention, {});

/** Never fails: without the counts there are no badges. */
export const prefetchAttention = ({ api, queryClient }: Ctx) =>
  queryClient.prefetchQuery({ ...attentionQuery(api), staleTime: MAX_AGE_MS });
