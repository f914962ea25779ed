import { LIMITS } from '@home-truths/platform/contract';
import { pathOnSite } from '@home-truths/platform/router';

/** Reads the page that a complaint is about from the search params, for example `/property/7`; else an empty string. */
export function readPageParam(search: URLSearchParams): string {
  const page = pathOnSite(search.get('page')) ?? '';
  return page.length <= LIMITS.address ? page : '';
}
