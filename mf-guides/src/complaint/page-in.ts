import { LIMITS } from '@home-truths/platform/contract';

/** The page of ours that an address says a complaint is about, for example `/property/7`; else nothing. */
export function pageIn(search: URLSearchParams): string {
  const page = search.get('page') ?? '';
  return /^\/(?![/\\])/.test(page) && page.length <= LIMITS.address ? page : '';
}
