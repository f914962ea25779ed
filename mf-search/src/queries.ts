import {
  LIMITS,
  nearestProperties,
  type PropertyRow,
  type Suggestion,
  searchProperties,
  suggestProperties,
} from '@home-truths/platform/contract';
import {
  type Api,
  keepPreviousData,
  read,
  useApi,
  useQueries,
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

const pageOfResults = (api: Api, search: SearchValues, page: number) => ({
  ...read(api, searchProperties, { query: searchQuery(search, page) }),
  ...NEVER_EXPIRES,
});

/** The server waits for the data of a page; the browser only starts the requests, and the page shows placeholders. */
const awaitOnServer = async (work: Promise<unknown>) => {
  if (typeof document === 'undefined') await work;
  return null;
};

/**
 * Prefetches a list of properties, and the bookmark buttons on its cards.
 * @returns the properties; undefined where they could not be loaded
 */
async function prepareProperties(ctx: Ctx, query: ReturnType<typeof recentProperties>) {
  await ctx.queryClient.prefetchQuery(query);
  const found = ctx.queryClient.getQueryData(query.queryKey)?.rows;
  const buttons = (found ?? []).map(({ id }) => ({ propertyId: id }));
  await ctx.slots.prepare('account.bookmark/v1', ctx, buttons);
  return found;
}

/** Prefetches the properties of the home page; a failure is shown in their place, not instead of the page. */
export const prepareRecentProperties = (ctx: Ctx) =>
  awaitOnServer(prepareProperties(ctx, recentProperties(ctx.api)));

/** Prefetches the results of a search; a failure is shown in their place (decision 108). */
export function prepareResults(ctx: Ctx, search: SearchValues) {
  const pages = Math.min(search.page, MAX_SERVER_PAGES);
  const queries = Array.from({ length: pages }, (_, i) => pageOfResults(ctx.api, search, i + 1));
  const results = Promise.all(queries.map(query => prepareProperties(ctx, query))).then(([first]) =>
    first?.length === 0 ? ctx.queryClient.prefetchQuery(nearestTo(ctx.api, search)) : undefined,
  );
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
  const api = useApi();
  const first = useQuery({ ...pageOfResults(api, search, 1), placeholderData: keepPreviousData });
  const outdated = first.isPlaceholderData;
  const rest = useQueries({
    queries: Array.from({ length: search.page - 1 }, (_, i) => ({
      ...pageOfResults(api, search, i + 2),
      enabled: first.isSuccess && !outdated,
    })),
  });
  const missingIndex = rest.findIndex(({ data }) => !data);
  const pages = [first, ...(missingIndex < 0 ? rest : rest.slice(0, missingIndex))];
  const rows = uniqueProperties(pages.flatMap(({ data }) => data?.rows ?? []));
  const isLastPageFull = pages.at(-1)?.data?.rows.length === LIMITS.searchPage;
  const isEnd = !isLastPageFull || rows.length === Number(first.data?.total) || pages.length >= LAST_PAGE;
  const nextPage = () => (isEnd ? 'none' : 'ready');
  return {
    rows,
    total: first.data?.total,
    outdated,
    status: first.isError ? 'failed' : first.data ? 'found' : 'loading',
    more: missingIndex < 0 ? nextPage() : rest[missingIndex]?.isError ? 'failed' : 'loading',
    retry: () => void (first.isError ? first : rest[missingIndex])?.refetch(),
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
