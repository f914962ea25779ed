import * as z from 'zod/mini';
import { findAddressError, type ParsedAddress } from './address.ts';
import {
  adminPage,
  byId,
  checkSearchSort,
  instant,
  integer,
  listPage,
  oneOf,
  queryInteger,
  queryNumber,
  queryRecordIds,
  sortedBy,
  starCounts,
  text,
  version,
} from './fields.ts';
import { UNKNOWN_POSTCODE } from './postcodes.ts';
import type { SearchSort } from './rules.ts';
import {
  ADMIN_PROPERTY_SORTS,
  ISSUE_TAG_NAMES,
  LIMITS,
  PROPERTY_TYPES,
  RESIDENCIES,
  SEARCH_SORTS,
  STATES,
  VISIBILITIES,
} from './rules.ts';
import { normaliseTyped } from './typed-text.ts';
import { PhotoUrl } from './uploads.schemas.ts';
import { cleanText } from './visible-text.ts';

// Optional reply fields without a comment are absent from replies of earlier backends.

const suburbFields = {
  suburb: z.string(),
  state: z.string(),
  /** Text, so that 0800 stays 0800. */
  postcode: z.string(),
};

export const PropertyLine = z.object({ id: z.int(), address: z.string(), ...suburbFields });
export type PropertyLine = z.infer<typeof PropertyLine>;

/** `averageRating` is a decimal as text, `0.00` without reviews. */
export const Property = z.extend(PropertyLine, {
  propertyType: z.string(),
  bedrooms: z.nullable(z.int()),
  bathrooms: z.nullable(z.int()),
  parkingSpaces: z.nullable(z.int()),
  buildYear: z.nullable(z.int()),
  propertyImages: z.array(z.string()),
  description: z.nullable(z.string()),
  propertySize: z.nullable(z.string()),
  landSize: z.nullable(z.string()),
  averageRating: z.string(),
  reviewCount: z.int(),
});
export type Property = z.infer<typeof Property>;

export const ResidencyCounts = z.object({ lived_here: z.int(), visited: z.int(), owned: z.int() });

const average = z.nullable(z.string());

/** Decimals as text; null without reviews, or if not known yet. */
export const ResidencyAverages = z.object({ lived_here: average, visited: average, owned: average });
export type ResidencyAverages = z.infer<typeof ResidencyAverages>;

/** Sorted by frequency, the highest first. */
export const IssueTagCounts = z.array(z.object({ tag: z.string(), count: z.int() }));

/** A building in short. `averageRating` is a decimal as text, `0.00` without reviews. */
export const BuildingLine = z.object({
  id: z.int(),
  name: z.nullable(z.string()),
  address: z.string(),
  propertyCount: z.int(),
  reviewCount: z.int(),
  averageRating: z.string(),
});
export type BuildingLine = z.infer<typeof BuildingLine>;

/** Ratings by year in Sydney, oldest first, and those of the last 24 months. */
export const RatingHistory = z.object({
  years: z.array(z.object({ year: z.int(), reviewCount: z.int(), averageRating: z.string() })),
  recent: z.nullable(z.object({ months: z.literal(24), reviewCount: z.int(), averageRating: z.string() })),
});
export type RatingHistory = z.infer<typeof RatingHistory>;

/** A row of a list: a property with an excerpt of its newest review, and tags, the most frequent first. */
export const PropertyRow = z.extend(Property, {
  excerpt: z.nullable(z.string()),
  /** The residency and the month in Sydney (`2026-03`) of the review with the excerpt. */
  excerptResidency: z.optional(z.nullable(z.enum(RESIDENCIES))),
  excerptMonth: z.optional(z.nullable(z.string())),
  issueTags: z.array(z.string()),
  /** Only in a search, if three of the first ten rows share the building. */
  building: z.optional(z.nullable(BuildingLine)),
});
export type PropertyRow = z.infer<typeof PropertyRow>;

export const PropertyDetail = z.extend(Property, {
  ratingSpread: starCounts,
  residencySplit: ResidencyCounts,
  residencyAverages: z.optional(ResidencyAverages),
  issueTagCounts: IssueTagCounts,
  /** Ratings of the newest reviews, at most 1,000, by month in Sydney (`2025-03`), oldest first. */
  ratingsByMonth: z.optional(z.array(z.object({ month: z.string(), ratings: z.array(z.int()) }))),
  /** Photos of the four newest reviews with photos; descriptions may be empty. */
  reviewPhotos: z.optional(z.array(z.object({ url: z.string(), description: z.string() }))),
  /** The part of its address within the building, such as `b2-1103`; `unitName` formats it. */
  unit: z.optional(z.nullable(z.string())),
  /** The counts include this property. */
  building: z.optional(z.nullable(BuildingLine)),
  /** The path of its suburb's page; never null today. */
  place: z.optional(z.nullable(z.string())),
});
export type PropertyDetail = z.infer<typeof PropertyDetail>;

