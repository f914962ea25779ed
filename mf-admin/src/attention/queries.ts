import { readAttention } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

/** An opening screen reads again unless the data are younger. */
const MAX_AGE_MS = 30_000;

export const attentionQuery = (api: Api) => read(api, readAttention, {});

/** A failure only leaves out the badges. */
export const prefetchAttention = ({ api, queryClient }: Ctx) =>
  queryClient.prefetchQuery({ ...attentionQuery(api), staleTime: MAX_AGE_MS });
