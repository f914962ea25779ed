import { compareProperties } from '@home-truths/platform/contract';
import { type Api, read, useApi, useQuery } from '@home-truths/platform/data';

/** The query of properties side by side. Apart from the other queries, which the first view of each page loads. */
export const comparedQuery = (api: Api, ids: number[]) =>
  read(api, compareProperties, { query: { ids: ids.join() } });

/** Properties side by side, in the order of their ids; those that are gone are left out. */
export const useCompared = (ids: number[]) => useQuery(comparedQuery(useApi(), ids));
