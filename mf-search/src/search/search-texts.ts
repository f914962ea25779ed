import { LIMITS, STATES, UNKNOWN_POSTCODE } from '@home-truths/platform/contract';
import { localityOf } from '@home-truths/platform/ui/property';
import type { Results } from './results.ts';
import type { SearchValues } from './search-params.ts';

const formatCount = (count: number) => count.toLocaleString('en-AU');

const totalText = (total: string) =>
  total.endsWith('+') ? `${formatCount(LIMITS.countCap)}+` : formatCount(Number(total));

export function countText({ status, outdated, total = '' }: Pick<Results, 'status' | 'outdated' | 'total'>) {
  if (status === 'failed') return '';
  if (status === 'loading' || outdated) return 'Searching...';
  return `${totalText(total)} properties found`;
}

export function buttonText({ status, outdated, total = '' }: Pick<Results, 'status' | 'outdated' | 'total'>) {
  if (status !== 'found' || outdated) return 'Show';
  return `Show ${totalText(total)} ${total === '1' ? 'property' : 'properties'}`;
}

export const showingText = (shown: number, total: string) =>
  `Showing ${formatCount(shown)} of ${totalText(total)} properties`;

/** `Bondi NSW`, as the search box shows a chosen suburb. */
export const localityText = ({
  suburb,
  state,
}: {
  suburb?: string | undefined;
  state?: string | undefined;
}) => (suburb ? localityOf({ suburb, state: state ?? '', postcode: UNKNOWN_POSTCODE }) : '');

export const searchBoxText = (search: Pick<SearchValues, 'q' | 'suburb' | 'state'>) =>
  search.q || localityText(search);

/** Returns the name apart, because it must not be translated. */
export function headingOf(search: SearchValues): { text: string; name: string } {
  if (search.q) return { text: 'Search results for ', name: `"${search.q}"` };
  const name = localityText(search);
  return { text: name ? 'Properties in ' : 'All Properties', name };
}

export function titleOf(search: SearchValues) {
  const { text, name } = headingOf(search);
  return text + (search.q ? `“${search.q}”` : name);
}

const STATE_PATTERN = new RegExp(`\\b(${STATES.join('|')})\\b`, 'i');

/**
 * Returns the place filters that a new text replaces: a chosen suburb, or a state that contradicts the text.
 */
export function replacedPlaceFilters(
  text: string,
  { q, suburb, state }: SearchValues,
): Partial<SearchValues> {
  const namedState = STATE_PATTERN.exec(text)?.[1]?.toUpperCase();
  const isReplaced =
    (!q && suburb !== undefined) || (state !== undefined && namedState !== undefined && namedState !== state);
  return isReplaced ? { suburb: undefined, state: undefined } : {};
}
