import type { RequestInput, Route } from '@home-truths/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiResult, CallOptions } from './call.ts';
import { invalidateAfter, useApi } from './queries.tsx';

interface WriteOptions<R extends Route> {
  /** Routes to invalidate besides the route's own. */
  invalidates?: Route[];
  /** Called before refetches, even after unmounting. */
  onSuccess?: (result: ApiResult<R>) => void;
  /** Called even after unmounting. */
  onError?: (error: Error) => void;
}

interface WriteVariables<R extends Route> extends CallOptions {
  input: RequestInput<R>;
}

/** Calls a route and invalidates what it changes. Sent values, such as passwords, are not cached. */
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
      const paths = [...(route.invalidates ?? []), ...invalidates.map(({ path }) => path)];
      return invalidateAfter(queryClient, { changes: route.changes, invalidates: paths });
    },
  });
}
