import {
  LIMITS,
  nearestProperties,
  type Page,
  type PropertyRow,
  type Suggestion,
  searchProperties,
  suggestProperties,
} from '@home-truths/platform/contract';
import {
  type Api,
  type InfiniteData,
  keepPreviousData,
  read,
  readInPages,
  useApi,
  usePages,
  useQuery,
  useQueryClient,
} from '@home-truths/platform/data';
import type { Ctx } from '@home-truths/platform/router';
import { LAST_PAGE, type SearchValues, searchQuery } from './search/search-params.ts';

/** Properties on the home page. */
export const RECENT_COUNT = 3;

/** Pages that the server prefetches; a browser that returns to more of them fetches the rest itself. */
const MAX_SERVER_PAGES = 4;

/** Returning to the list shows it unchanged, however long the visitor stayed on the property. */
const NEVER_EXPIRES = { gcTime: Number.POSITIVE_INFINITY };

const recentProperties = (api: Api) => ({
  ...read(api, searchProperties, { query: { limit: RECENT_COUNT } }),
  ...NEVER_EXPIRES,
});

const resultPages = (api: Api, search: SearchValues) => ({
  ...readInPages(api, searchProperties, page => ({ query: searchQuery(search, page) }), LIMITS.searchPage),
  ...NEVER_EXPIRES,
});

/** The server waits for the data of a page; the browser only starts the requests, and the page shows placeholders. */
const awaitOnServer = async (work: Promise<unknown>) => {
  if (typeof document === 'undefined') await work;
  return null;
};

/** Prefetches the bookmark buttons on the cards of these properties. */
export const prepareButtons = (ctx: Ctx, properties: PropertyRow[] = []) => {
  const buttons = properties.map(({ id }) => ({ propertyId: id }));
  return ctx.slots.prepare('account.bookmark/v1', ctx, buttons);
};

/** Prefetches the properties of the home page; a failure is shown in their place, not instead of the page. */
export function prepareRecentProperties(ctx: Ctx) {
  const query = recentProperties(ctx.api);
  const properties = ctx.queryClient
    .prefetchQuery(query)
    .then(() => prepareButtons(ctx, ctx.queryClient.getQueryData(query.queryKey)?.rows));
  return awaitOnServer(properties);
}

/** Prefetches the results of a search; a failure is shown in their place (decision 108). */
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

const nearestTo = (api: Api, { q, suburb, state }: SearchValues) =>
  read(api, nearestProperties, { query: { q: q || undefined, suburb, state } });

/** Suggestions for a search that found nothing. */
export const useNearest = (search: SearchValues) => useQuery(nearestTo(useApi(), search)).data;

/** The properties reviewed last. */
export const useRecentProperties = () => useQuery(recentProperties(useApi()));

/** The results of a search so far. */
export interface Results {
  rows: PropertyRow[];
  /** As the API counts: `37` or `1000+`; unknown while the first page is loading. */
  total?: string;
  /** The rows are those of the previous search; the new ones are loading. */
  outdated: boolean;
  status: 'loading' | 'failed' | 'found';
  /** Whether a further page can be shown, is loading, or could not be loaded. */
  more: 'none' | 'ready' | 'loading' | 'failed';
  retry(): void;
}

const uniqueProperties = (rows: PropertyRow[]) => [...new Map(rows.map(row => [row.id, row])).values()];

/** The results of a search, with as many pages as its URL specifies. */
export function useResults(search: SearchValues): Results {
  const query = resultPages(useApi(), search);
  const list = usePages({ ...query, placeholderData: keepPreviousData }, search.page);
  const { isOutdated: outdated, nextPage } = list;
  const pages = outdated ? list.pages?.slice(0, 1) : list.pages;
  const rows = uniqueProperties(pages?.flatMap(page => page.rows) ?? []);
  const total = pages?.[0]?.total;
  const isLastPageFull = pages?.at(-1)?.rows.length === LIMITS.searchPage;
  const isEnd = !isLastPageFull || rows.length === Number(total) || search.page >= LAST_PAGE;
  const isWaiting = outdated && search.page > 1;
  return {
    rows,
    total,
    outdated,
    status: list.error && nextPage === 'none' ? 'failed' : pages ? 'found' : 'loading',
    more: isWaiting ? 'loading' : nextPage !== 'none' ? nextPage : isEnd ? 'none' : 'ready',
    retry: list.retry,
  };
}

type Suburb = Extract<Suggestion, { kind: 'suburb' }>;

/** Finds the suburb of a name as typed, within a state if one is given: a suburb is always name and state. */
export function useFindSuburb() {
  const api = useApi();
  const queries = useQueryClient();
  return async (name: string, state: string | undefined): Promise<Suburb | undefined> => {
    const isMatch = (found: Suggestion): found is Suburb =>
      found.kind === 'suburb' &&
      found.suburb.toLowerCase() === name.toLowerCase() &&
      (!state || found.state === state);
    const suggestions = await queries
      .fetchQuery(read(api, suggestProperties, { query: { q: name } }))
      .catch((): Suggestion[] => []);
    return suggestions.find(isMatch);
  };
}
