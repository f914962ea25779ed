import { parseAddress, partsOf } from '@home-truths/platform/contract';

/** Returns true for `Unit 5, 12 Smith St` and `12 Smith St, Apt 5, Bondi, NSW 2026`. */
export const hasUnit = (typed: string) => partsOf(parseAddress(typed)?.address ?? typed).unit !== null;
