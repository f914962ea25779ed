import type { PROPERTY_DETAILS } from '../properties/property.entity.ts';

/** A table whose rows a merge moves and an undo gives back. */
export interface MovedTable {
  table: string;
  /** The column with the property's id; `property_id` if absent. */
  column?: string;
  /** The columns that identify a row; `id` if absent. */
  key?: string[];
  /** The owner's column, if an owner may have one row per property: a second one is not moved. */
  owner?: string;
  /** True if the table keeps deleted rows (`deleted_at`), of which an owner may have any number. */
  isSoftDeleted?: boolean;
  /** Words of an undo about its rows: `1 request sent since the merge …`. */
  words?: readonly [noun: string, added: string];
}

/** All tables that refer to properties; a test finds missing ones. */
export const MOVED_TABLES: readonly MovedTable[] = [
  { table: 'review', owner: 'user_id', isSoftDeleted: true, words: ['review', 'posted'] },
  { table: 'user_bookmarks', owner: 'user_id', words: ['bookmark', 'added'] },
  { table: 'inspector_lead', words: ['request', 'sent'] },
  { table: 'property_alias', key: ['address_key', 'suburb_key', 'state', 'postcode'] },
  // pages of properties that were merged into the source redirect in one step
  { table: 'property', column: 'merged_into_id' },
];

/** Fields that the target takes over if it has no value. */
export const FILLED_FIELDS = [
  'bedrooms',
  'bathrooms',
  'parkingSpaces',
  'buildYear',
  'description',
  'propertySize',
  'landSize',
] as const satisfies readonly (typeof PROPERTY_DETAILS)[number][];

/** A member's older review of two, which the merge hides. */
export interface OlderReview {
  id: number;
  propertyId: number;
  /** False if it was hidden already. */
  isHiddenByMerge: boolean;
  /** The note that the merge replaced, erased with the review's text. */
  note?: string | null;
}

/** The columns that identify a property. */
export interface AddressKey {
  addressKey: string;
  suburbKey: string;
  state: string;
  postcode: string;
}

/**
 * The column `property_merge.moved`: what an undo needs besides the rows in `merge_move`. Ids of reviews are its only
 * personal data.
 */
export interface MergeChanges {
  olderReviews: OlderReview[];
  /** The images that the target got. */
  images: string[];
  /** All images of the merged property. */
  imagesBefore: string[];
  /** Values that the target got. */
  filled: Partial<Record<(typeof FILLED_FIELDS)[number], string | number>>;
  /** The postcode that the target got, whose own was unknown. */
  postcode: string | null;
  /** The address that leads to the target now, and the property it led to before. */
  alias: (AddressKey & { replaced: number | null }) | null;
  /** The merged property's building. */
  building: number | null;
  /** True if the target got the merged property's key, having none. */
  isKeyTaken?: boolean;
  /** Sentences about what an undo left. */
  notUndone?: string[];
}
