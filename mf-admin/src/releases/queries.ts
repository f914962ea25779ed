import { listAdminReleases, listReleaseTokens, listTrustedPublishers } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

/** Reads again every half minute, so that a canary can be watched. */
export const releasesQuery = (api: Api) => ({
  ...read(api, listAdminReleases, {}),
  refetchInterval: 30_000,
});

export const tokensQuery = (api: Api, remote: string) => read(api, listReleaseTokens, { params: { remote } });

export const publishersQuery = (api: Api, remote: string) =>
  read(api, listTrustedPublishers, { params: { remote } });

/** Never fails: an error is shown in the place of the releases. */
export const prefetchReleases = ({ api, queryClient }: Ctx) =>
  queryClient.prefetchQuery(read(api, listAdminReleases, {}));

/** Never fails. @param remote a folder such as `mf-search` */
export const prefetchRemote = (ctx: Ctx, _: URLSearchParams, remote = '') =>
  Promise.all([
    prefetchReleases(ctx),
    ctx.queryClient.prefetchQuery(tokensQuery(ctx.api, remote)),
    ctx.queryClient.prefetchQuery(publishersQuery(ctx.api, remote)),
  ]);
