import type { RequestInput, Route } from '@home-truths/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { Api, ApiResult } from './call.ts';

const ApiContext = createContext<Api | null>(null);

/** Provides the function that calls the backend to all descendants. */
export const ApiProvider = ({ api, children }: { api: Api; children: ReactNode }) => (
  <ApiContext value={api}>{children}</ApiContext>
);

/** The function that calls the backend. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('ApiProvider is missing');
  return api;
}

/** The query key of a route with its input; part of the input matches all queries with that part, none matches all. */
export const keyOf = (route: Route, input?: unknown) =>
  input === undefined ? [route.path] : [route.path, input];

/** Marks results that only a signed-in person gets: they are removed from the cache when the session ends. */
export const metaOf = ({ access }: Route) => access !== 'anyone' && { meta: { personal: true } };

/** The query options of a route, for loaders and components. The route and its input are the key. */
export const read = <R extends Route>(api: Api, route: R, input: RequestInput<R>) =>
  queryOptions<ApiResult<R>>({
    queryKey: keyOf(route, input),
    queryFn: ({ signal }) => api(route, input, { signal }),
    ...metaOf(route),
  });

/** Queries a route. */
export const useRead = <R extends Route>(route: R, input: RequestInput<R>) =>
  useQuery(read(useApi(), route, input));

/** Invalidates the queries that a success of a write to this route makes stale; those in use are refetched. */
export const invalidateAfter = (queryClient: QueryClient, { invalidates = [] }: Pick<Route, 'invalidates'>) =>
  Promise.all(invalidates.map(path => queryClient.invalidateQueries({ queryKey: [path] })));
