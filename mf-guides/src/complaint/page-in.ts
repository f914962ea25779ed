import { LIMITS } from '@home-truths/platform/contract';
import { pathOnSite } from '@home-truths/platform/router';

/** The page of ours that an address says a complaint is about, for example `/property/7`; else nothing. */
export function pageIn(search: URLSearchParams): string {
  const page = pathOnSite(search.get('page')) ?? '';
  return page.length <= LIMITS.address ? page : '';
}
