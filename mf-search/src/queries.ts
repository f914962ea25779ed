import {
  LIMITS,
  nearestProperties,
  type Page,
  type PropertyRow,
  searchProperties,
} from '@home-truths/platform/contract';
import { type Api, type InfiniteData, read, readInPages, useApi, useQuery } from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { type SearchValues, searchQuery } from './search/search-params.ts';

export const RECENT_COUNT = 3;

/** The browser fetches further pages itself. */
const MAX_SERVER_PAGES = 4;

/** A visitor who returns finds the list unchanged. */
const NEVER_EXPIRES = { gcTime: Number.POSITIVE_INFINITY };

const recentProperties = (api: Api) => ({
  ...read(api, searchProperties, { query: { limit: RECENT_COUNT } }),
  ...NEVER_EXPIRES,
});

export const resultPages = (api: Api, search: SearchValues) => ({
  ...readInPages(api, searchProperties, page => ({ query: searchQuery(search, page) }), LIMITS.searchPage),
  ...NEVER_EXPIRES,
});

/** Lets the browser show placeholders instead of waiting. */
const awaitOnServer = async (work: Promise<unknown>) => {
  if (typeof document === 'undefined') await work;
  return null;
};

export const prepareButtons = (ctx: Ctx, properties: PropertyRow[] = []) => {
  const buttons = properties.map(({ id }) => ({ propertyId: id }));
  return ctx.slots.prepare('account.bookmark/v1', ctx, buttons);
};

/** A failure shows in the properties' place, not instead of the page. */
export function prepareRecentProperties(ctx: Ctx) {
  const query = recentProperties(ctx.api);
  const properties = ctx.queryClient
    .prefetchQuery(query)
    .then(() => prepareButtons(ctx, ctx.queryClient.getQueryData(query.queryKey)?.rows));
  return awaitOnServer(properties);
}

/** A failure shows in the place of the results. */
export function prepareResults(ctx: Ctx, search: SearchValues) {
  const query = resultPages(ctx.api, search);
  const pages = Math.min(search.page, MAX_SERVER_PAGES);
  const results = ctx.queryClient.prefetchInfiniteQuery({ ...query, pages }).then(async () => {
    const found = ctx.queryClient.getQueryData<InfiniteData<Page<PropertyRow[]>>>(query.queryKey)?.pages;
    await prepareButtons(
      ctx,
      found?.flatMap(({ rows }) => rows),
    );
    if (found?.[0]?.rows.length === 0) await ctx.queryClient.prefetchQuery(nearestTo(ctx.api, search));
  });
  return awaitOnServer(results);
}

export const nearestTo = (api: Api, { q, suburb, state }: SearchValues) =>
  read(api, nearestProperties, { query: { q: q || undefined, suburb, state } });

export const useRecentProperties = () => useQuery(recentProperties(useApi()));
