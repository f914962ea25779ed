import { ASIDES } from './bank/asides.ts';
import { CLOSINGS } from './bank/closings.ts';
import { FEES } from './bank/fees.ts';
import { LANDLORD } from './bank/landlord.ts';
import { LEAKS } from './bank/leaks.ts';
import { LIFTS } from './bank/lifts.ts';
import { LOCATION } from './bank/location.ts';
import { MANAGEMENT } from './bank/management.ts';
import { NOISE } from './bank/noise.ts';
import { OPENINGS } from './bank/openings.ts';
import { PARKING } from './bank/parking.ts';
import { PESTS } from './bank/pests.ts';
import { SECURITY } from './bank/security.ts';
import type { Sentence, TagBank } from './bank/sentence.ts';
import { STRUCTURE } from './bank/structure.ts';
import { UPKEEP } from './bank/upkeep.ts';

export { ASIDES, CLOSINGS, OPENINGS };

/** The sentences of the twelve tags. */
export const TAG_BANKS: readonly TagBank[] = [
  FEES,
  NOISE,
  MANAGEMENT,
  LIFTS,
  LANDLORD,
  UPKEEP,
  PESTS,
  LEAKS,
  STRUCTURE,
  LOCATION,
  PARKING,
  SECURITY,
];

/** Every sentence there is, whatever its place in a review. */
export const SENTENCES: readonly Sentence[] = [
  ...OPENINGS,
  ...TAG_BANKS.flatMap(bank => bank.sentences),
  ...ASIDES,
  ...CLOSINGS,
];
