const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/**
 * Never splits a grapheme.
 * @param breakAt `words` also keeps words whole, unless there is only one
 */
export function truncateText(text: string, maxLength: number, breakAt?: 'words'): string {
  if (text.length <= maxLength) return text;
  const segments: string[] = [];
  for (const { segment } of graphemes.segment(text)) if (segments.push(segment) > maxLength) break;
  if (segments.length <= maxLength) return text;
  const head = segments.slice(0, maxLength).join('');
  return `${(breakAt && segments[maxLength]?.trim() ? head.replace(/\s\S*$/, '') : head).trimEnd()}…`;
}

interface StreetAddress {
  address: string;
  suburb: string;
  state: string;
  postcode: string;
}

/** Returns no text for `0000`, the contract's `UNKNOWN_POSTCODE`. */
export const knownPostcode = ({ postcode }: Pick<StreetAddress, 'postcode'>) =>
  postcode === '0000' ? '' : postcode;

export const joinWithSpaces = (...parts: string[]) => parts.filter(Boolean).join(' ');

export const localityOf = (property: Omit<StreetAddress, 'address'>) =>
  joinWithSpaces(property.suburb, property.state, knownPostcode(property));

/** For example `1103/26 Kilbride Crescent, Zetland NSW 2017`. */
export const fullAddress = (property: StreetAddress) => `${property.address}, ${localityOf(property)}`;

export const reviewsText = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`;

const dates = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Australia/Sydney',
});

/** Formats an instant (ISO 8601) in Sydney: `7 Sep 2026`. Some browsers write `Sept`. */
export const localDate = (instant: string) => dates.format(new Date(instant)).replace('Sept', 'Sep');

/** Converts `2026-09` to `Sep 2026`. */
// no time zone moves the 15th into another month
export const monthText = (month: string) => localDate(`${month}-15`).slice('15 '.length);

export const typeName = (type: string) => type.charAt(0).toUpperCase() + type.slice(1);
