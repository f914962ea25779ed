import * as z from 'zod/mini';
import type { Route } from './index.ts';
import { colourOfTag, concerns, ISSUE_TAG_NAMES, isProblem, keyOfReview, routes } from './index.ts';
import * as contractSchemas from './schemas.ts';

const all: Route[] = Object.values(routes);
const pathOf = ({ method, path }: Route) => `${method} ${path}`;

test('no two routes have the same method and path', () => {
  const shapes = all.map(route => pathOf(route).replace(/:\w+/g, ':'));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test.each(all.map(route => [pathOf(route), route] as const))(
  '%s says in one sentence what it does',
  (_, { summary }) => {
    expect(summary).toMatch(/^[A-Z].{9,}\.$/);
  },
);

/** Who may call each route, and which budget it draws on: a route that is opened to more people is opened here, too. */
const DECIDED = {
  'GET /api/properties/search': 'anyone, search',
  'GET /api/properties/suggest': 'anyone, search',
  'GET /api/properties/nearest': 'anyone, search',
  'GET /api/properties/similar': 'anyone, search',
  'GET /api/properties/:id': 'anyone, read',
  'GET /api/properties/:id/history': 'anyone, read',
  'GET /api/properties/compare': 'anyone, search',
  'GET /api/buildings/:id': 'anyone, read',
  'GET /api/buildings/:id/properties': 'anyone, read',
  'GET /api/buildings/:id/reviews': 'anyone, read',
  'GET /api/buildings/:id/history': 'anyone, read',
  'GET /api/states': 'anyone, read',
  'GET /api/states/:state': 'anyone, read',
  'GET /api/suburbs/:state/:slug': 'anyone, read',
  'POST /api/properties': 'anyone, createProperty',
  'GET /api/properties/:id/reviews': 'anyone, read',
  'POST /api/reviews': 'anyone, createReview',
  'GET /api/reviews/marked': 'anyone, read',
  'POST /api/reviews/:id/helpful': 'anyone, helpful',
  'POST /api/reviews/:id/report': 'anyone, message',
  'PATCH /api/reviews/:id': 'member, memberWrite',
  'DELETE /api/reviews/:id': 'member, memberWrite',
  'POST /api/reviews/:id/key': 'anyone, byKey',
  'POST /api/reviews/:id/key/mail': 'anyone, confirm',
  'POST /api/reviews/:id/open': 'anyone, byKey',
  'PUT /api/reviews/:id/by-key': 'anyone, byKey',
  'POST /api/reviews/:id/remove': 'anyone, byKey',
  'POST /api/reviews/:id/key/new': 'anyone, byKey',
  'GET /api/users/:id/reviews': 'self, read',
  'POST /api/upload': 'anyone, upload',
  'POST /api/inspector-leads': 'anyone, lead',
  'GET /api/auth/me': 'member, read',
  'POST /api/auth/register': 'anyone, register',
  'POST /api/auth/login': 'anyone, signIn',
  'POST /api/auth/logout': 'anyone, read',
  'POST /api/auth/forgot-password': 'anyone, forgotPassword',
  'GET /api/auth/verify-reset-token': 'anyone, read',
  'POST /api/auth/verify-reset-token': 'anyone, read',
  'POST /api/auth/reset-password': 'anyone, forgotPassword',
  'GET /api/auth/email': 'member, read',
  'PUT /api/auth/email': 'member, confirm',
  'POST /api/auth/confirm-email/send': 'member, confirm',
  'POST /api/auth/confirm-email/read': 'anyone, read',
  'POST /api/auth/confirm-email': 'anyone, confirm',
  'PATCH /api/users/:id': 'self, memberWrite',
  'PUT /api/users/:id/password': 'self, signIn',
  'GET /api/users/:id/sessions': 'owner, read',
  'DELETE /api/users/:id/sessions': 'self, signIn',
  'GET /api/users/:id/export': 'owner, memberWrite',
  'DELETE /api/users/:id': 'self, signIn',
  'POST /api/auth/second-factor': 'admin, memberWrite',
  'POST /api/auth/second-factor/confirm': 'admin, signIn',
  'POST /api/auth/second-factor/check': 'admin, signIn',
  'POST /api/auth/second-factor/end': 'admin, signIn',
  'POST /api/bookmarks': 'member, memberWrite',
  'DELETE /api/bookmarks': 'member, memberWrite',
  'GET /api/users/:id/bookmarks': 'self, read',
  'GET /api/users/:id/bookmarks/properties': 'self, read',
  'GET /api/sitemap': 'anyone, open',
  'GET /api/resources': 'anyone, read',
  'GET /api/resources/:slug': 'anyone, read',
  'GET /api/data-sources': 'anyone, read',
  'GET /api/operator': 'anyone, read',
  'POST /api/enquiries': 'anyone, message',
  'POST /api/complaints': 'anyone, message',
  'GET /api/admin/attention': 'admin, admin',
  'GET /api/admin/trends': 'admin, admin',
  'GET /api/admin/saved-filters': 'admin, admin',
  'POST /api/admin/saved-filters': 'admin, admin',
  'DELETE /api/admin/saved-filters/:id': 'admin, admin',
  'GET /api/admin/audit': 'admin, admin',
  'GET /api/admin/audit/:id': 'admin, admin',
  'GET /api/admin/exports/audit': 'admin, admin',
  'GET /api/admin/exports/leads': 'admin, admin',
  'GET /api/admin/exports/reviews': 'admin, admin',
  'GET /api/admin/exports/properties': 'admin, admin',
  'GET /api/admin/exports/complaints': 'admin, admin',
  'GET /api/admin/exports/enquiries': 'admin, admin',
  'POST /api/admin/audit/:id/restore': 'admin, admin',
  'GET /api/admin/assignments': 'admin, admin',
  'PUT /api/admin/assignments': 'admin, admin',
  'GET /api/admin/notes': 'admin, admin',
  'POST /api/admin/notes': 'admin, admin',
  'PATCH /api/admin/notes/:id': 'admin, admin',
  'GET /api/inspector-leads/counts': 'admin, admin',
  'PATCH /api/inspector-leads/:id': 'admin, admin',
  'GET /api/inspector-leads': 'admin, admin',
  'GET /api/admin/reviews/of-author': 'admin, admin',
  'POST /api/admin/reviews/visibility': 'admin, admin',
  'DELETE /api/admin/reviews/:id': 'admin, admin',
  'PUT /api/admin/reviews/:id': 'admin, admin',
  'GET /api/admin/reviews': 'admin, admin',
  'GET /api/admin/reviews/:id/contact': 'admin, admin',
  'POST /api/admin/reviews/:id/restore': 'admin, admin',
  'GET /api/admin/people': 'admin, admin',
  'GET /api/admin/people/:id': 'admin, admin',
  'POST /api/admin/people/:id/sessions/end': 'admin, admin',
  'POST /api/admin/people/:id/block': 'admin, admin',
  'POST /api/admin/people/:id/unblock': 'admin, admin',
  'POST /api/admin/people/:id/administrator': 'admin, signIn',
  'POST /api/admin/people/:id/administrator/end': 'admin, signIn',
  'POST /api/admin/properties': 'admin, admin',
  'DELETE /api/admin/properties/:id': 'admin, admin',
  'PUT /api/admin/properties/:id': 'admin, admin',
  'GET /api/admin/properties': 'admin, admin',
  'POST /api/admin/properties/:id/restore': 'admin, admin',
  'POST /api/admin/properties/:id/merge': 'admin, admin',
  'PUT /api/admin/properties/:id/building': 'admin, admin',
  'GET /api/admin/merges': 'admin, admin',
  'POST /api/admin/merges/:id/undo': 'admin, admin',
  'PUT /api/admin/buildings/:id': 'admin, admin',
  'POST /api/admin/buildings/:id/merge': 'admin, admin',
  'GET /api/admin/buildings/candidates': 'admin, admin',
  'GET /api/admin/buildings/merged': 'admin, admin',
  'POST /api/admin/buildings/:id/undo': 'admin, admin',
  'POST /api/admin/buildings/candidates/distinct/undo': 'admin, admin',
  'POST /api/admin/buildings/candidates/distinct': 'admin, admin',
  'GET /api/admin/complaints': 'admin, admin',
  'POST /api/admin/complaints/:id/preview': 'admin, admin',
  'PATCH /api/admin/complaints/:id/kind': 'admin, admin',
  'PATCH /api/admin/complaints/:id': 'admin, admin',
  'POST /api/admin/complaints/:id/undo': 'admin, admin',
  'GET /api/admin/threads/:about/:id': 'admin, admin',
  'GET /api/admin/threads/:about/:id/templates': 'admin, admin',
  'POST /api/admin/threads/:about/:id/preview': 'admin, admin',
  'POST /api/admin/threads/:about/:id/replies': 'admin, admin',
  'POST /api/admin/replies/:id/undo': 'admin, admin',
  'PATCH /api/admin/enquiries/:id': 'admin, admin',
  'GET /api/admin/enquiries': 'admin, admin',
  'GET /api/admin/enquiries/reply-time': 'admin, admin',
  'GET /api/admin/releases': 'admin, admin',
  'POST /api/admin/releases/:remote/pin': 'admin, admin',
  'POST /api/admin/releases/:remote/roll-back': 'admin, admin',
  'POST /api/admin/releases/:remote/disable': 'admin, admin',
  'POST /api/admin/releases/:remote/enable': 'admin, admin',
  'POST /api/admin/releases/:remote/refuse': 'admin, admin',
  'GET /api/admin/releases/:remote/tokens': 'admin, admin',
  'POST /api/admin/releases/:remote/tokens': 'admin, admin',
  'DELETE /api/admin/release-tokens/:id': 'admin, admin',
  'GET /api/admin/releases/:remote/publishers': 'admin, admin',
  'POST /api/admin/releases/:remote/publishers': 'admin, admin',
  'DELETE /api/admin/trusted-publishers/:id': 'admin, admin',
  'POST /api/telemetry': 'anyone, telemetry',
  'GET /api/telemetry': 'admin, admin',
};

test('every route is open to those, and draws on the budget, that were decided', () => {
  expect(Object.fromEntries(all.map(route => [pathOf(route), `${route.access}, ${route.limit}`]))).toEqual(
    DECIDED,
  );
});

test.each(all.map(route => [pathOf(route), route] as const))(
  '%s has a schema for exactly the parameters in its path',
  async (_, { path, schemas }) => {
    const { params } = await schemas();
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const declared = params ? Object.keys((params as unknown as { shape: object }).shape) : [];
    expect(declared).toEqual(inPath);
  },
);

test.each(Object.entries<Route>(routes))(
  '%s has the schemas of its name, by which the backend finds them',
  async (name, { schemas }) => {
    expect(await schemas()).toBe(
      Object.entries(contractSchemas).find(([other]) => other === `${name}Schemas`)?.[1],
    );
  },
);

test('only what changes something takes a body', async () => {
  for (const { method, schemas } of all) {
    const { body } = await schemas();
    expect(method === 'GET' && body !== undefined).toBe(false);
  }
});

function defaultsOf(body: unknown) {
  if (!(body instanceof z.ZodMiniObject)) throw new Error('The body of an edit is not an object');
  return Object.keys(body.shape).filter(name => body.shape[name] instanceof z.ZodMiniDefault);
}

/** Every release of a remote sends these fields. */
const ALWAYS_SENT = {
  'PUT /api/admin/buildings/:id': ['name'],
  'PUT /api/reviews/:id/by-key': ['issuesTags', 'photos', 'isAnonymous'],
  'PUT /api/admin/properties/:id': [
    'bedrooms',
    'bathrooms',
    'parkingSpaces',
    'buildYear',
    'description',
    'propertySize',
    'landSize',
    'propertyImages',
  ],
  'PATCH /api/reviews/:id': ['issuesTags', 'photos', 'isAnonymous'],
};

test('no new field of an edit has a default, which would reset it if an earlier remote edits', async () => {
  const edits = all.filter(({ method }) => method === 'PUT' || method === 'PATCH');
  const defaults = await Promise.all(
    edits.map(async route => [pathOf(route), defaultsOf((await route.schemas()).body)] as const),
  );
  expect(Object.fromEntries(defaults.filter(([, names]) => names.length > 0))).toEqual(ALWAYS_SENT);
});

const writes = all.filter(({ method }) => method !== 'GET');
const changed = writes.flatMap(({ changes = [] }) => changes);
/** The paths of the routes whose replies a write makes stale. */
const madeStaleBy = ({ changes = [] }: Route) =>
  all.filter(({ shows = [] }) => changes.some(topic => concerns(topic, shows))).map(({ path }) => path);

test('every route that is not a GET declares what it changes, and every GET what it shows', () => {
  expect(all.filter(({ changes }) => changes)).toEqual(writes);
  expect(all.filter(({ method, shows }) => method === 'GET' && !shows)).toEqual([]);
  // the others are read like a GET, but what is sent is secret
  expect(writes.filter(({ shows }) => shows)).toEqual([keyOfReview]);
});

/** Reads that no write of the API changes, or that are not read again: a link from an email, a download, a question. */
const NEVER_STALE = [
  'GET /api/admin/exports/audit',
  'GET /api/admin/exports/complaints',
  'GET /api/admin/exports/enquiries',
  'GET /api/admin/exports/leads',
  'GET /api/admin/exports/properties',
  'GET /api/admin/exports/reviews',
  'GET /api/admin/reviews/:id/contact',
  'GET /api/admin/reviews/of-author',
  'GET /api/admin/threads/:about/:id/templates',
  'GET /api/admin/trends',
  'GET /api/auth/verify-reset-token',
  'GET /api/data-sources',
  'GET /api/operator',
  'GET /api/resources',
  'GET /api/resources/:slug',
  'GET /api/sitemap',
  'GET /api/states',
  'GET /api/states/:state',
  'GET /api/users/:id/export',
];

test('what a write changes is shown by some route, and every read is made stale by some write', () => {
  expect(changed.filter(topic => !all.some(({ shows = [] }) => concerns(topic, shows)))).toEqual([]);
  const neverStale = all.filter(
    ({ method, shows = [] }) => method === 'GET' && !changed.some(topic => concerns(topic, shows)),
  );
  expect(neverStale.map(pathOf).toSorted()).toEqual(NEVER_STALE);
});

test('what is shown with an id is told of with and without it', () => {
  expect(concerns('review', ['review/7'])).toBe(true);
  expect(concerns('review/7', ['review'])).toBe(true);
  expect(concerns('review/7', ['property/7', 'review/7'])).toBe(true);
  expect(concerns('review/7', ['review/70', 'review/:id', 'reviewer'])).toBe(false);
  expect(concerns('helpful', ['helpful-in-building/7'])).toBe(false);
});

test.each([
  ['createReview', 'editReview', 'deleteReview', 'editByKey', 'removeByKey'],
  ['editAdminReview', 'deleteAdminReview', 'restoreAdminReview', 'settleComplaint', 'undoDecision'],
  ['createProperty', 'addAdminProperty', 'editAdminProperty', 'deleteAdminProperty', 'restoreAdminProperty'],
] as const)('%s and the like make a property, its reviews and all lists of them stale', (...names) => {
  for (const name of names)
    expect(madeStaleBy(routes[name])).toEqual(
      expect.arrayContaining([
        routes.readProperty.path,
        routes.reviewsOfProperty.path,
        routes.searchProperties.path,
        routes.reviewsOfUser.path,
        routes.listAdminReviews.path,
        routes.listAdminProperties.path,
      ]),
    );
});

test('every tag has its colour, and any other tag is grey', () => {
  expect(ISSUE_TAG_NAMES.map(colourOfTag)).not.toContain('grey');
  expect(colourOfTag('Pests')).toBe('red');
  expect(colourOfTag('Great Landlord')).toBe('green');
  expect(colourOfTag('Haunted')).toBe('grey');
  expect(colourOfTag('constructor')).toBe('grey');
  expect(ISSUE_TAG_NAMES.filter(tag => !isProblem(tag))).toEqual([
    ...['Great Landlord', 'Well Maintained', 'Good Location'],
  ]);
});
