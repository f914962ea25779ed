import * as accounts from './accounts.ts';
import * as adminReleases from './admin-releases.ts';
import * as assignments from './assignments.ts';
import * as attention from './attention.ts';
import * as audit from './audit.ts';
import * as bookmarks from './bookmarks.ts';
import * as buildings from './buildings.ts';
import * as comparisons from './compare.ts';
import * as complaints from './complaints.ts';
import * as correspondence from './correspondence.ts';
import * as dataSources from './data-sources.ts';
import * as enquiries from './enquiries.ts';
import * as csvExports from './exports.ts';
import * as leads from './leads.ts';
import * as merges from './merges.ts';
import * as notes from './notes.ts';
import * as operator from './operator.ts';
import * as people from './people.ts';
import * as places from './places.ts';
import * as privateLinks from './private-links.ts';
import * as properties from './properties.ts';
import * as resources from './resources.ts';
import * as reviews from './reviews.ts';
import * as savedFilters from './saved-filters.ts';
import * as sitemap from './sitemap.ts';
import * as telemetry from './telemetry.ts';
import * as trends from './trends.ts';
import * as trustedPublishers from './trusted-publishers.ts';
import * as uploads from './uploads.ts';

// only types of schemas: a route loads its schemas, with zod, at its first call
export type * from './accounts.schemas.ts';
export * from './accounts.ts';
export * from './address.ts';
export * from './address-of.ts';
export type * from './admin-releases.schemas.ts';
export * from './admin-releases.ts';
export type * from './assignments.schemas.ts';
export * from './assignments.ts';
export type * from './attention.schemas.ts';
export * from './attention.ts';
export type * from './audit.schemas.ts';
export * from './audit.ts';
export type * from './bookmarks.schemas.ts';
export * from './bookmarks.ts';
export type * from './buildings.schemas.ts';
export * from './buildings.ts';
export * from './changes.ts';
export * from './compare.ts';
export type * from './complaints.schemas.ts';
export * from './complaints.ts';
export type * from './correspondence.schemas.ts';
export * from './correspondence.ts';
export type * from './data-sources.schemas.ts';
export * from './data-sources.ts';
export type * from './enquiries.schemas.ts';
export * from './enquiries.ts';
export * from './exports.ts';
export type * from './leads.schemas.ts';
export * from './leads.ts';
export type * from './merges.schemas.ts';
export * from './merges.ts';
export type * from './notes.schemas.ts';
export * from './notes.ts';
export type * from './operator.schemas.ts';
export * from './operator.ts';
export type * from './people.schemas.ts';
export * from './people.ts';
export * from './place-path.ts';
export type * from './places.schemas.ts';
export * from './places.ts';
export * from './plain-letters.ts';
export * from './postcodes.ts';
export * from './private-links.ts';
export type * from './properties.schemas.ts';
export * from './properties.ts';
export * from './release-paths.ts';
export type * from './release-routes.schemas.ts';
export * from './release-routes.ts';
export type * from './resources.schemas.ts';
export * from './resources.ts';
export type * from './reviews.schemas.ts';
export * from './reviews.ts';
export * from './route.ts';
export * from './rules.ts';
export type * from './saved-filters.schemas.ts';
export * from './saved-filters.ts';
export type * from './sitemap.schemas.ts';
export * from './sitemap.ts';
export * from './spellings.ts';
export * from './street-line.ts';
export type * from './telemetry.schemas.ts';
export * from './telemetry.ts';
export type * from './trends.schemas.ts';
export * from './trends.ts';
export type * from './trusted-publishers.schemas.ts';
export * from './trusted-publishers.ts';
export * from './typed-text.ts';
export * from './unit-name.ts';
export type * from './uploads.schemas.ts';
export * from './uploads.ts';
export * from './version.ts';
export * from './visible-text.ts';

/** All routes of the backend under `/api`. The gateway serves `releaseRoutes`. */
export const routes = {
  ...accounts,
  ...adminReleases,
  ...assignments,
  ...attention,
  ...audit,
  ...bookmarks,
  ...buildings,
  ...comparisons,
  ...complaints,
  ...correspondence,
  ...dataSources,
  ...enquiries,
  ...csvExports,
  ...leads,
  ...merges,
  ...notes,
  ...operator,
  ...people,
  ...places,
  ...privateLinks,
  ...properties,
  ...resources,
  ...reviews,
  ...savedFilters,
  ...sitemap,
  ...telemetry,
  ...trends,
  ...trustedPublishers,
  ...uploads,
};
