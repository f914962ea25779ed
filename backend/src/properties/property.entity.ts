import { defineEntity, p } from '@mikro-orm/core';
import { rowCountTriggers, sqlChecks, sqlIndexes } from '../platform/database/constraints.ts';
import { canonicalText } from './addresses/address-tokens.ts';
import { Building } from './building.entity.ts';
import { BEST_SUPPORTED, RATING_RANK_COLUMNS } from './pages/rating-rank.ts';

const streetKeyOf = (property: { address: string }) => canonicalText(property.address);
const suburbKeyOf = (property: { suburb: string }) => canonicalText(property.suburb);

const details = {
  address: p.text(),
  suburb: p.text(),
  state: p.text(),
  postcode: p.text(),
  propertyType: p.text(),
  bedrooms: p.integer().nullable(),
  bathrooms: p.integer().nullable(),
  parkingSpaces: p.integer().nullable(),
  buildYear: p.integer().nullable(),
  propertyImages: p.array().columnType('text[]').default([]),
  description: p.text().nullable(),
  propertySize: p.text().nullable(),
  landSize: p.text().nullable(),
};

export const PROPERTY_DETAILS = Object.keys(details) as (keyof typeof details)[];

const PropertySchema = defineEntity({
  name: 'Property',
  properties: {
    /** `public_id` hides the order of writing. */
    id: p.integer().primary().autoincrement(false).defaultRaw(`public_id('property'::text)`),
    ...details,

    /** The canonical address, `5/12 smith st`, for the search. */
    streetKey: p.text().onCreate(streetKeyOf).onUpdate(streetKeyOf),
    suburbKey: p.text().onCreate(suburbKeyOf).onUpdate(suburbKeyOf),
    /** Identifies the property within its suburb. `keyProperties` writes it after the insert; null after a merge. */
    addressKey: p.text().nullable(),
    /** The part of `addressKey` that names the unit, `b2-1103`; null without one. */
    unit: p.text().nullable(),
    building: () => p.manyToOne(Building).nullable().deleteRule('set null').ref(),
    /** True if an administrator, not its address, decided its building. */
    isPlaced: p.boolean().default(false),
    /** The target, if this property was merged; it is then deleted too. */
    mergedInto: () => p.manyToOne(Property).nullable().deleteRule('set null').ref(),
    /** The words of the address. */
    searchTsv: p
      .text()
      .columnType('tsvector')
      .generated(
        `(array_to_tsvector(array_remove(string_to_array(translate(street_key, '/-', '  ') || ' ' || suburb_key || ' ' || lower(state) || ' ' || postcode, ' '), ''))) stored`,
      )
      .hidden()
      .lazy()
      .nullable(),
    /** Only release 1.0.0 reads this column and its copies in indexes; a later release drops it. */
    searchFlags: p
      .integer()
      .generated(
        `(search_flags(issue_tags, array_to_tsvector(array_remove(string_to_array(translate(street_key, '/-', '  ') || ' ' || suburb_key || ' ' || lower(state), ' '), '')))) stored`,
      )
      .hidden()
      .lazy()
      .nullable(),

    // aggregates of visible reviews, which only `reviews/` writes
    averageRating: p.decimal().precision(3).scale(2).default('0'),
    reviewCount: p.integer().default(0),
    /** The numbers of reviews with one to five stars. */
    ratingCounts: p.array(Number).columnType('int[]').defaultRaw(`'{0,0,0,0,0}'`),
    livedHereCount: p.integer().default(0),
    visitedCount: p.integer().default(0),
    ownedCount: p.integer().default(0),
    /** The sums of their stars. */
    livedHereStars: p.integer().default(0),
    visitedStars: p.integer().default(0),
    ownedStars: p.integer().default(0),
    /** `{"Pests": 3}`. */
    issueTagCounts: p.json<Record<string, number>>().defaultRaw(`'{}'`),
    /** The same tags, most frequent first. */
    issueTags: p.array().columnType('text[]').default([]),
    /** The day in Sydney of the newest review. */
    lastReviewedAt: p.datetime().nullable(),

    createdAt: p.datetime().defaultRaw('now()'),
    /** Set if the review form added the property, which is deleted if nobody reviews it. */
    addedByFormAt: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
    version: p.integer().version(),
  },
  checks: sqlChecks({
    property_type_check: `property_type in ('apartment', 'house', 'townhouse', 'unit', 'studio')`,
    property_state_check: `state in ('NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT')`,
    property_postcode_check: `postcode ~ '^[0-9]{4}$'`,
    property_images_check: 'cardinality(property_images) <= 5',
    property_keys_check: `street_key <> '' and suburb_key <> ''`,
  }),
  triggers: rowCountTriggers('property'),
  indexes: sqlIndexes(
    'create unique index property_address_key_unique on property (address_key, suburb_key, state, postcode)',
    'create index property_building_idx on property (building_id) where building_id is not null',
    'create index property_merged_idx on property (merged_into_id) where merged_into_id is not null',
    'create index property_without_key_idx on property (id) where address_key is null and merged_into_id is null',
    'create index property_terms_idx on property using gin (search_tsv, issue_tags, state, property_type)',
    'create index property_deleted_idx on property (id) where deleted_at is not null',
    'create index property_suburb_idx on property (suburb_key, state, postcode, suburb) where deleted_at is null',
    'create index property_reviewed_suburb_idx on property (suburb_key, state, postcode, last_reviewed_at desc) where deleted_at is null and review_count > 0',
    'create index property_added_idx on property (added_by_form_at) where added_by_form_at is not null and deleted_at is null',
    'create index property_unreviewed_idx on property (added_by_form_at) where review_count = 0 and added_by_form_at is not null',
    'create index property_latest_idx on property (last_reviewed_at desc nulls last, id desc) include (state, property_type, average_rating, review_count, search_flags) where deleted_at is null',
    'create index property_browse_idx on property (state, property_type, last_reviewed_at desc nulls last, id desc) include (average_rating, review_count, search_flags) where deleted_at is null',
    'create index property_rating_high_idx on property (average_rating desc, review_count desc, id desc) include (last_reviewed_at, state, property_type, search_flags) where deleted_at is null',
    'create index property_rating_low_idx on property (nullif(average_rating, 0) nulls last, review_count desc, id desc) include (average_rating, state, property_type, search_flags) where deleted_at is null',
    'create index property_most_reviews_idx on property (review_count desc, id desc) include (average_rating, state, property_type, search_flags) where deleted_at is null',
    `create index property_best_supported_idx on property (${BEST_SUPPORTED} desc, review_count desc, id desc) include (average_rating, state, property_type, search_flags, ${RATING_RANK_COLUMNS}) where deleted_at is null`,
  ),
});

export class Property extends PropertySchema.class {}
PropertySchema.setClass(Property);

export const editableFields = (property: Property) =>
  Object.fromEntries(PROPERTY_DETAILS.map(name => [name, property[name]])) as Pick<
    Property,
    (typeof PROPERTY_DETAILS)[number]
  >;
