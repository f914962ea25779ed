import {
  cleanText,
  ISSUE_TAG_NAMES,
  type IssueTag,
  LIMITS,
  PROPERTY_TYPES,
  type PropertyType,
  SEARCH_SORTS,
  type SearchSort,
  STATES,
  type State,
} from '@home-truths/platform/contract';

export interface SearchValues {
  q: string;
  type?: PropertyType;
  suburb?: string;
  state?: State;
  issue?: IssueTag;
  minRating?: number;
  maxRating?: number;
  sort: SearchSort;
  /** The number of pages shown, not an index. */
  page: number;
  /** `open`: the sheet is shown on narrow screens; `closed`: the column is hidden on wide ones. */
  panel?: 'open' | 'closed';
}

export const EMPTY_SEARCH: SearchValues = { q: '', sort: 'relevance', page: 1 };

/** Pages up to this one contain every counted property. */
export const LAST_PAGE = Math.ceil(LIMITS.countCap / LIMITS.searchPage);

const withoutEmpty = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Record<string, string>;

const firstValue = (params: URLSearchParams, ...names: string[]) =>
  names.map(name => cleanText(params.get(name) ?? '')).find(value => value);

const truncate = (text: string | undefined, maxLength: number) =>
  text && [...text.toWellFormed()].slice(0, maxLength).join('');

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | undefined) =>
  choices.find(choice => choice === text);

/** Returns undefined at the end of the scale, which filters nothing. */
function ratingOf(text: string | undefined, endOfScale: number) {
  const rating = Number(text);
  const { min, max } = LIMITS.rating;
  return text && rating >= min && rating <= max && rating !== endOfScale ? rating : undefined;
}

const isRange = (low?: number, high?: number) => (low ?? LIMITS.rating.min) <= (high ?? LIMITS.rating.max);

const pageOf = (text: string | undefined) => {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? Math.min(page, LAST_PAGE) : 1;
};

/** Accepts filters by their own names or the API's, and ignores invalid values. */
export function readSearch(params: URLSearchParams): SearchValues {
  const low = ratingOf(firstValue(params, 'minRating'), LIMITS.rating.min);
  const high = ratingOf(firstValue(params, 'maxRating'), LIMITS.rating.max);
  return {
    q: truncate(firstValue(params, 'q'), LIMITS.query) ?? '',
    type: oneOf(PROPERTY_TYPES, firstValue(params, 'type', 'propertyType')),
    suburb: truncate(firstValue(params, 'suburb'), LIMITS.suburb) || undefined,
    state: oneOf(STATES, firstValue(params, 'state')?.toUpperCase()),
    issue: oneOf(ISSUE_TAG_NAMES, firstValue(params, 'issue', 'issueTag')),
    minRating: isRange(low, high) ? low : undefined,
    maxRating: isRange(low, high) ? high : undefined,
    sort: oneOf(Object.keys(SEARCH_SORTS) as SearchSort[], firstValue(params, 'sort')) ?? 'relevance',
    page: pageOf(firstValue(params, 'page')),
    panel: oneOf(['open', 'closed'], firstValue(params, 'filters')),
  };
}

/** Leaves out defaults. */
export function searchFields(search: Partial<SearchValues>): [name: string, value: string][] {
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

export function searchUrl(search: Partial<SearchValues>): string {
  const query = new URLSearchParams(searchFields(search)).toString();
  return query ? `/search?${query}` : '/search';
}

export const apiQuery = (search: SearchValues, page: number) => ({
  q: search.q || undefined,
  propertyType: search.type,
  suburb: search.suburb,
  state: search.state,
  issueTag: search.issue,
  minRating: search.minRating,
  maxRating: search.maxRating,
  sort: search.sort === 'relevance' ? undefined : search.sort,
  page: page > 1 ? page : undefined,
});
