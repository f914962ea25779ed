import type { PropertyLine } from '@home-truths/platform/contract';
import { TextLink } from '@home-truths/platform/ui';
import { fullAddress } from '@home-truths/platform/ui/property';

/** Maps know buildings rather than units: `26 Kilbride Crescent` of `1103/26 Kilbride Crescent`. */
const withoutUnit = (address: string) => address.replace(/^.*\//, '');

const mapOf = (place: PropertyLine) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({
    query: fullAddress({ ...place, address: withoutUnit(place.address) }),
  })}`;

/** A plain link to a map of another site, which is not told where its visitors come from. */
export const MapLink = ({ place }: { place: PropertyLine }) => (
  <TextLink to={mapOf(place)} rel="noreferrer" _print={{ display: 'none' }}>
    Show on a map
  </TextLink>
);
