import { LIMITS } from '@home-truths/platform/contract';

/** The number of list pages that a URL shows; `?page=2` shows the first two. */
export function readPages(search: URLSearchParams): number {
  const pages = Number(search.get('page'));
  return Number.isInteger(pages) && pages > 0 ? Math.min(pages, LIMITS.pages) : 1;
}
