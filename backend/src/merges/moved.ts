import type { PROPERTY_DETAILS } from '../properties/property.entity.ts';

/** A table whose rows name a property, and name the other one after a merge. */
export interface MovedTable {
  table: string;
  /** The column with the property's id; `property_id` if absent. */
  column?: string;
  /** The columns that identify a row; `id` if absent. */
  key?: string[];
  /** Whose row it is, if each may have one row of a property. A row stays if its owner has one of the target. */
  owner?: string;
  /** Whether deleted rows stay in the table. An owner may have any number of them. */
  isSoftDeleted?: boolean;
  /** For the sentences about rows that an undo does not give back: `1 request sent since the merge …`. */
  words?: readonly [noun: string, added: string];
}

/** What a merge moves and its undo gives back. A test compares it with all references to properties. */
export const MOVED_TABLES: readonly MovedTable[] = [
  { table: 'review', owner: 'user_id', isSoftDeleted: true, words: ['review', 'posted'] },
  { table: 'user_bookmarks', owner: 'user_id', words: ['bookmark', 'added'] },
  { table: 'inspector_lead', words: ['request', 'sent'] },
  { table: 'property_alias', key: ['address_key', 'suburb_key', 'state', 'postcode'] },
  // the property that an earlier merge names is always a live one
  { table: 'property', column: 'merged_into_id' },
];

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

/** What a merge changed besides the rows of `MOVED_TABLES`, as it is stored: nothing about a person but ids of reviews. */
export interface Moved {
  olderReviews: OlderReview[];
  images: string[];
  /** All images that the property had, in their order. */
  imagesBefore: string[];
  filled: Partial<Record<(typeof FILLED_FIELDS)[number], string | number>>;
  /** The postcode that the target got, which had none. */
  postcode: string | null;
  /** The alias for its address, and the property that this address led to before. */
  alias: (AddressKey & { replaced: number | null }) | null;
  building: number | null;
  /** Whether the target, which had no key, got its key. */
  isKeyTaken?: boolean;
  /** Sentences: what an undo did not give back. */
  notUndone?: string[];
}
