import type { MicroFrontend } from '@home-truths/platform/build/micro-frontend';

type Undeclared = Omit<MicroFrontend, 'team' | 'contract'>;

const PUBLIC: Omit<Undeclared, 'paths'> = { audience: 'public', sitemap: [], provides: {}, consumes: {} };
const PROPERTY_ID = { propertyId: 'number' };
const REVIEWS = { failure: 'section', height: '20rem' } as const;
const GUIDES = [
  '/resources',
  '/property-investment-basics',
  '/first-time-renter-guide',
  '/understanding-strata-fees',
  '/tenant-rights-australia',
  '/building-pest-inspections',
  '/property-auctions-guide',
  '/home-deposit-guide',
  '/about',
  '/help',
  '/contact',
  '/report',
  '/terms',
  '/privacy',
  '/cookies',
];

/**
 * The remotes that were released before platform 1.4, when manifests declared nothing: what those releases have. A
 * manifest with a declaration counts alone.
 */
export const UNDECLARED: Readonly<Record<string, Undeclared>> = {
  mf_search: {
    ...PUBLIC,
    paths: ['/', '/search'],
    sitemap: ['/', '/search'],
    provides: {
      'search.property-card/v1': {
        ...{ height: '24rem', failure: 'section', what: 'this property', props: { property: 'PropertyRow' } },
      },
    },
    consumes: { 'account.bookmark/v1': PROPERTY_ID },
  },
  mf_property: {
    ...PUBLIC,
    paths: ['/property', '/properties'],
    sitemap: ['/property/:propertyId'],
    consumes: { 'property.reviews/v1': PROPERTY_ID, 'account.bookmark/v1': PROPERTY_ID },
  },
  mf_reviews: {
    ...PUBLIC,
    paths: ['/write-review'],
    provides: {
      'property.reviews/v1': { ...REVIEWS, what: 'the reviews', props: PROPERTY_ID },
      'reviews.mine/v1': { ...REVIEWS, what: 'your reviews', props: { userId: 'number' } },
    },
  },
  mf_account: {
    ...PUBLIC,
    paths: ['/auth', '/profile'],
    provides: {
      'account.bookmark/v1': {
        ...{ height: '2.75rem', failure: 'silent', what: 'the bookmark button', audience: 'members' },
        props: PROPERTY_ID,
      },
    },
    consumes: {
      'search.property-card/v1': { property: 'PropertyRow' },
      'reviews.mine/v1': { userId: 'number' },
    },
  },
  mf_admin: { ...PUBLIC, audience: 'admin', paths: ['/admin'] },
  mf_guides: { ...PUBLIC, paths: GUIDES, sitemap: [...GUIDES, '/resources/:resourceSlug'] },
};
