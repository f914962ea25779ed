/** How many pages of a building's properties are shown. */
export const PAGE_COUNT_PARAM = 'homes';

/** All these pages are fetched before the page renders. */
export const MAX_PAGE_COUNT = 50;

export function readPageCount(search: URLSearchParams): number {
  const count = Number(search.get(PAGE_COUNT_PARAM));
  return Number.isInteger(count) && count > 0 ? Math.min(count, MAX_PAGE_COUNT) : 1;
}
