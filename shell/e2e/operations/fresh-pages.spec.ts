import { concerns, type Route, routes } from '@home-truths/contract';
import type { APIRequestContext } from '@playwright/test';
import { makeBuilding, makeReport, makeReview, uniqueTerm } from '../support/admin.ts';
import { buildMember } from '../support/members.ts';
import { expect, site, test } from '../support/visit.ts';

/** How long visitors anywhere may see what has changed. */
const FRESH_WITHIN_MS = 1_000;
/** Requests enough for a page to come from the cache. */
const READS_BEFORE = 3;

const PLACE = { suburb: 'Bondi', state: 'NSW', postcode: '2026', propertyType: 'apartment' };
const EDITED = {
  residencyStatus: 'visited',
  rating: 2,
  title: 'Another title for it',
  issuesTags: ['Leaks'],
  content: 'What we saw on the second day, in one sentence.',
};
const REASON = 'As a test';

type RouteName = keyof typeof routes;

/** Sends a write as our pages do. */
async function call(
  who: APIRequestContext,
  name: RouteName,
  { id, ...data }: { id?: number; [field: string]: unknown },
) {
  const { method, path } = routes[name];
  const url = path.replace(':id', String(id));
  const response = await who.fetch(url, { method, ...(method !== 'GET' && { data }) });
  expect(response.ok(), `${name}: ${await response.text()}`).toBe(true);
  return response.status() === 204 ? undefined : response.json();
}

/** A building of two properties, the first of them with a review, and people who write. */
interface Stage {
  building: number;
  address: string;
  one: number;
  two: number;
  /** The guest's. */
  review: number;
  guest: APIRequestContext;
  member: APIRequestContext;
  account: ReturnType<typeof buildMember> & { id: number };
  admin: APIRequestContext;
}

/** Prepares a write. @returns what writes */
type Prepare = (stage: Stage) => Promise<() => Promise<unknown>>;

const reviewByMember = async ({ member, one }: Stage): Promise<number> =>
  (await call(member, 'createReview', { ...EDITED, propertyId: one, title: 'By a member of ours' })).id;

async function mergeTwoIntoOne({ admin, one, two }: Stage) {
  await call(admin, 'mergeProperties', { id: two, into: one, reason: REASON });
  const merges: { id: number; from: { id: number } }[] = await call(admin, 'listMerges', {});
  return merges.find(({ from }) => from.id === two)?.id;
}

async function hideByReport({ guest, admin, review }: Stage) {
  const id = await makeReport(guest, review, 'It names a person');
  return { id, hide: () => call(admin, 'settleComplaint', { id, decision: 'hidden', note: REASON }) };
}

async function otherBuilding({ guest, admin, building }: Stage) {
  const { id } = await makeBuilding(guest, uniqueTerm(), ['1', '2']);
  return { id, merge: () => call(admin, 'mergeBuildings', { id, into: building, reason: REASON }) };
}

const editReviewAsAdmin = ({ admin, review }: Stage) =>
  call(admin, 'editAdminReview', { ...EDITED, id: review, isVerified: true, verifiedBy: 'lease' });

