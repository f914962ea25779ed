import { parseAddress, partsOf } from '@home-truths/platform/contract';

/** Whether a typed address has a unit, as in `Unit 5, 12 Smith St` or `12 Smith St, Apt 5, Bondi, NSW 2026`. */
export const hasUnit = (typed: string) => partsOf(parseAddress(typed)?.address ?? typed).unit !== null;
