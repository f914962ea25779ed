import type { PROPERTY_DETAILS } from '../properties/property.entity.ts';

/** What an administrator knows about a property beyond its address. */
export const FILLED_FIELDS = [
  'bedrooms',
  'bathrooms',
  'parkingSpaces',
  'buildYear',
  'description',
  'propertySize',
  'landSize',
] as const satisfies readonly (typeof PROPERTY_DETAILS)[number][];

/** The older of two reviews by one member, as it was before. */
export interface OlderReview {
  id: number;
  propertyId: number;
  /** Whether the merge hid it, which a moderator may have done before. */
  isHiddenByMerge: boolean;
  /** What a moderator had noted, where the merge hid it; erased with its text. */
  note?: string | null;
}

/** The key of an address, by which a property is found. */
export interface AddressKey {
  addressKey: string;
  suburbKey: string;
  state: string;
  postcode: string;
}

/** What a merge changed, as it is stored: enough to undo it, and nothing about a person but ids of their records. */
export interface Moved {
  reviews: number[];
  olderReviews: OlderReview[];
  bookmarks: number[];
  leads: number[];
  images: string[];
  /** All images that the property had, in their order. */
  imagesBefore: string[];
  filled: Partial<Record<(typeof FILLED_FIELDS)[number], string | number>>;
  /** The postcode that the target got, which had none. */
  postcode: string | null;
  /** Properties that had been merged into it, and former addresses of it. */
  merged: number[];
  aliases: AddressKey[];
  /** The alias for its address, and the property that this address led to before. */
  alias: (AddressKey & { replaced: number | null }) | null;
  building: number | null;
  /** Whether the target, which had no key, got its key. */
  isKeyTaken?: boolean;
  /** Sentences: what an undo did not give back. */
  notUndone?: string[];
}
