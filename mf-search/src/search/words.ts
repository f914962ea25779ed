import { LIMITS } from '@home-truths/platform/contract';
import { localityOf } from '@home-truths/platform/ui/home';
import type { Results } from '../queries.ts';
import type { Search } from './search-address.ts';

const grouped = (count: number) => count.toLocaleString('en-AU');

const totalText = (total: string) =>
  total.endsWith('+') ? `${grouped(LIMITS.countCap)}+` : grouped(Number(total));

/** `1,204 properties found`, `1,000+ properties found`, or `Searching...` (spec section 2, decision 5). */
export function countLine({ status, outdated, total = '' }: Pick<Results, 'status' | 'outdated' | 'total'>) {
  if (status === 'failed') return '';
  if (status === 'waiting' || outdated) return 'Searching...';
  return `${totalText(total)} properties found`;
}

/** How many of the homes found are shown. */
export const shownLine = (shown: number, total: string) =>
  `Showing ${grouped(shown)} of ${totalText(total)} properties`;

/** The heading of the page. */
export const headingOf = ({ q }: Search) => (q ? `Search results for "${q}"` : 'All Properties');

/** The title of the page in the browser: a search for a suburb alone is named after it. */
export function titleOf(search: Search) {
  const { q, suburb, state = '' } = search;
  if (q) return `Search results for “${q}”`;
  if (!suburb) return headingOf(search);
  return `Homes in ${localityOf({ suburb, state, postcode: '0000' }).trim()}`;
}