/** Every write that changes what a page for everyone shows. */
const WRITES: Partial<Record<RouteName, Prepare>> = {
  createProperty:
    async ({ guest, address }) =>
    () =>
      call(guest, 'createProperty', { ...PLACE, address: `3/${address}` }),
  createReview:
    async ({ guest, two }) =>
    () =>
      call(guest, 'createReview', { ...EDITED, propertyId: two }),
  markHelpful:
    async ({ member, review }) =>
    () =>
      call(member, 'markHelpful', { id: review }),
  editReview: async stage => {
    const id = await reviewByMember(stage);
    return () => call(stage.member, 'editReview', { ...EDITED, id });
  },
  deleteReview: async stage => {
    const id = await reviewByMember(stage);
    return () => call(stage.member, 'deleteReview', { id });
  },
  editByKey: async ({ guest, review }) => {
    const { key } = await call(guest, 'keyOfReview', { id: review });
    return () => call(guest, 'editByKey', { ...EDITED, id: review, key });
  },
  removeByKey: async ({ guest, review }) => {
    const { key } = await call(guest, 'keyOfReview', { id: review });
    return () => call(guest, 'removeByKey', { id: review, key });
  },
  editProfile: async stage => {
    await reviewByMember(stage);
    const { id, lastName, username } = stage.account;
    return () => call(stage.member, 'editProfile', { id, firstName: 'Wilhelmina', lastName, username });
  },
  deleteAccount: async stage => {
    await reviewByMember(stage);
    const { id, password } = stage.account;
    return () => call(stage.member, 'deleteAccount', { id, password });
  },
  addAdminProperty:
    async ({ admin, address }) =>
    () =>
      call(admin, 'addAdminProperty', { ...PLACE, address: `4/${address}` }),
  editAdminProperty:
    async ({ admin, one, address }) =>
    () =>
      call(admin, 'editAdminProperty', { ...PLACE, id: one, address: `5/${address}`, bedrooms: 3 }),
  deleteAdminProperty:
    async ({ admin, two }) =>
    () =>
      call(admin, 'deleteAdminProperty', { id: two }),
  restoreAdminProperty: async ({ admin, one }) => {
    await call(admin, 'deleteAdminProperty', { id: one });
    return () => call(admin, 'restoreAdminProperty', { id: one });
  },
  mergeProperties: async stage => () => mergeTwoIntoOne(stage),
  undoMerge: async stage => {
    const id = await mergeTwoIntoOne(stage);
    return () => call(stage.admin, 'undoMerge', { id });
  },
  placeProperty:
    async ({ admin, two }) =>
    () =>
      call(admin, 'placeProperty', { id: two, buildingId: null }),
  editBuilding:
    async ({ admin, building, address }) =>
    () =>
      call(admin, 'editBuilding', { id: building, address, name: 'The Wallabies' }),
  mergeBuildings: async stage => (await otherBuilding(stage)).merge,
  undoBuildingMerge: async stage => {
    const { id, merge } = await otherBuilding(stage);
    await merge();
    return () => call(stage.admin, 'undoBuildingMerge', { id });
  },
  editAdminReview: async stage => () => editReviewAsAdmin(stage),
  deleteAdminReview:
    async ({ admin, review }) =>
    () =>
      call(admin, 'deleteAdminReview', { id: review }),
  restoreAdminReview: async ({ admin, review }) => {
    await call(admin, 'deleteAdminReview', { id: review });
    return () => call(admin, 'restoreAdminReview', { id: review });
  },
  setReviewVisibility:
    async ({ admin, review }) =>
    () =>
      call(admin, 'setReviewVisibility', { isHidden: true, reason: REASON, reviews: [{ id: review }] }),
  settleComplaint: async stage => (await hideByReport(stage)).hide,
  undoDecision: async stage => {
    const { id, hide } = await hideByReport(stage);
    await hide();
    return () => call(stage.admin, 'undoDecision', { id });
  },
  restoreAuditEntry: async stage => {
    const { auditEntryId: id } = await editReviewAsAdmin(stage);
    return () => call(stage.admin, 'restoreAuditEntry', { id });
  },
};

/** What a page shows, without what is not text. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

let count = 0;

/** The URL of the same page, which nobody has requested before. */
const uncached = (path: string) => `${path}${path.includes('?') ? '&' : '?'}fresh=${count++}`;

test('the table has every write that changes what a page for everyone shows', () => {
  const all: [string, Route][] = Object.entries(routes);
  const isPublic = ({ method, access, personal }: Route) =>
    method === 'GET' && access === 'anyone' && !personal;
  const shown = all.flatMap(([, route]) => (isPublic(route) ? (route.shows ?? []) : []));
  const writes = all.filter(([, { changes = [] }]) => changes.some(topic => concerns(topic, shown)));
  expect(Object.keys(WRITES).sort()).toEqual(writes.map(([name]) => name).sort());
});

for (const [name, prepare] of Object.entries(WRITES))
  test(`${name}: each page that shows the change is fresh within a second`, async ({
    playwright,
    request: stranger,
  }) => {
    const person = () => playwright.request.newContext({ baseURL: site, extraHTTPHeaders: { Origin: site } });
    const [guest, member, admin] = await Promise.all([person(), person(), person()]);
    const street = uniqueTerm();
    const { id: building, address, properties } = await makeBuilding(guest, street, ['1', '2']);
    const [one, two] = properties as [number, number];
    const review = await makeReview(guest, one, 'The first of its reviews', 4);
    const data = buildMember();
    const { user } = await call(member, 'register', { ...data, confirmPassword: data.password });
    const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = process.env;
    await call(admin, 'signIn', { email, password });
    const account = { ...data, id: user.id };
    const write = await prepare({ building, address, one, two, review, guest, member, account, admin });

    const own = [
      ...[`/property/${one}`, `/property/${two}`, `/building/${building}`, `/search?q=${street}`],
      `/compare?homes=${one},${two}`,
    ];
    // other tests change these as well
    const shared = ['/', '/suburb/nsw/bondi-2026'];
    const pages = [...own, ...shared];
    const read = async (url: string) => textOf(await (await stranger.get(url)).text());
    const before = await Promise.all(pages.map(read));
    for (let reads = 1; reads < READS_BEFORE; reads++) await Promise.all(pages.map(read));
    await write();
    /** The page as it is after a second, or once it has changed. */
    const readSoon = async (path: string, index: number) => {
      const options = { timeout: FRESH_WITHIN_MS, intervals: [50] };
      await expect
        .poll(() => read(path), options)
        .not.toBe(before[index])
        .catch(() => {});
      return read(path);
    };
    const soon = await Promise.all(pages.map(readSoon));
    expect(soon).not.toEqual(before);
    const readAgain = (path: string) => read(uncached(path));
    await Promise.all([
      ...own.map((path, index) => expect.poll(() => readAgain(path), path).toBe(soon[index])),
      ...shared.map(path =>
        expect.poll(async () => (await read(path)) === (await readAgain(path)), path).toBe(true),
      ),
    ]);
    await Promise.all([guest, member, admin].map(each => each.dispose()));
  });
