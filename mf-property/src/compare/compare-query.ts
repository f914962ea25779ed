// Apart from queries.ts, because the first view of every page loads that.
import { compareProperties } from '@home-truths/platform/contract';
import { type Api, read, useApi, useQuery } from '@home-truths/platform/data';

export const comparedQuery = (api: Api, ids: number[]) =>
  read(api, compareProperties, { query: { ids: ids.join() } });

/** Returns the properties in the order of `ids`, without deleted ones. */
export const useCompared = (ids: number[]) => useQuery(comparedQuery(useApi(), ids));
