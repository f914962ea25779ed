import { listSavedFilters } from '@home-truths/platform/contract';
import { type Api, read } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';

export const savedFiltersQuery = (api: Api) => read(api, listSavedFilters, {});

/** Never fails: without them there are no chips. */
export const prefetchSavedFilters = ({ api, queryClient }: Ctx) =>
  queryClient.prefetchQuery(savedFiltersQuery(api));
