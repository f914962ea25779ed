import type { RequestInput, Route } from '@home-truths/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiResult, CallOptions } from './call.ts';
import { invalidateAfter, useApi } from './queries.tsx';

interface WriteOptions<R extends Route> {
  /** Routes whose queries are invalidated besides those that the route declares. */
  invalidates?: Route[];
  /** Called after a success, before queries are refetched, even if the component is no longer mounted. */
  onSuccess?: (result: ApiResult<R>) => void;
  /** Called after a failure, even if the component is no longer mounted. */
  onError?: (error: Error) => void;
}

interface WriteVariables<R extends Route> extends CallOptions {
  input: RequestInput<R>;
}

/**
 * A mutation that calls a route, then invalidates the queries that it makes stale. What was sent, such as a password, is
 * not cached.
 */
export function useWrite<R extends Route>(
  route: R,
  { invalidates = [], onSuccess, onError }: WriteOptions<R> = {},
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation<ApiResult<R>, Error, WriteVariables<R>>({
    gcTime: 0,
    onError,
    mutationFn: ({ input, ...callOptions }) => api(route, input, callOptions),
    onSuccess(result) {
      onSuccess?.(result);
      const paths = new Set([...(route.invalidates ?? []), ...invalidates.map(({ path }) => path)]);
      return invalidateAfter(queryClient, { invalidates: [...paths] });
    },
  });
}
