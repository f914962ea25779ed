import { listSavedFilters } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

/** The filters one has saved, of all lists. */
export const savedFiltersQuery = (api: Api) => read(api, listSavedFilters, {});

/** Prefetches them; without them a list has no chips. */
export const prefetchSavedFilters = ({ api, queryClient }: Ctx) =>
  queryClient.prefetchQuery(savedFiltersQuery(api));
