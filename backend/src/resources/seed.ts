import type { EntityManager } from '@mikro-orm/postgresql';
import { Resource } from '../resource.entity.ts';
import { beingAGoodLandlord } from './articles/being-a-good-landlord.ts';
import { fiveNumbersBeforeYouInvest } from './articles/five-numbers-before-you-invest.ts';
import { hiddenCostsOfPropertyOwnership } from './articles/hidden-costs-of-property-ownership.ts';
import { howToReadAStrataReport } from './articles/how-to-read-a-strata-report.ts';
import { howToWriteAFairReview } from './articles/how-to-write-a-fair-review.ts';
import { whatToCheckInAContractOfSale } from './articles/what-to-check-in-a-contract-of-sale.ts';
import { whatToWatchForWhenRenting } from './articles/what-to-watch-for-when-renting.ts';
import { guides } from './guides.ts';
import type { ResourceRow } from './resource-row.ts';

/** Resources whose whole text is their row. */
export const articles: ResourceRow[] = [
  howToReadAStrataReport,
  whatToWatchForWhenRenting,
  hiddenCostsOfPropertyOwnership,
  whatToCheckInAContractOfSale,
  fiveNumbersBeforeYouInvest,
  beingAGoodLandlord,
  howToWriteAFairReview,
];

/** What the table `resource` holds at first, in the order of the list. */
export const resources: ResourceRow[] = [...guides, ...articles];

/**
 * Writes our own guides and articles, each under its slug: they belong to the site and not to the demonstration,
 * so every start updates them to the content of its release. Resources of other slugs are left as they are.
 */
export const storeResources = (em: EntityManager) =>
  em.upsertMany(Resource, resources, { onConflictFields: ['slug'] });
