import type { IssueTag } from '@home-truths/contract';

/** Issue tags and frequent words of addresses, by their bit in `property.search_flags` (decision 241). */
const FLAGS = [
  'Noise Issues',
  'High Strata Fees',
  'Parking Issues',
  'Well Maintained',
  'Pests',
  'Security Concerns',
  'Elevator Issues',
  'Leaks',
  'Good Location',
  'Structural Issues',
  'Poor Management',
  'Great Landlord',
  'st',
  'rd',
  'av',
  'ct',
  'pl',
  'dr',
  'cr',
  'wy',
  'cl',
  'la',
  'nsw',
  'vic',
  'qld',
  'wa',
  'sa',
];

const FLAG_OF: ReadonlyMap<string, number> = new Map(FLAGS.map((name, bit) => [name, 1 << bit]));

/** The flag of an issue tag or a word; 0 where it has none. */
export const flagOf = (name: IssueTag | string): number => FLAG_OF.get(name) ?? 0;
