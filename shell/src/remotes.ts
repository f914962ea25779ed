/**
 * The remotes and the paths they own: all that the shell knows about them. A prefix covers itself and every path below
 * it. A remote for administrators is not sent to anyone else (decision 153).
 */
const REMOTES: ReadonlyArray<readonly [remote: string, prefixes: readonly string[], audience?: 'admin']> = [
  ['mf_search', ['/', '/search']],
  ['mf_property', ['/property', '/properties']],
  ['mf_reviews', ['/write-review']],
  ['mf_account', ['/auth', '/profile']],
  ['mf_admin', ['/admin'], 'admin'],
  [
    'mf_guides',
    [
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
    ],
  ],
];

const owns = (prefix: string, path: string) =>
  path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));

/** The remote that owns a path, for example `mf_property` for `/property/7`; undefined for a path without an owner. */
export const remoteFor = (path: string): string | undefined =>
  REMOTES.find(([, prefixes]) => prefixes.some(prefix => owns(prefix, path)))?.[0];

/** The paths a remote owns. */
export const pathsOf = (remote: string) => REMOTES.find(([name]) => name === remote)?.[1] ?? [];

/** The names of all remotes, whether built yet or not. */
export const REMOTE_NAMES = REMOTES.map(([remote]) => remote);

/** The audience of a remote. */
export const audienceOf = (name: string | undefined): 'public' | 'admin' =>
  REMOTES.find(([remote]) => remote === name)?.[2] ?? 'public';
