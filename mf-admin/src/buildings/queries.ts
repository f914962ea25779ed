import { buildingCandidates, listMergedBuildings } from '@home-truths/platform/contract';
import { type Api, keyOf } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

/** Pairs of properties that may be one. */
export const candidatesQuery = (api: Api) => ({
  queryKey: keyOf(buildingCandidates),
  meta: { personal: true },
  queryFn: () => api(buildingCandidates, {}),
});

/** Prefetches the pairs; a failure is shown in their place. */
export const prefetchCandidates = ({ api, queryClient }: Ctx) =>
  queryClient.prefetchQuery(candidatesQuery(api));

/** Buildings that are merged into another one. */
export const mergedBuildingsQuery = (api: Api) => ({
  queryKey: keyOf(listMergedBuildings),
  meta: { personal: true },
  queryFn: () => api(listMergedBuildings, {}),
});
