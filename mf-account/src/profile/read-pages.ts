import { LIMITS } from '@home-truths/platform/contract';

/** `?page=2` shows the first two pages. */
export function readPages(search: URLSearchParams): number {
  const pages = Number(search.get('page'));
  return Number.isInteger(pages) && pages > 0 ? Math.min(pages, LIMITS.pages) : 1;
}
