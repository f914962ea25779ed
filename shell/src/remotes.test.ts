import { audienceOf, REMOTE_NAMES, remoteFor } from './remotes.ts';

test.each([
  ['/', 'mf_search'],
  ['/search', 'mf_search'],
  ['/property/7', 'mf_property'],
  ['/properties/7', 'mf_property'],
  ['/write-review', 'mf_reviews'],
  ['/write-review/7', 'mf_reviews'],
  ['/auth/login', 'mf_account'],
  ['/auth/register', 'mf_account'],
  ['/auth/forgot-password', 'mf_account'],
  ['/auth/reset-password', 'mf_account'],
  ['/auth/confirm-email', 'mf_account'],
  ['/profile', 'mf_account'],
  ['/admin', 'mf_admin'],
  ['/admin/leads', 'mf_admin'],
  ['/admin/reviews', 'mf_admin'],
  ['/admin/properties', 'mf_admin'],
  ['/resources', 'mf_guides'],
  ['/resources/how-to-read-a-strata-report', 'mf_guides'],
  ['/property-investment-basics', 'mf_guides'],
  ['/first-time-renter-guide', 'mf_guides'],
  ['/understanding-strata-fees', 'mf_guides'],
  ['/tenant-rights-australia', 'mf_guides'],
  ['/building-pest-inspections', 'mf_guides'],
  ['/property-auctions-guide', 'mf_guides'],
  ['/home-deposit-guide', 'mf_guides'],
  ['/about', 'mf_guides'],
  ['/help', 'mf_guides'],
  ['/contact', 'mf_guides'],
  ['/report', 'mf_guides'],
  ['/terms', 'mf_guides'],
  ['/privacy', 'mf_guides'],
  ['/cookies', 'mf_guides'],
])('%s belongs to %s', (path, remote) => {
  expect(remoteFor(path)).toBe(remote);
});

test.each([
  '/searching',
  '/property-investment',
  '/propertyx/7',
  '/write-reviews',
  '/profiles',
  '/administrator',
  '/resourceful',
  '/authors',
  '/aboutus',
  '/Search',
  '//search',
  '/nothing/search',
  '',
])('%j belongs to nobody', path => {
  expect(remoteFor(path)).toBeUndefined();
});

test('every remote is named once', () => {
  expect(REMOTE_NAMES).toEqual([
    'mf_search',
    'mf_property',
    'mf_reviews',
    'mf_account',
    'mf_admin',
    'mf_guides',
  ]);
});

test('the admin console of the administrators alone is not for everybody', () => {
  expect(REMOTE_NAMES.filter(name => audienceOf(name) === 'admin')).toEqual(['mf_admin']);
});
