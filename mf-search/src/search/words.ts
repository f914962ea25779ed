import { LIMITS, STATES, UNKNOWN_POSTCODE } from '@home-truths/platform/contract';
import { localityOf } from '@home-truths/platform/ui/home';
import type { Results } from '../queries.ts';
import type { Search } from './search-params.ts';

const grouped = (count: number) => count.toLocaleString('en-AU');

const totalText = (total: string) =>
  total.endsWith('+') ? `${grouped(LIMITS.countCap)}+` : grouped(Number(total));

/** `1,204 properties found`, `1,000+ properties found`, or `Searching...` (decision 105). */
export function countLine({ status, outdated, total = '' }: Pick<Results, 'status' | 'outdated' | 'total'>) {
  if (status === 'failed') return '';
  if (status === 'waiting' || outdated) return 'Searching...';
  return `${totalText(total)} properties found`;
}

/** What leads from the filters to what they have found: `Show 4 properties`. */
export function showText({ status, outdated, total = '' }: Pick<Results, 'status' | 'outdated' | 'total'>) {
  if (status !== 'found' || outdated) return 'Show';
  return `Show ${totalText(total)} ${total === '1' ? 'property' : 'properties'}`;
}

/** How many of the homes found are shown. */
export const shownLine = (shown: number, total: string) =>
  `Showing ${grouped(shown)} of ${totalText(total)} properties`;

/** A suburb that was chosen, as it stands in the box: `Bondi NSW`. */
export const placeOf = ({ suburb, state }: Pick<Search, 'suburb' | 'state'>) =>
  suburb ? localityOf({ suburb, state: state ?? '', postcode: UNKNOWN_POSTCODE }) : '';

/** What the search box says. */
export const boxText = (search: Pick<Search, 'q' | 'suburb' | 'state'>) => search.q || placeOf(search);

/** The heading of the page: words, and after them what translators must leave as it is. */
export function headingOf(search: Search): { words: string; name: string } {
  if (search.q) return { words: 'Search results for ', name: `"${search.q}"` };
  const name = placeOf(search);
  return { words: name ? 'Properties in ' : 'All Properties', name };
}

/** The title of the page in the browser. */
export function titleOf(search: Search) {
  const { words, name } = headingOf(search);
  return words + (search.q ? `“${search.q}”` : name);
}

const STATE_NAMED = new RegExp(`\\b(${STATES.join('|')})\\b`, 'i');

/**
 * What of the place filters a new text takes the place of: of a chosen suburb, which stood in the box, and of a state
 * that it contradicts.
 */
export function replacedBy(text: string, { q, suburb, state }: Search): Partial<Search> {
  const named = STATE_NAMED.exec(text)?.[1]?.toUpperCase();
  const isReplaced =
    (!q && suburb !== undefined) || (state !== undefined && named !== undefined && named !== state);
  return isReplaced ? { suburb: undefined, state: undefined } : {};
}