const placeFilters = {
  q: z.optional(text('Search text', { max: LIMITS.query })),
  suburb: z.optional(text('Suburb', { max: LIMITS.suburb })),
  state: z.optional(oneOf('State', STATES)),
};

export const PropertySearch = z
  .object({
    ...placeFilters,
    propertyType: z.optional(oneOf('Property type', PROPERTY_TYPES)),
    issueTag: z.optional(oneOf('Issue tag', ISSUE_TAG_NAMES)),
    minRating: z.optional(queryNumber('Minimum rating', LIMITS.rating)),
    maxRating: z.optional(queryNumber('Maximum rating', LIMITS.rating)),
    sort: z.optional(oneOf('Sort order', Object.keys(SEARCH_SORTS) as [SearchSort, ...SearchSort[]])),
    ...listPage,
    page: z.optional(queryInteger('Page', { min: 1, max: LIMITS.searchPages })),
  })
  .check(
    z.refine(
      ({ minRating, maxRating }) =>
        minRating === undefined || maxRating === undefined || minRating <= maxRating,
      'The minimum rating can’t be higher than the maximum',
    ),
  );
export type PropertySearch = z.infer<typeof PropertySearch>;

/** A suburb, a property or, if `kinds` requests them, a building. */
export const Suggestion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('suburb'),
    ...suburbFields,
    /** Counted once an hour. */
    reviewCount: z.optional(z.int()),
  }),
  z.object({
    kind: z.literal('property'),
    ...PropertyLine.shape,
    averageRating: z.optional(z.string()),
    reviewCount: z.optional(z.int()),
  }),
  z.object({
    kind: z.literal('building'),
    name: z.nullable(z.string()),
    ...PropertyLine.shape,
    propertyCount: z.int(),
  }),
]);
export type Suggestion = z.infer<typeof Suggestion>;

const INVALID_POSTCODE = 'Postcodes have four digits, such as 2026';
const postcode = z
  .string(INVALID_POSTCODE)
  .check(z.overwrite(cleanText), z.regex(/^\d{4}$/, INVALID_POSTCODE));

/** Typed text, normalised as for parsing addresses. */
const addressText = (label: string, max: number) =>
  text(label, { min: 1, max }).check(
    z.overwrite(typed => normaliseTyped(typed).trim()),
    z.minLength(1, `${label} is required`),
  );

const addressFields = {
  address: addressText('Property address', LIMITS.address),
  suburb: addressText('Suburb', LIMITS.suburb),
  state: oneOf('State', STATES),
  postcode: z._default(postcode, UNKNOWN_POSTCODE),
};

const checkAddress = z.check<ParsedAddress>(({ value, issues }) => {
  const message = findAddressError(value);
  if (message) issues.push({ code: 'custom', input: value, path: ['address'], message });
});

export const NewProperty = z
  .object({
    ...addressFields,
    propertyType: oneOf('Property type', PROPERTY_TYPES),
  })
  .check(checkAddress);
export type NewProperty = z.infer<typeof NewProperty>;

export type ResidencySplit = Record<(typeof RESIDENCIES)[number], number>;

export const searchPropertiesSchemas = { query: PropertySearch, reply: z.array(PropertyRow) };

export const suggestPropertiesSchemas = {
  query: z.object({
    q: text('Search text', { min: 1, max: LIMITS.query }),
    kinds: z.optional(oneOf('Kind', ['buildings'])),
  }),
  reply: z.array(Suggestion),
};

export const NearestProperties = z.object({
  /** The query with corrected terms, if it has results. */
  spelling: z.nullable(z.string()),
  /** Reviewed properties that match the query without its numbers. */
  sameStreet: z.array(PropertyLine),
  /** Suburbs with the same name in other states; reviews are counted once an hour. */
  suburbs: z.array(z.object({ ...suburbFields, reviewCount: z.optional(z.int()) })),
  /** Suburbs of the list of localities with the searched name, and the paths of their pages. */
  listed: z.optional(z.array(z.object({ ...suburbFields, place: z.nullable(z.string()) }))),
});
export type NearestProperties = z.infer<typeof NearestProperties>;

