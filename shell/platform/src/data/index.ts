export {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export {
  type Api,
  ApiError,
  type ApiResult,
  type CallOptions,
  createApi,
  NO_CONNECTION,
  routeUrl,
} from './call.ts';
export { readInPages, usePages } from './pages.ts';
export { ApiProvider, invalidateAfter, keyOf, read, useApi, useRead } from './queries.tsx';
export { knownFields, matchesShape, storageEntry } from './storage-entry.ts';
export { useWrite } from './use-write.ts';
