import {
  LIMITS,
  nearestProperties,
  type Page,
  type PropertyRow,
  searchProperties,
} from '@home-truths/platform/contract';
import { type Api, type InfiniteData, read, readInPages, useApi, useQuery } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { apiQuery, type SearchValues } from './search/search-params.ts';

export const RECENT_COUNT = 3;

/** The browser fetches further pages itself. */
const MAX_SERVER_PAGES = 4;

/** A visitor who returns finds the list unchanged. */
const NEVER_EXPIRES = { gcTime: Number.POSITIVE_INFINITY };

const recentPropertiesQuery = (api: Api) => ({
  ...read(api, searchProperties, { query: { limit: RECENT_COUNT } }),
  ...NEVER_EXPIRES,
});

export const resultsQuery = (api: Api, search: SearchValues) => ({
  ...readInPages(api, searchProperties, page => ({ query: apiQuery(search, page) }), LIMITS.searchPage),
  ...NEVER_EXPIRES,
});

/** Lets the browser show placeholders instead of waiting. */
const awaitOnServer = async (work: Promise<unknown>) => {
  if (typeof document === 'undefined') await work;
  return null;
};

export const prepareBookmarks = (ctx: Ctx, properties: PropertyRow[] = []) => {
  const slotProps = properties.map(({ id }) => ({ propertyId: id }));
  return ctx.slots.prepare('account.bookmark/v1', ctx, slotProps);
};

/** A failure shows in the place of the properties. */
export function prepareRecentProperties(ctx: Ctx) {
  const query = recentPropertiesQuery(ctx.api);
  const loading = ctx.queryClient
    .prefetchQuery(query)
    .then(() => prepareBookmarks(ctx, ctx.queryClient.getQueryData(query.queryKey)?.rows));
  return awaitOnServer(loading);
}

export function prepareResults(ctx: Ctx, search: SearchValues) {
  const query = resultsQuery(ctx.api, search);
  const pageCount = Math.min(search.page, MAX_SERVER_PAGES);
  const loading = ctx.queryClient.prefetchInfiniteQuery({ ...query, pages: pageCount }).then(async () => {
    const results = ctx.queryClient.getQueryData<InfiniteData<Page<PropertyRow[]>>>(query.queryKey);
    const rows = results?.pages.flatMap(page => page.rows);
    await prepareBookmarks(ctx, rows);
    if (rows?.length === 0) await ctx.queryClient.prefetchQuery(alternativesQuery(ctx.api, search));
  });
  return awaitOnServer(loading);
}

/** The query of what a search without results offers. */
export const alternativesQuery = (api: Api, { q, suburb, state }: SearchValues) =>
  read(api, nearestProperties, { query: { q: q || undefined, suburb, state } });

export const useRecentProperties = () => useQuery(recentPropertiesQuery(useApi()));
