export { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
export {
  type Answer,
  type Api,
  ApiError,
  addressOf,
  type CallOptions,
  createApi,
  NO_ANSWER,
} from './call.ts';
export { ApiProvider, keyOf, read, useApi, useRead } from './queries.tsx';
export { fits, storedUnder } from './stored.ts';
