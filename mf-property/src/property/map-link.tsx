import type { PropertyLine } from '@home-truths/platform/contract';
import { TextLink } from '@home-truths/platform/ui';
import { fullAddress } from '@home-truths/platform/ui/property';

/** Returns `26 Kilbride Crescent` for `1103/26 Kilbride Crescent`, because the map finds no units. */
const withoutUnit = (address: string) => address.replace(/^.*\//, '');

const mapUrl = (property: PropertyLine) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({
    query: fullAddress({ ...property, address: withoutUnit(property.address) }),
  })}`;

/** Sends no referrer: the map's site must not learn the page. */
export const MapLink = ({ property }: { property: PropertyLine }) => (
  <TextLink to={mapUrl(property)} rel="noreferrer" _print={{ display: 'none' }}>
    Show on a map
  </TextLink>
);
