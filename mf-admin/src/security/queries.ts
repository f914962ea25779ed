import { readMe } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

/** Where the person stands with the second factor. */
export const accountQuery = (api: Api) => read(api, readMe, {});

/** Gets that ready; a failure shows in its place. */
export const prepareSecurity = ({ api, queryClient }: Ctx) => queryClient.prefetchQuery(accountQuery(api));
