import type { Guide } from './guide.ts';

export interface GuideEntry extends Pick<Guide, 'slug' | 'title' | 'category' | 'readTime'> {
  load: () => Promise<Guide>;
}

/** The guides with a path of their own, `/{slug}`; each text is a separate chunk. */
export const GUIDES: readonly GuideEntry[] = [
  {
    slug: 'property-investment-basics',
    title: 'Property Investment Basics',
    category: 'buying',
    readTime: 12,
    load: () =>
      import('./content/property-investment-basics.ts').then(module => module.propertyInvestmentBasics),
  },
  {
    slug: 'first-time-renter-guide',
    title: 'The First-Time Renter’s Guide',
    category: 'renting',
    readTime: 8,
    load: () => import('./content/first-time-renter-guide.ts').then(module => module.firstTimeRenterGuide),
  },
  {
    slug: 'understanding-strata-fees',
    title: 'Understanding Strata Fees',
    category: 'buying',
    readTime: 5,
    load: () =>
      import('./content/understanding-strata-fees.ts').then(module => module.understandingStrataFees),
  },
  {
    slug: 'tenant-rights-australia',
    title: 'Tenant Rights in Australia',
    category: 'renting',
    readTime: 10,
    load: () => import('./content/tenant-rights-australia.ts').then(module => module.tenantRightsAustralia),
  },
  {
    slug: 'building-pest-inspections',
    title: 'Building and Pest Inspections Explained',
    category: 'buying',
    readTime: 6,
    load: () =>
      import('./content/building-pest-inspections.ts').then(module => module.buildingPestInspections),
  },
  {
    slug: 'property-auctions-guide',
    title: 'The Complete Guide to Property Auctions',
    category: 'buying',
    readTime: 7,
    load: () => import('./content/property-auctions-guide.ts').then(module => module.propertyAuctionsGuide),
  },
  {
    slug: 'home-deposit-guide',
    title: 'How Much Deposit You Really Need in Australia',
    category: 'financial',
    readTime: 7,
    load: () => import('./content/home-deposit-guide.ts').then(module => module.homeDepositGuide),
  },
];
