import { readProperty } from '@home-truths/platform/contract';
import { type Api, read, useApi, useQuery } from '@home-truths/platform/data';

/** The query of one property. */
export const propertyQuery = (api: Api, id: number) => read(api, readProperty, { params: { id } });

/** One property. */
export const useProperty = (id: number) => useQuery(propertyQuery(useApi(), id));