export const nearestPropertiesSchemas = { query: z.object(placeFilters), reply: NearestProperties };

export const similarPropertiesSchemas = {
  query: z.object(addressFields),
  reply: z.array(
    z.extend(PropertyLine, {
      /** True if it is probably the same property: the form then asks before it adds another. */
      isQuestion: z.optional(z.boolean()),
    }),
  ),
};
export type SimilarProperty = z.infer<typeof similarPropertiesSchemas.reply>[number];

export const readPropertySchemas = { ...byId, reply: PropertyDetail };

export const historyOfPropertySchemas = { ...byId, reply: RatingHistory };

export const CompareProperty = z.extend(PropertyDetail, { history: RatingHistory });
export type CompareProperty = z.infer<typeof CompareProperty>;

const TOO_FEW = `Choose at least ${LIMITS.compared.min} properties to compare`;

const comparedIds = z.pipe(
  queryRecordIds(TOO_FEW),
  z.array(z.int()).check(
    z.minLength(LIMITS.compared.min, TOO_FEW),
    z.maxLength(LIMITS.compared.max, `You can compare up to ${LIMITS.compared.max} properties`),
    z.refine(ids => new Set(ids).size === ids.length, 'Each property can be compared only once'),
  ),
);

export const comparePropertiesSchemas = {
  query: z.object({ ids: comparedIds }),
  reply: z.array(CompareProperty),
};

export const createPropertySchemas = { body: NewProperty, reply: PropertyDetail };

export const AdminProperty = z.extend(Property, {
  version: z.int(),
  visibility: z.enum(VISIBILITIES),
  createdAt: instant,
  building: z.optional(
    z.nullable(z.object({ id: z.int(), name: z.nullable(z.string()), address: z.string() })),
  ),
  /** Null unless the property was merged; its visibility is then `deleted`. */
  mergedInto: z.optional(z.nullable(z.extend(PropertyLine, { mergeId: z.int() }))),
});
export type AdminProperty = z.infer<typeof AdminProperty>;

const optionalInteger = (label: string, range: { min: number; max: number }) =>
  z._default(z.nullable(integer(label, range)), null);
const optionalText = (label: string, rules: { max: number; isMultiline?: true }) =>
  z._default(z.nullable(text(label, rules)), null);

/** Empty numbers and texts are null. */
export const AdminPropertyEdit = z.object({
  ...addressFields,
  postcode,
  propertyType: oneOf('Property type', PROPERTY_TYPES),
  bedrooms: optionalInteger('Bedrooms', { min: 0, max: 99 }),
  bathrooms: optionalInteger('Bathrooms', { min: 0, max: 99 }),
  parkingSpaces: optionalInteger('Parking spaces', { min: 0, max: 999 }),
  buildYear: optionalInteger('Build year', { min: 1788, max: 2100 }),
  description: optionalText('Description', { max: LIMITS.description, isMultiline: true }),
  propertySize: optionalText('Property size', { max: LIMITS.size }),
  landSize: optionalText('Land size', { max: LIMITS.size }),
  propertyImages: z._default(
    z
      .array(PhotoUrl, 'Images must be a list')
      .check(z.maxLength(LIMITS.adminImages, 'You can add up to 5 images')),
    [],
  ),
  version,
});
export type AdminPropertyEdit = z.infer<typeof AdminPropertyEdit>;

/** Newest first unless sorted. */
export const listAdminPropertiesSchemas = {
  query: z
    .object({
      ...adminPage,
      ...sortedBy(ADMIN_PROPERTY_SORTS),
      visibility: z.optional(oneOf('Visibility', VISIBILITIES)),
    })
    .check(
      checkSearchSort,
      z.refine(
        ({ sort, visibility }) =>
          visibility !== undefined || sort === undefined || sort === 'newest' || sort === 'oldest',
        { error: 'Choose a visibility to sort by reviews', path: ['sort'] },
      ),
    ),
  reply: z.array(AdminProperty),
};

export const addAdminPropertySchemas = { body: AdminPropertyEdit, reply: AdminProperty };

export const editAdminPropertySchemas = { ...byId, body: AdminPropertyEdit, reply: AdminProperty };

export const deleteAdminPropertySchemas = { ...byId, reply: z.void() };

export const restoreAdminPropertySchemas = { ...byId, reply: AdminProperty };
