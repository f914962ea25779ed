import {
  type IssueTag,
  LIMITS,
  PropertySearch,
  type PropertyType,
  type SearchSort,
  type State,
} from '@home-truths/platform/contract';

/** A search as its address tells it. */
export interface Search {
  q: string;
  type?: PropertyType;
  suburb?: string;
  state?: State;
  issue?: IssueTag;
  minRating?: number;
  maxRating?: number;
  sort: SearchSort;
  /** How many pages of results are shown. */
  page: number;
  /** The filter panel: a sheet that is open (phones), or a column that is closed (wide screens). */
  panel?: 'open' | 'closed';
}

/** A search for everything. */
export const EVERYTHING: Search = { q: '', sort: 'relevance', page: 1 };

/** Pages a search can show: together they hold every home that is counted. */
export const LAST_PAGE = Math.ceil(LIMITS.countCap / LIMITS.searchPage);

type Given = Record<string, string>;

/** The value under the first of these names that has one; of a name given twice the first counts. */
const valueOf = (params: URLSearchParams, ...names: string[]) =>
  names.map(name => params.get(name) ?? '').find(value => value.trim());

const withoutEmpty = (values: Record<string, string | undefined>): Given =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Given;

/** The fields a search cannot be made with; a rule over two fields blames the ratings. */
const blamed = (path: PropertyKey[]) => (path.length ? [String(path[0])] : ['minRating', 'maxRating']);

/** What the contract understands of the values given; the others are dropped. */
function understood(given: Given): PropertySearch {
  const { success, data, error } = PropertySearch.safeParse(given);
  if (success) return data;
  const bad = new Set(error.issues.flatMap(({ path }) => blamed(path)));
  return understood(Object.fromEntries(Object.entries(given).filter(([name]) => !bad.has(name))));
}

/** A range over the whole scale filters nothing. */
const narrows = (rating: number | undefined, end: number) => (rating === end ? undefined : rating);

const pageOf = (text: string | undefined) => {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? Math.min(page, LAST_PAGE) : 1;
};

const panelOf = (text: string | undefined) => (text === 'open' || text === 'closed' ? text : undefined);

/** Reads a search from an address: both names of a filter are understood, what makes no sense is dropped. */
export function readSearch(params: URLSearchParams): Search {
  const good = understood(
    withoutEmpty({
      q: [...(valueOf(params, 'q') ?? '')].slice(0, LIMITS.query).join(''),
      propertyType: valueOf(params, 'type', 'propertyType'),
      suburb: valueOf(params, 'suburb'),
      state: valueOf(params, 'state')?.toUpperCase(),
      issueTag: valueOf(params, 'issue', 'issueTag'),
      minRating: valueOf(params, 'minRating'),
      maxRating: valueOf(params, 'maxRating'),
      sort: valueOf(params, 'sort'),
    }),
  );
  return {
    q: good.q ?? '',
    type: good.propertyType,
    suburb: good.suburb,
    state: good.state,
    issue: good.issueTag,
    minRating: narrows(good.minRating, LIMITS.rating.min),
    maxRating: narrows(good.maxRating, LIMITS.rating.max),
    sort: good.sort ?? 'relevance',
    page: pageOf(valueOf(params, 'page')),
    panel: panelOf(valueOf(params, 'filters')),
  };
}

/** The names and values that stand for a search in an address or in a form; what is not set is left out. */
export function searchFields(search: Partial<Search>): [name: string, value: string][] {
  const { q, type, suburb, state, issue, minRating, maxRating, sort, page = 1, panel } = search;
  const values = {
    q,
    type,
    suburb,
    state,
    issue,
    minRating: minRating?.toString(),
    maxRating: maxRating?.toString(),
    sort: sort === 'relevance' ? undefined : sort,
    page: page > 1 ? String(page) : undefined,
    filters: panel,
  };
  return Object.entries(withoutEmpty(values));
}

/** The address of a search. */
export function searchAddress(search: Partial<Search>): string {
  const query = new URLSearchParams(searchFields(search)).toString();
  return query ? `/search?${query}` : '/search';
}

/** What a search sends to the API: only what is set (spec section 7). */
export const searchQuery = ({ q, type, issue, sort, page: _, panel: __, ...same }: Search, page: number) => ({
  ...same,
  q: q || undefined,
  propertyType: type,
  issueTag: issue,
  sort: sort === 'relevance' ? undefined : sort,
  page: page > 1 ? page : undefined,
});
