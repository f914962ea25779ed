import { lazily } from '@home-truths/platform/ui';
import type { Guide } from './guide.ts';

/** What is known of a guide without its words: enough for a card. */
export interface GuideEntry extends Pick<Guide, 'title' | 'category' | 'readTime'> {
  slug: string;
  /** Fetches the words, once. */
  load: () => Promise<Guide>;
}

const fetched = new Map<string, Guide>();

const guide = (
  slug: string,
  facts: Pick<Guide, 'title' | 'category' | 'readTime'>,
  fetch: () => Promise<Guide>,
): GuideEntry => ({
  slug,
  ...facts,
  load: lazily(async () => {
    const words = await fetch();
    fetched.set(slug, words);
    return words;
  }),
});

/** The guides that have an address of their own, `/{slug}` (spec section 2); the words of each are fetched apart. */
export const GUIDES: readonly GuideEntry[] = [
  guide(
    'property-investment-basics',
    { title: 'Property Investment Basics', category: 'buying', readTime: 12 },
    () => import('./content/property-investment-basics.ts').then(words => words.propertyInvestmentBasics),
  ),
  guide(
    'first-time-renter-guide',
    { title: "The First-Time Renter's Guide", category: 'renting', readTime: 8 },
    () => import('./content/first-time-renter-guide.ts').then(words => words.firstTimeRenterGuide),
  ),
  guide(
    'understanding-strata-fees',
    { title: 'Understanding Strata Fees', category: 'buying', readTime: 5 },
    () => import('./content/understanding-strata-fees.ts').then(words => words.understandingStrataFees),
  ),
  guide(
    'tenant-rights-australia',
    { title: 'Tenant Rights in Australia', category: 'renting', readTime: 10 },
    () => import('./content/tenant-rights-australia.ts').then(words => words.tenantRightsAustralia),
  ),
  guide(
    'building-pest-inspections',
    { title: 'Building and Pest Inspections Explained', category: 'buying', readTime: 6 },
    () => import('./content/building-pest-inspections.ts').then(words => words.buildingPestInspections),
  ),
  guide(
    'property-auctions-guide',
    { title: 'The Complete Guide to Property Auctions', category: 'buying', readTime: 7 },
    () => import('./content/property-auctions-guide.ts').then(words => words.propertyAuctionsGuide),
  ),
  guide(
    'home-deposit-guide',
    { title: 'How Much Deposit You Really Need in Australia', category: 'financial', readTime: 7 },
    () => import('./content/home-deposit-guide.ts').then(words => words.homeDepositGuide),
  ),
];

/** A guide with its words, where they have been fetched. */
export const guideAtHand = (slug: string) => fetched.get(slug);
