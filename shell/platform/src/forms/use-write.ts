import type { Route, Sent } from '@home-truths/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiResult, CallOptions } from '../data/call.ts';
import { keyOf, useApi } from '../data/queries.tsx';

/** A mutation that calls a route, then invalidates the queries of the routes in `refreshes`. */
export function useWrite<R extends Route>(route: R, { refreshes = [] }: { refreshes?: Route[] } = {}) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation<ApiResult<R>, Error, { sent: Sent<R> } & Pick<CallOptions, 'idempotencyKey'>>({
    mutationFn: ({ sent, idempotencyKey }) => api(route, sent, { idempotencyKey }),
    onSuccess: () =>
      Promise.all(refreshes.map(stale => queries.invalidateQueries({ queryKey: keyOf(stale) }))),
  });
}
