import { concerns, type RequestInput, type Route } from '@home-truths/contract';
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

/** The topics that routes show; query keys contain only paths. */
const topicsByPath = new Map<unknown, Route['shows']>();

/** Without input the key matches all queries of the route, with part of it those with that part. */
export function keyOf(route: Route, input?: unknown) {
  // routes of contract 1.0 have neither, and get no topics
  if (route.shows ?? route.changes) topicsByPath.set(route.path, route.shows ?? []);
  return input === undefined ? [route.path] : [route.path, input];
}

/** Marks personal results, which are removed with the session. */
export const metaOf = ({ access }: Route) => access !== 'anyone' && { meta: { personal: true } };

export const read = <R extends Route>(api: Api, route: R, input: RequestInput<R>) =>
  queryOptions<ApiResult<R>>({
    queryKey: keyOf(route, input),
    queryFn: ({ signal }) => api(route, input, { signal }),
    ...metaOf(route),
  });

export const useRead = <R extends Route>(route: R, input: RequestInput<R>) =>
  useQuery(read(useApi(), route, input));

/**
 * Invalidates queries that a write makes stale; those in use are refetched. Queries of contract 1.0, whose routes have
 * no topics, become stale with every change.
 */
export const invalidateAfter = (
  queryClient: QueryClient,
  { changes = [], invalidates = [] }: Pick<Route, 'changes' | 'invalidates'>,
) =>
  Promise.all([
    ...invalidates.map(path => queryClient.invalidateQueries({ queryKey: [path] })),
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        changes.some(topic => concerns(topic, topicsByPath.get(path) ?? (isApi(path) ? [topic] : []))),
    }),
  ]);

const isApi = (path: unknown) => typeof path === 'string' && path.startsWith('/api/');
