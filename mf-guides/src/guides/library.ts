import type { Guide } from './guide.ts';

/** What is known of a guide without its words: enough for a card. */
export interface GuideEntry extends Pick<Guide, 'slug' | 'title' | 'category' | 'readTime'> {
  /** Fetches the words. */
  load: () => Promise<Guide>;
}

/** The guides that have a path of their own, `/{slug}`; the content of each is a chunk of its own. */
export const GUIDES: readonly GuideEntry[] = [
  {
    slug: 'property-investment-basics',
    title: 'Property Investment Basics',
    category: 'buying',
    readTime: 12,
    load: () =>
      import('./content/property-investment-basics.ts').then(words => words.propertyInvestmentBasics),
  },
  {
    slug: 'first-time-renter-guide',
    title: 'The First-Time Renter’s Guide',
    category: 'renting',
    readTime: 8,
    load: () => import('./content/first-time-renter-guide.ts').then(words => words.firstTimeRenterGuide),
  },
  {
    slug: 'understanding-strata-fees',
    title: 'Understanding Strata Fees',
    category: 'buying',
    readTime: 5,
    load: () => import('./content/understanding-strata-fees.ts').then(words => words.understandingStrataFees),
  },
  {
    slug: 'tenant-rights-australia',
    title: 'Tenant Rights in Australia',
    category: 'renting',
    readTime: 10,
    load: () => import('./content/tenant-rights-australia.ts').then(words => words.tenantRightsAustralia),
  },
  {
    slug: 'building-pest-inspections',
    title: 'Building and Pest Inspections Explained',
    category: 'buying',
    readTime: 6,
    load: () => import('./content/building-pest-inspections.ts').then(words => words.buildingPestInspections),
  },
  {
    slug: 'property-auctions-guide',
    title: 'The Complete Guide to Property Auctions',
    category: 'buying',
    readTime: 7,
    load: () => import('./content/property-auctions-guide.ts').then(words => words.propertyAuctionsGuide),
  },
  {
    slug: 'home-deposit-guide',
    title: 'How Much Deposit You Really Need in Australia',
    category: 'financial',
    readTime: 7,
    load: () => import('./content/home-deposit-guide.ts').then(words => words.homeDepositGuide),
  },
];
