import {
  cleanText,
  LIMITS,
  RESIDENCY,
  REVIEW_SORTS,
  type ReviewSort,
  storedLength,
} from '@home-truths/platform/contract';
import { useSearchParams } from '@home-truths/platform/router';

/** `?sort=helpful&page=2`: the first two pages, the most helpful first. */
export interface ListParams {
  sort: ReviewSort;
  pages: number;
}

/** `?rating=4&residencyStatus=visited` */
export interface ReviewFilter {
  issueTag?: string;
  rating?: number;
  residencyStatus?: keyof typeof RESIDENCY;
}

const DEFAULT_PARAMS: ListParams = { sort: 'newest', pages: 1 };

const isSort = (text: string): text is ReviewSort => Object.hasOwn(REVIEW_SORTS, text);

export function readListParams(search: URLSearchParams): ListParams {
  const sort = search.get('sort') ?? '';
  const pages = Number(search.get('page'));
  return {
    sort: isSort(sort) ? sort : DEFAULT_PARAMS.sort,
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, LIMITS.pages) : DEFAULT_PARAMS.pages,
  };
}

/** Return a falsy value for a missing text, or one that the API would reject. */
const FILTER_PARSERS: { [Name in keyof ReviewFilter]-?: (text: string) => ReviewFilter[Name] | false } = {
  issueTag: text => storedLength(text) <= LIMITS.tag && text.isWellFormed() && cleanText(text),
  rating: text => /^[1-5]$/.test(text) && Number(text),
  residencyStatus: text => Object.hasOwn(RESIDENCY, text) && (text as keyof typeof RESIDENCY),
};

/** Search params to remove when the filter changes: the filter, and the page, which belongs to it. */
export const FILTER_PARAMS = [...Object.keys(FILTER_PARSERS), 'page'];

export const readFilter = (search: URLSearchParams): ReviewFilter =>
  Object.fromEntries(
    Object.entries(FILTER_PARSERS)
      .map(([name, read]) => [name, read(search.get(name) ?? '')])
      .filter(([, value]) => value),
  );

export const formatFilter = ({ issueTag, rating, residencyStatus }: ReviewFilter) =>
  [
    issueTag,
    rating && `${rating} ${rating === 1 ? 'star' : 'stars'}`,
    residencyStatus && RESIDENCY[residencyStatus],
  ]
    .filter(Boolean)
    .join(', ');

/** Keeps all other params and leaves out default values. */
export function writeListParams(search: URLSearchParams, { sort, pages }: ListParams) {
  const next = new URLSearchParams(search);
  next.delete('sort');
  next.delete('page');
  if (sort !== DEFAULT_PARAMS.sort) next.set('sort', sort);
  if (pages !== DEFAULT_PARAMS.pages) next.set('page', String(pages));
  return next;
}

export function useListSearchParams() {
  const [search, setSearch] = useSearchParams();
  const set = (next: ListParams) =>
    setSearch(writeListParams(search, next), { replace: true, preventScrollReset: true });
  return [readListParams(search), set] as const;
}

export const useFilter = () => readFilter(useSearchParams()[0]);
