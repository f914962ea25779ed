import * as z from 'zod/mini';
import { findAddressError, type ParsedAddress } from './address.ts';
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
import {
  adminPage,
  byId,
  checkSearchSort,
  integer,
  listPage,
  oneOf,
  queryInteger,
  queryNumber,
  queryRecordIds,
  sortedBy,
  text,
  version,
} from './text.ts';
import { normaliseTyped } from './typed-text.ts';
import { PhotoUrl } from './uploads.schemas.ts';
import { cleanText } from './visible-text.ts';

const suburbFields = {
  suburb: z.string(),
  state: z.string(),
  /** Text: 0800 stays 0800. */
  postcode: z.string(),
};

/** A property in one line: its id and address. */
export const PropertyLine = z.object({ id: z.int(), address: z.string(), ...suburbFields });
export type PropertyLine = z.infer<typeof PropertyLine>;

/** A property. `averageRating` is a decimal as text, `0.00` without reviews. */
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

/** How many reviewers know a property, or the properties of a building, in which way. */
export const ResidencyCounts = z.object({ lived_here: z.int(), visited: z.int(), owned: z.int() });

const average = z.nullable(z.string());

/** The average of each of these groups, a decimal as text; null without any, or where it is not known yet. */
export const ResidencyAverages = z.object({ lived_here: average, visited: average, owned: average });
export type ResidencyAverages = z.infer<typeof ResidencyAverages>;

/** How often each tag is named. */
export const IssueTagCounts = z.array(z.object({ tag: z.string(), count: z.int() }));

/** A building in one line. `averageRating` is a decimal as text, `0.00` without reviews. */
export const BuildingLine = z.object({
  id: z.int(),
  name: z.nullable(z.string()),
  address: z.string(),
  /** Its properties on the site, and their reviews. */
  propertyCount: z.int(),
  reviewCount: z.int(),
  averageRating: z.string(),
});
export type BuildingLine = z.infer<typeof BuildingLine>;

/** The ratings of a property or a building in years of Sydney, oldest first, and those of the last 24 months. */
export const RatingHistory = z.object({
  years: z.array(z.object({ year: z.int(), reviewCount: z.int(), averageRating: z.string() })),
  /** Null where there is no review of these months. */
  recent: z.nullable(z.object({ months: z.literal(24), reviewCount: z.int(), averageRating: z.string() })),
});
export type RatingHistory = z.infer<typeof RatingHistory>;

/**
 * A row of a search: the property with an excerpt of its newest review and its tags, most frequent first.
 */
export const PropertyRow = z.extend(Property, {
  excerpt: z.nullable(z.string()),
  /** How the author of the excerpt knows the property, and the month in Sydney of the review (`2026-03`). */
  excerptResidency: z.optional(z.nullable(z.enum(RESIDENCIES))),
  excerptMonth: z.optional(z.nullable(z.string())),
  issueTags: z.array(z.string()),
  /** Its building, where at least three of the first rows share it. */
  building: z.optional(z.nullable(BuildingLine)),
});
export type PropertyRow = z.infer<typeof PropertyRow>;

/** A property with what its page shows of the reviews. */
export const PropertyDetail = z.extend(Property, {
  /** Reviews by stars: the first number counts one star, the fifth five. */
  ratingSpread: z.array(z.int()),
  residencySplit: ResidencyCounts,
  residencyAverages: z.optional(ResidencyAverages),
  /** Most frequent first. */
  issueTagCounts: IssueTagCounts,
  /** Ratings by the month in Sydney of the review (`2025-03`), oldest first, of the 1,000 newest reviews at most. */
  ratingsByMonth: z.optional(z.array(z.object({ month: z.string(), ratings: z.array(z.int()) }))),
  /** The photos of the four newest reviews that have any, with their descriptions where the author gave them. */
  reviewPhotos: z.optional(z.array(z.object({ url: z.string(), description: z.string() }))),
  /** The part of its address that is its own, `b2-1103`: `unitName` names it. Null for one without a unit. */
  unit: z.optional(z.nullable(z.string())),
  /** The building it is in; the counts include this property. */
  building: z.optional(z.nullable(BuildingLine)),
  /** The path of its suburb's page. */
  place: z.optional(z.nullable(z.string())),
});
export type PropertyDetail = z.infer<typeof PropertyDetail>;

/** The text and the suburb or state to search for, without further filters. */
const placeFilters = {
  q: z.optional(text('Search text', { max: LIMITS.query })),
  suburb: z.optional(text('Suburb', { max: LIMITS.suburb })),
  state: z.optional(oneOf('State', STATES)),
};

/** Filters of a search. */
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

/**
 * A suburb (always with its state: 1,003 names exist in more than one) or a property, while typing, or a building where
 * the request asks for them.
 */
export const Suggestion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('suburb'),
    ...suburbFields,
    /** The reviews of its properties, counted once an hour. */
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
    /** Its properties on the site. */
    propertyCount: z.int(),
  }),
]);
export type Suggestion = z.infer<typeof Suggestion>;

const INVALID_POSTCODE = 'Postcodes have four digits, such as 2026';
const postcode = z
  .string(INVALID_POSTCODE)
  .check(z.overwrite(cleanText), z.regex(/^\d{4}$/, INVALID_POSTCODE));

/** Text as the parts of an address are read, whatever marks and forms of letters were typed or pasted. */
const addressText = (label: string, max: number) =>
  text(label, { min: 1, max }).check(
    z.overwrite(typed => normaliseTyped(typed).trim()),
    z.minLength(1, `${label} is required`),
  );

