import { LIMITS, RESIDENCY, REVIEW_SORTS, type ReviewSort } from '@home-truths/platform/contract';

/** What of the list stands in the address: `?sort=helpful&page=2` shows the first two pages in that order. */
export interface ListAddress {
  sort: ReviewSort;
  pages: number;
}

/** Which reviews are listed, as it stands in the address: `?rating=4`. */
export interface ReviewFilter {
  issueTag?: string;
  rating?: number;
  residencyStatus?: keyof typeof RESIDENCY;
}

const FIRST: ListAddress = { sort: 'newest', pages: 1 };

/** As far as the API turns pages. */
const MOST_PAGES = 500;

const isSort = (text: string): text is ReviewSort => Object.hasOwn(REVIEW_SORTS, text);

/** Reads sort and pages; what the address does not say, or says wrongly, is newest first and one page. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const sort = search.get('sort') ?? '';
  const pages = Number(search.get('page'));
  return {
    sort: isSort(sort) ? sort : FIRST.sort,
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, MOST_PAGES) : FIRST.pages,
  };
}

const FILTERS: { [Name in keyof ReviewFilter]-?: (text: string) => ReviewFilter[Name] | false } = {
  issueTag: text => text.trim().length <= LIMITS.tag && !/^\s*$|\p{C}/u.test(text) && text,
  rating: text => /^[1-5]$/.test(text) && Number(text),
  residencyStatus: text => Object.hasOwn(RESIDENCY, text) && (text as keyof typeof RESIDENCY),
};

/** What of the address belongs to the filter, and the page, which counts in the filtered list. */
export const FIELDS = [...Object.keys(FILTERS), 'page'];

/** Reads the filter; what is no filter counts as none. */
export const readFilter = (search: URLSearchParams): ReviewFilter =>
  Object.fromEntries(
    Object.entries(FILTERS)
      .map(([name, read]) => [name, read(search.get(name) ?? '')])
      .filter(([, value]) => value),
  );

/** The filter in words, or nothing. */
export const filterText = ({ issueTag, rating, residencyStatus }: ReviewFilter) =>
  [
    issueTag,
    rating && `${rating} ${rating === 1 ? 'star' : 'stars'}`,
    residencyStatus && RESIDENCY[residencyStatus],
  ]
    .filter(Boolean)
    .join(', ');

/** The address of a list; the rest of the query stays, and so the plain address stays plain. */
export function writeListAddress(search: URLSearchParams, { sort, pages }: ListAddress) {
  const next = new URLSearchParams(search);
  next.delete('sort');
  next.delete('page');
  if (sort !== FIRST.sort) next.set('sort', sort);
  if (pages !== FIRST.pages) next.set('page', String(pages));
  return next;
}
