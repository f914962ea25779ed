import { type PlaceSums, STATE_NAMES, STATES, type State } from '@home-truths/platform/contract';
import { localDate, reviewsText } from '@home-truths/platform/ui/property';

export const stateOf = (param: string | undefined): State | undefined =>
  STATES.find(state => state === param?.toUpperCase());

export const propertyCountText = (count: number) =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? 'property' : 'properties'}`;

type Counts = Pick<PlaceSums, 'propertyCount' | 'reviewedPropertyCount' | 'reviewCount'>;

export const placeCountsText = (counts: Counts) =>
  `${propertyCountText(counts.propertyCount)} on Home Truths, ${counts.reviewedPropertyCount.toLocaleString('en-AU')} reviewed`;

export const basisText = (counts: Counts) =>
  `${reviewsText(counts.reviewCount)} of ${propertyCountText(counts.reviewedPropertyCount)}`;

/** `Richmond, Victoria` */
export const nameWithState = ({ name, state }: { name: string; state: string }) =>
  `${name}, ${STATE_NAMES[state as State] ?? state}`;

const timeFormat = new Intl.DateTimeFormat('en-AU', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Australia/Sydney',
});

/** `26 Nov 2026, 11:07 pm`, in Sydney, with plain spaces in every browser */
export const timeText = (instant: string) =>
  `${localDate(instant)}, ${timeFormat.format(new Date(instant)).replace(/\s/g, ' ')}`;
