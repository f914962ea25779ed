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
import { LAST_PAGE, type Search, searchQuery } from './search/search-params.ts';

/** Homes on the home page. */
export const RECENT = 3;

/** Pages the server gets ready; a browser that comes back to more of them fetches the rest itself. */
const SERVER_PAGES = 4;

/** A visitor who comes back finds the list as it was, however long the property was read. */
const forTheVisit = { gcTime: Number.POSITIVE_INFINITY };

const recentHomes = (api: Api) => ({
  ...read(api, searchProperties, { query: { limit: RECENT } }),
  ...forTheVisit,
});

const pageOfResults = (api: Api, search: Search, page: number) => ({
  ...read(api, searchProperties, { query: searchQuery(search, page) }),
  ...forTheVisit,
});

/** The server waits for what its page shows; the browser only starts, and the page shows its placeholders. */
const prepare = async (work: Promise<unknown>) => {
  if (typeof document === 'undefined') await work;
  return null;
};

/**
 * Gets a list of homes ready, and the bookmark buttons on its cards.
 * @returns the homes; nothing where they could not be had
 */
async function prepareHomes(ctx: Ctx, homes: ReturnType<typeof recentHomes>) {
  await ctx.queryClient.prefetchQuery(homes);
  const found = ctx.queryClient.getQueryData(homes.queryKey)?.rows;
  const buttons = (found ?? []).map(({ id }) => ({ propertyId: id }));
  await ctx.slots.prepare('account.bookmark/v1', ctx, buttons);
  return found;
}

/** Gets the homes of the home page ready; a failure shows in their place, not instead of the page. */
export const prepareRecentHomes = (ctx: Ctx) => prepare(prepareHomes(ctx, recentHomes(ctx.api)));

/** Gets the results of a search ready; a failure shows in their place (decision 108). */
export function prepareResults(ctx: Ctx, search: Search) {
  const pages = Math.min(search.page, SERVER_PAGES);
  const works = Array.from({ length: pages }, (_, i) => pageOfResults(ctx.api, search, i + 1));
  const results = Promise.all(works.map(work => prepareHomes(ctx, work))).then(([first]) =>
    first?.length === 0 ? ctx.queryClient.prefetchQuery(nearestTo(ctx.api, search)) : undefined,
  );
  return prepare(results);
}

const nearestTo = (api: Api, { q, suburb, state }: Search) =>
  read(api, nearestProperties, { query: { q: q || undefined, suburb, state } });

/** Where a search that found nothing may go on. */
export const useNearest = (search: Search) => useQuery(nearestTo(useApi(), search)).data;

/** The homes reviewed last. */
export const useRecentHomes = () => useQuery(recentHomes(useApi()));

/** What a search has found so far. */
export interface Results {
  rows: PropertyRow[];
  /** As the API counts: `37` or `1000+`; unknown while the first page is on its way. */
  total?: string;
  /** The rows are those of the search before; the new ones are on their way. */
  outdated: boolean;
  status: 'waiting' | 'failed' | 'found';
  /** Whether a further page can be shown, is coming, or could not be had. */
  more: 'none' | 'ready' | 'coming' | 'failed';
  retry(): void;
}

const eachHomeOnce = (rows: PropertyRow[]) => [...new Map(rows.map(row => [row.id, row])).values()];

/** The results of a search, as many pages as its URL says. */
export function useResults(search: Search): Results {
  const api = useApi();
  const first = useQuery({ ...pageOfResults(api, search, 1), placeholderData: keepPreviousData });
  const outdated = first.isPlaceholderData;
  const rest = useQueries({
    queries: Array.from({ length: search.page - 1 }, (_, i) => ({
      ...pageOfResults(api, search, i + 2),
      enabled: first.isSuccess && !outdated,
    })),
  });
  const missing = rest.findIndex(({ data }) => !data);
  const pages = [first, ...(missing < 0 ? rest : rest.slice(0, missing))];
  const rows = eachHomeOnce(pages.flatMap(({ data }) => data?.rows ?? []));
  const full = pages.at(-1)?.data?.rows.length === LIMITS.searchPage;
  const ended = !full || rows.length === Number(first.data?.total) || pages.length >= LAST_PAGE;
  const next = () => (ended ? 'none' : 'ready');
  return {
    rows,
    total: first.data?.total,
    outdated,
    status: first.isError ? 'failed' : first.data ? 'found' : 'waiting',
    more: missing < 0 ? next() : rest[missing]?.isError ? 'failed' : 'coming',
    retry: () => void (first.isError ? first : rest[missing])?.refetch(),
  };
}

type Suburb = Extract<Suggestion, { kind: 'suburb' }>;

/** Finds the suburb of a name as typed, within a state if one is given: a suburb is always name and state. */
export function useSuburbNamed() {
  const api = useApi();
  const queries = useQueryClient();
  return async (name: string, state: string | undefined): Promise<Suburb | undefined> => {
    const isNamed = (found: Suggestion): found is Suburb =>
      found.kind === 'suburb' &&
      found.suburb.toLowerCase() === name.toLowerCase() &&
      (!state || found.state === state);
    const suggestions = await queries
      .fetchQuery(read(api, suggestProperties, { query: { q: name } }))
      .catch((): Suggestion[] => []);
    return suggestions.find(isNamed);
  };
}
