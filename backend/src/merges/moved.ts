import type { PROPERTY_DETAILS } from '../properties/property.entity.ts';

/** A table whose rows a merge moves to the target, and an undo gives back. */
export interface MovedTable {
  table: string;
  /** The column with the property's id; `property_id` if absent. */
  column?: string;
  /** The columns that identify a row; `id` if absent. */
  key?: string[];
  /** The column of the owner, if an owner may have one row per property. Rows of owners who have one of the target stay. */
  owner?: string;
  /** True if the table has deleted rows (`deleted_at`), of which an owner may have any number. */
  isSoftDeleted?: boolean;
  /** Words of sentences about rows that an undo does not give back: `1 request sent since the merge …`. */
  words?: readonly [noun: string, added: string];
}

/** A test finds tables with a reference to properties that are missing here. */
export const MOVED_TABLES: readonly MovedTable[] = [
  { table: 'review', owner: 'user_id', isSoftDeleted: true, words: ['review', 'posted'] },
  { table: 'user_bookmarks', owner: 'user_id', words: ['bookmark', 'added'] },
  { table: 'inspector_lead', words: ['request', 'sent'] },
  { table: 'property_alias', key: ['address_key', 'suburb_key', 'state', 'postcode'] },
  // properties that were merged into the source: their pages redirect to the target in one step
  { table: 'property', column: 'merged_into_id' },
];

/** The fields that the target takes over if it has no value of its own. */
export const FILLED_FIELDS = [
  'bedrooms',
  'bathrooms',
  'parkingSpaces',
  'buildYear',
  'description',
  'propertySize',
  'landSize',
] as const satisfies readonly (typeof PROPERTY_DETAILS)[number][];

/** The older review of a member who reviewed both properties; the merge hides it. */
export interface OlderReview {
  id: number;
  propertyId: number;
  /** False if it was hidden already. */
  isHiddenByMerge: boolean;
  /** The note that the merge replaced; it is erased with the review's text. */
  note?: string | null;
}

/** What identifies a property: its columns of these names. */
export interface AddressKey {
  addressKey: string;
  suburbKey: string;
  state: string;
  postcode: string;
}

/**
 * The column `property_merge.moved`: what an undo needs, except the moved rows, which are in `merge_move`. Ids of
 * reviews are its only personal data.
 */
export interface Moved {
  olderReviews: OlderReview[];
  /** The images that the target got. */
  images: string[];
  /** All images of the merged property before. */
  imagesBefore: string[];
  /** The fields that the target got. */
  filled: Partial<Record<(typeof FILLED_FIELDS)[number], string | number>>;
  /** The postcode that the target got, since its own was unknown. */
  postcode: string | null;
  /** The address that leads to the target now, and the property that it led to before. */
  alias: (AddressKey & { replaced: number | null }) | null;
  /** The merged property's building. */
  building: number | null;
  /** True if the target had no key and got that of the merged property. */
  isKeyTaken?: boolean;
  /** After an undo: sentences about what it left. */
  notUndone?: string[];
}
