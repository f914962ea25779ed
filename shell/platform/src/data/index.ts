export { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
export * from './aliases.ts';
export {
  type Api,
  ApiError,
  type ApiResult,
  type CallOptions,
  createApi,
  NO_CONNECTION,
  routeUrl,
} from './call.ts';
export { ApiProvider, keyOf, read, useApi, useRead } from './queries.tsx';
export { matchesShape, storageEntry } from './storage-entry.ts';
