const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/**
 * Truncates text to a number of characters and adds an ellipsis; never splits a grapheme or an emoji.
 * @param breakAt `words`: words are not split, either, unless there is only one
 */
export function truncateText(text: string, maxLength: number, breakAt?: 'words'): string {
  if (text.length <= maxLength) return text;
  const all: string[] = [];
  for (const { segment } of graphemes.segment(text)) if (all.push(segment) > maxLength) break;
  if (all.length <= maxLength) return text;
  const head = all.slice(0, maxLength).join('');
  return `${(breakAt && all[maxLength]?.trim() ? head.replace(/\s\S*$/, '') : head).trimEnd()}…`;
}

interface StreetAddress {
  address: string;
  suburb: string;
  state: string;
  postcode: string;
}

/** The postcode, or an empty string: `0000` means that it is not known yet. */
export const knownPostcode = ({ postcode }: Pick<StreetAddress, 'postcode'>) =>
  postcode === '0000' ? '' : postcode;

/** Joins the parts that are not empty. */
export const joinWithSpaces = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** `Zetland NSW 2017` */
export const localityOf = (property: Omit<StreetAddress, 'address'>) =>
  joinWithSpaces(property.suburb, property.state, knownPostcode(property));

/** `1103/26 Kilbride Crescent, Zetland NSW 2017` */
export const fullAddress = (property: StreetAddress) => `${property.address}, ${localityOf(property)}`;

/** `1 review`, `2 reviews` */
export const reviewsText = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`;

const dates = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Australia/Sydney',
});

/** An instant (ISO 8601) as a date in en-AU, Australia/Sydney: `7 Sep 2026`. */
export const localDate = (instant: string) => dates.format(new Date(instant)).replace('Sept', 'Sep');

/** `2026-09` as `Sep 2026`. */
export const monthText = (month: string) => localDate(`${month}-15`).slice('15 '.length);

/** `apartment` as `Apartment` */
export const typeName = (type: string) => type.charAt(0).toUpperCase() + type.slice(1);
