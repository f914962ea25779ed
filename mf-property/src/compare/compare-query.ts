import { compareProperties } from '@home-truths/platform/contract';
import { type Api, read, useApi, useQuery } from '@home-truths/platform/data';

/** Is separate from the other queries because the first view of each page loads those. */
export const comparedQuery = (api: Api, ids: number[]) =>
  read(api, compareProperties, { query: { ids: ids.join() } });

/** Returns the properties in the order of their ids and leaves out deleted ones. */
export const useCompared = (ids: number[]) => useQuery(comparedQuery(useApi(), ids));