const addressFields = {
  address: addressText('Property address', LIMITS.address),
  suburb: addressText('Suburb', LIMITS.suburb),
  state: oneOf('State', STATES),
  /** `0000` means "not known". */
  postcode: z._default(postcode, '0000'),
};

const checkAddress = z.check<ParsedAddress>(({ value, issues }) => {
  const message = findAddressError(value);
  if (message) issues.push({ code: 'custom', input: value, path: ['address'], message });
});

/** A property as the review form sends it. */
export const NewProperty = z
  .object({
    ...addressFields,
    propertyType: oneOf('Property type', PROPERTY_TYPES),
  })
  .check(checkAddress);
export type NewProperty = z.infer<typeof NewProperty>;

/** How each reviewer knows a property, as counts. */
export type ResidencySplit = Record<(typeof RESIDENCIES)[number], number>;

/** Input and output of `searchProperties`. */
export const searchPropertiesSchemas = { query: PropertySearch, reply: z.array(PropertyRow) };

/** Input and output of `suggestProperties`. */
export const suggestPropertiesSchemas = {
  query: z.object({
    q: text('Search text', { min: 1, max: LIMITS.query }),
    /** Suggests buildings, too. */
    kinds: z.optional(oneOf('Kind', ['buildings'])),
  }),
  reply: z.array(Suggestion),
};

/** Alternatives for a search that found nothing. */
export const NearestProperties = z.object({
  /** The query with corrected terms, where that has results. */
  spelling: z.nullable(z.string()),
  /** Reviewed properties that match the terms without numbers. */
  sameStreet: z.array(PropertyLine),
  /** Suburbs of that name in states other than the one in the query, with their reviews as counted once an hour. */
  suburbs: z.array(z.object({ ...suburbFields, reviewCount: z.optional(z.int()) })),
  /** Suburbs of the list of localities that were searched for by their name, and the paths of their pages. */
  listed: z.optional(z.array(z.object({ ...suburbFields, place: z.nullable(z.string()) }))),
});
export type NearestProperties = z.infer<typeof NearestProperties>;

/** Input and output of `nearestProperties`. */
export const nearestPropertiesSchemas = { query: z.object(placeFilters), reply: NearestProperties };

/** Input and output of `similarProperties`. */
export const similarPropertiesSchemas = {
  query: z.object(addressFields),
  reply: z.array(
    z.extend(PropertyLine, {
      /** Whether it may well be this home, so that a form asks before it adds another one. */
      isQuestion: z.optional(z.boolean()),
    }),
  ),
};
export type SimilarProperty = z.infer<typeof similarPropertiesSchemas.reply>[number];

/** Input and output of `readProperty`. */
export const readPropertySchemas = { ...byId, reply: PropertyDetail };

/** Input and output of `historyOfProperty`. */
export const historyOfPropertySchemas = { ...byId, reply: RatingHistory };

/** A property beside others: with its ratings by year. */
export const CompareProperty = z.extend(PropertyDetail, { history: RatingHistory });
export type CompareProperty = z.infer<typeof CompareProperty>;

const TOO_FEW = `Choose at least ${LIMITS.compared.min} properties to compare`;

/** The ids of a comparison. */
const comparedIds = z.pipe(
  queryRecordIds(TOO_FEW),
  z.array(z.int()).check(
    z.minLength(LIMITS.compared.min, TOO_FEW),
    z.maxLength(LIMITS.compared.max, `You can compare up to ${LIMITS.compared.max} properties`),
    z.refine(ids => new Set(ids).size === ids.length, 'Each property can be compared only once'),
  ),
);

/** Input and output of `compareProperties`: two to four different ids. */
export const comparePropertiesSchemas = {
  query: z.object({ ids: comparedIds }),
  reply: z.array(CompareProperty),
};

/** Input and output of `createProperty`. */
export const createPropertySchemas = { body: NewProperty, reply: PropertyDetail };

/** A property as the admin console sees it. */
export const AdminProperty = z.extend(Property, {
  version: z.int(),
  visibility: z.enum(VISIBILITIES),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  building: z.optional(
    z.nullable(z.object({ id: z.int(), name: z.nullable(z.string()), address: z.string() })),
  ),
  /** The property that it was merged into, and the id of that merge; its visibility is `deleted` then. */
  mergedInto: z.optional(z.nullable(z.extend(PropertyLine, { mergeId: z.int() }))),
});
export type AdminProperty = z.infer<typeof AdminProperty>;

const optionalInteger = (label: string, range: { min: number; max: number }) =>
  z._default(z.nullable(integer(label, range)), null);
const optionalText = (label: string, rules: { max: number; isMultiline?: true }) =>
  z._default(z.nullable(text(label, rules)), null);

/** A property as an administrator writes it; numbers and texts left empty are `null`. */
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

/** Input and output of `listAdminProperties`, newest first unless sorted. */
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

/** Input and output of `addAdminProperty`. */
export const addAdminPropertySchemas = { body: AdminPropertyEdit, reply: AdminProperty };

/** Input and output of `editAdminProperty`. */
export const editAdminPropertySchemas = { ...byId, body: AdminPropertyEdit, reply: AdminProperty };

/** Input of `deleteAdminProperty`. */
export const deleteAdminPropertySchemas = { ...byId, reply: z.void() };

/** Input and output of `restoreAdminProperty`. */
export const restoreAdminPropertySchemas = { ...byId, reply: AdminProperty };
