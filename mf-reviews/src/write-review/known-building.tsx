import {
  addressOf,
  type ParsedAddress,
  partsOf,
  type Suggestion,
  suggestProperties,
  UNKNOWN_POSTCODE,
} from '@home-truths/platform/contract';
import { read, useApi, useQuery } from '@home-truths/platform/data';
import { Box, Text } from '@home-truths/platform/ui';
import { toAddressText } from './address-text.ts';

type Building = Extract<Suggestion, { kind: 'building' }>;

const keysOf = ({ address, suburb, state, postcode }: ParsedAddress | Building) =>
  addressOf(address, suburb, state, postcode);

function isAtAddress(building: Building, typed: ParsedAddress) {
  const known = keysOf(building);
  const other = keysOf(typed);
  return (
    known.baseKey === other.baseKey &&
    known.suburbKey === other.suburbKey &&
    known.state === other.state &&
    (known.postcode === other.postcode || [known.postcode, other.postcode].includes(UNKNOWN_POSTCODE))
  );
}

function useBuilding(address: ParsedAddress | null) {
  const api = useApi();
  const text = address ? `${partsOf(address.address).base} ${address.suburb} ${address.state}` : '';
  const { data = [] } = useQuery({
    ...read(api, suggestProperties, { query: { q: text, kinds: 'buildings' } }),
    enabled: address !== null,
  });
  return data.find(
    (suggestion): suggestion is Building =>
      address !== null && suggestion.kind === 'building' && isAtAddress(suggestion, address),
  );
}

/** Says if the building of a typed address is known, and asks for a missing unit. */
export function KnownBuilding({ address }: { address: ParsedAddress | null }) {
  const building = useBuilding(address);
  return (
    <Box role="status">
      {building && (
        <Text mt="2" color="fg.muted">
          <span>{'This property is in a building we already have: '}</span>
          <span translate="no">{building.name ?? building.address}</span>
          <span>.</span>
          {address && partsOf(address.address).unit === null && (
            <>
              <span>{' Start with your unit number. For example: '}</span>
              <span translate="no">{`5/${toAddressText(building)}`}</span>
            </>
          )}
        </Text>
      )}
    </Box>
  );
}
