import type { PROPERTY_DETAILS } from '../properties/property.entity.ts';

export interface MovedTable {
  table: string;
  /** The column with the property's id; `property_id` if absent. */
  column?: string;
  /** The columns that identify a row; `id` if absent. */
  key?: string[];
  /** The owner's column, if each may have one row of a property. A row stays if its owner has one of the target. */
  owner?: string;
  /** True if deleted rows stay in the table, of which an owner may have any number. */
  isSoftDeleted?: boolean;
  /** For rows that an undo does not give back: `1 request sent since the merge …`. */
  words?: readonly [noun: string, added: string];
}

/** A test compares them with all references to properties. */
export const MOVED_TABLES: readonly MovedTable[] = [
  { table: 'review', owner: 'user_id', isSoftDeleted: true, words: ['review', 'posted'] },
  { table: 'user_bookmarks', owner: 'user_id', words: ['bookmark', 'added'] },
  { table: 'inspector_lead', words: ['request', 'sent'] },
  { table: 'property_alias', key: ['address_key', 'suburb_key', 'state', 'postcode'] },
  // so that no merge names a merged property
  { table: 'property', column: 'merged_into_id' },
];

/** The editable fields of a property besides its address. */
export const FILLED_FIELDS = [
  'bedrooms',
  'bathrooms',
  'parkingSpaces',
  'buildYear',
  'description',
  'propertySize',
  'landSize',
] as const satisfies readonly (typeof PROPERTY_DETAILS)[number][];

export interface OlderReview {
  id: number;
  propertyId: number;
  /** False if a moderator had hidden it before the merge. */
  isHiddenByMerge: boolean;
  /** The note that the merge replaced; erased with the review's text. */
  note?: string | null;
}

export interface AddressKey {
  addressKey: string;
  suburbKey: string;
  state: string;
  postcode: string;
}

/** The changes besides the rows of `MOVED_TABLES`, without personal data except ids of reviews. */
export interface Moved {
  olderReviews: OlderReview[];
  images: string[];
  imagesBefore: string[];
  filled: Partial<Record<(typeof FILLED_FIELDS)[number], string | number>>;
  /** The postcode that the target lacked. */
  postcode: string | null;
  /** The alias for its address, and the property that the address led to before. */
  alias: (AddressKey & { replaced: number | null }) | null;
  building: number | null;
  /** True if the target had no key and got this one. */
  isKeyTaken?: boolean;
  notUndone?: string[];
}
