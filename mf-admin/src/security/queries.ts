import { readMe } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

/** The account with the state of its second factor. */
export const accountQuery = (api: Api) => read(api, readMe, {});

/** Prefetches the account; a failure is shown in its place. */
export const prefetchAccount = ({ api, queryClient }: Ctx) => queryClient.prefetchQuery(accountQuery(api));
