import { listResources, readResource } from '@home-truths/platform/contract';
import { type Api, read, useApi, useQuery } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

const resourceListQuery = (api: Api) => read(api, listResources, {});

export const resourceQuery = (api: Api, slug: string) => read(api, readResource, { params: { slug } });

export const useResources = () => useQuery(resourceListQuery(useApi()));

export const useResource = (slug: string) => useQuery(resourceQuery(useApi(), slug));

/** Waits on the server only: browsers show the page first. */
export async function waitOnServer(data: Promise<unknown>) {
  if (typeof document === 'undefined') await data;
}

export const prefetchResources = ({ queryClient, api }: Ctx) =>
  waitOnServer(queryClient.prefetchQuery(resourceListQuery(api)));
