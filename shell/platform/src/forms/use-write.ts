import type { RequestInput, Route } from '@home-truths/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiResult, CallOptions } from '../data/call.ts';
import { keyOf, useApi } from '../data/queries.tsx';
import { currentFormFields } from './field-aliases.ts';

interface WriteOptions {
  /** The routes whose queries are invalidated after a success. */
  invalidates?: Route[];
}

interface WriteVariables<R extends Route> extends Pick<CallOptions, 'idempotencyKey'> {
  input: RequestInput<R>;
}

/** A mutation that calls a route, then invalidates the queries of other routes. */
export function useWrite<R extends Route>(route: R, options: WriteOptions = {}) {
  const { invalidates = [] } = currentFormFields(options);
  const api = useApi();
  const queries = useQueryClient();
  return useMutation<ApiResult<R>, Error, WriteVariables<R>>({
    mutationFn: variables => {
      const { input, idempotencyKey } = currentFormFields(variables);
      return api(route, input, { idempotencyKey });
    },
    onSuccess: () =>
      Promise.all(invalidates.map(each => queries.invalidateQueries({ queryKey: keyOf(each) }))),
  });
}
