import type { PropertyLine } from '@home-truths/platform/contract';
import { joinWithSpaces, knownPostcode } from '@home-truths/platform/ui/property';

/** Returns `12 Smith St, Bondi, NSW 2026`. */
export const toAddressText = (known: Omit<PropertyLine, 'id'>) =>
  `${known.address}, ${known.suburb}, ${joinWithSpaces(known.state, knownPostcode(known))}`;
