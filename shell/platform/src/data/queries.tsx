import type { RequestInput, Route } from '@home-truths/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { Api, ApiResult } from './call.ts';

const ApiContext = createContext<Api | null>(null);

export const ApiProvider = ({ api, children }: { api: Api; children: ReactNode }) => (
  <ApiContext value={api}>{children}</ApiContext>
);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('ApiProvider is missing');
  return api;
}

/** Part of an input matches all queries that contain it; no input matches all. */
export const keyOf = (route: Route, input?: unknown) =>
  input === undefined ? [route.path] : [route.path, input];

/** Marks personal results, which are removed when the session ends. */
export const metaOf = ({ access }: Route) => access !== 'anyone' && { meta: { personal: true } };

export const read = <R extends Route>(api: Api, route: R, input: RequestInput<R>) =>
  queryOptions<ApiResult<R>>({
    queryKey: keyOf(route, input),
    queryFn: ({ signal }) => api(route, input, { signal }),
    ...metaOf(route),
  });

export const useRead = <R extends Route>(route: R, input: RequestInput<R>) =>
  useQuery(read(useApi(), route, input));

/** Invalidates queries that a write makes stale and refetches those in use. */
export const invalidateAfter = (queryClient: QueryClient, { invalidates = [] }: Pick<Route, 'invalidates'>) =>
  Promise.all(invalidates.map(path => queryClient.invalidateQueries({ queryKey: [path] })));
