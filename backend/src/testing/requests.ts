import { type NewPublisher, type Route, routes } from '@home-truths/contract';
import { EmailConfirmation } from '../accounts/email/email-confirmation.entity.ts';
import { VisitorsService } from '../accounts/sessions/visitors.service.ts';
import { PasswordResetToken } from '../accounts/sign-in/password-reset-token.entity.ts';
import { hashPassword } from '../accounts/sign-in/passwords.ts';
import { hashToken, newToken } from '../accounts/tokens.ts';
import { Complaint } from '../complaints/complaint.entity.ts';
import { CorrespondenceService } from '../correspondence/correspondence.service.ts';
import { Enquiry } from '../enquiries/enquiry.entity.ts';
import { InspectorLead } from '../leads/inspector-lead.entity.ts';
import { LeadsService } from '../leads/leads.service.ts';
import { BuildingsAdminService } from '../merges/buildings.admin.service.ts';
import { CandidatesService } from '../merges/candidates.service.ts';
import { mergeInto } from '../merges/merge-properties.ts';
import { NotesService } from '../notes/notes.service.ts';
import { createToken } from '../registry/release-tokens.ts';
import { addPublisher } from '../registry/trusted-publishers.ts';
import { Resource } from '../resources/resource.entity.ts';
import { ReviewKeys } from '../reviews/review-keys.ts';
import { SavedFiltersService } from '../saved-filters/saved-filters.service.ts';
import { setUpApp, startApp } from './authenticator.ts';
import type { Backend, TestResponse } from './backend.ts';
import {
  buildBuilding,
  buildProperty,
  buildReview,
  buildUser,
  propertyAt,
  reviewOf,
  signIn,
} from './builders.ts';
import type { ValidRequest } from './hostile.ts';
import { picture } from './photos.ts';

type RouteName = keyof typeof routes;

/** The password of every owner in a request. */
export const PASSWORD = 'wattle and bread';
let passwordHash: Promise<string> | undefined;

/** The backend a request goes to, whose records it is about, and who sends it. */
export interface RequestSetup {
  backend: Backend;
  /** The member whose records and whose id are requested. */
  owner: { id: number; email: string };
  /** The sender's id; the owner's where a visitor sends. */
  senderId: number;
}

/** A valid request about records that exist. */
interface PreparedRequest {
  id?: number | string;
  query?: string;
  body?: unknown;
  /** The cookie of the visitor who alone may send it. */
  visitor?: string;
  /** The token of the gateway that alone may send it. */
  gateway?: string;
}

let next = 1;
const newRegistration = () => {
  const username = `stranger${next++}`;
  const names = { firstName: 'Kim', lastName: 'Papas', username, email: `${username}@example.com` };
  return { ...names, password: PASSWORD, confirmPassword: PASSWORD };
};
const newAddress = () =>
  propertyAt(`${next++} Banksia Road`, { suburb: 'Fitzroy', state: 'VIC', postcode: '3065' });
const fields = {
  kind: 'other',
  details: 'Something that should be looked at.',
  message: 'Good day to all of you.',
  reply: 'Thanks for your message.',
};

/** A member who can sign in with `PASSWORD`. */
export async function buildMember(backend: Backend, values = {}) {
  passwordHash ??= hashPassword(PASSWORD);
  return buildUser(backend, { password: await passwordHash, ...values });
}

/** An administrator, signed in. */
export async function buildAdmin(backend: Backend) {
  const user = await buildMember(backend, { isAdmin: true });
  return { ...user, browser: await signIn(backend, user) };
}

/** An administrator whose app is set up, in a browser where no code was entered yet. */
export async function adminWithApp(backend: Backend) {
  const person = await buildAdmin(backend);
  return { ...person, app: await setUpApp(backend, person.id) };
}

const insertProperty = async ({ backend }: RequestSetup, values = {}) =>
  (await buildProperty(backend, values)).id;

/** A building with one property. */
const insertBuilding = async ({ backend }: RequestSetup) =>
  (await buildBuilding(backend, [`1/${next++} Boronia Road`])).buildingId;

/** The path of the suburb of a new property, after the path of its state. */
const insertSuburb = async (setup: RequestSetup) => {
  await insertProperty(setup);
  return 'nsw/newtown-2042';
};

const deleted = { deletedAt: new Date() };
const blockedFor = (blockReason: string) => ({ blockedAt: new Date(), blockReason });

/** A property that was merged into another. */
async function insertMerge(setup: RequestSetup) {
  const [from, into] = [await insertProperty(setup), await insertProperty(setup)];
  const em = setup.backend.em();
  return em.transactional(em => mergeInto(em, { from, into, reason: 'One home', by: null }));
}

/** A building that was merged into another. */
async function insertBuildingMerge(setup: RequestSetup) {
  const [from, into] = [await insertBuilding(setup), await insertBuilding(setup)];
  const order = { into, reason: 'One building' };
  await setup.backend.app.get(BuildingsAdminService).merge(from, order, setup.owner.id);
  return from;
}

/** Two properties that are kept separate. */
async function insertSeparate(setup: RequestSetup) {
  const [a, b] = [await insertProperty(setup), await insertProperty(setup)];
  await setup.backend.app.get(CandidatesService).markDistinct(a, b, setup.owner.id);
  return { a, b };
}

async function insertReview({ backend, owner }: RequestSetup, values = {}) {
  const property = await buildProperty(backend);
  return (await buildReview(backend, { property: property.id, user: owner.id, ...values })).id;
}

/** A visitor's review. */
async function reviewByVisitor(setup: RequestSetup) {
  const { id: number, cookie } = await setup.backend.app.get(VisitorsService).issue();
  const writerMark = await setup.backend.app.get(ReviewKeys).writerMarkOf(number);
  const id = await insertReview(setup, { user: null, writerMark, keyVersion: 1 });
  return { id, visitor: `visitor=${cookie}` };
}

/** A visitor's review, and the key of its private link. */
async function reviewWithKey(setup: RequestSetup) {
  const { id } = await reviewByVisitor(setup);
  return { id, body: { key: await setup.backend.app.get(ReviewKeys).keyOf({ id, keyVersion: 1 }) } };
}

async function insertRow(
  { backend }: RequestSetup,
  kind: typeof InspectorLead | typeof Complaint | typeof Enquiry,
  values: object,
) {
  const em = backend.em();
  const row = em.create(kind as typeof Enquiry, values as never);
  await em.flush();
  return row.id;
}

const insertEnquiry = (setup: RequestSetup) => {
  const person = { name: 'Kim', email: 'kim@example.com' };
  return insertRow(setup, Enquiry, { ...person, kind: 'contact', message: fields.message });
};

const insertLead = (setup: RequestSetup) =>
  insertRow(setup, InspectorLead, { name: 'Kim', phone: '0400 000 000', propertyAddress: '1 A St' });

const insertComplaint = (setup: RequestSetup, values = {}) =>
  insertRow(setup, Complaint, { kind: fields.kind, details: fields.details, ...values });

/** A reply that can be undone. */
async function insertReply(setup: RequestSetup) {
  const enquiry = await insertEnquiry(setup);
  const service = setup.backend.app.get(CorrespondenceService);
  return (await service.send('enquiry', enquiry, { text: fields.reply }, setup.owner.id)).id;
}

/** A filter of the sender. */
async function insertSavedFilter({ backend, senderId }: RequestSetup) {
  const filter = { list: 'leads', name: `Filter ${next++}`, filters: { status: 'all' } } as const;
  return (await backend.app.get(SavedFiltersService).save(senderId, filter)).id;
}

/** An edit of a request, which can be restored. */
async function insertAuditEntry(setup: RequestSetup) {
  const { backend, owner } = setup;
  const lead = await insertLead(setup);
  await backend.app.get(LeadsService).edit(lead, { status: 'contacted' }, owner.id);
  const [entry] = await backend.rows<{ id: number }>(
    `select id from audit_entry where subject = 'lead' and subject_id = $1`,
    lead,
  );
  return entry?.id as number;
}

/** A note of the sender. */
async function insertNote({ backend, owner, senderId }: RequestSetup) {
  const note = { subject: 'person', subjectId: owner.id, text: 'Rang twice' } as const;
  return (await backend.app.get(NotesService).add(note, senderId)).id;
}

async function insertGuide({ backend }: RequestSetup) {
  const slug = `guide-${next++}`;
  const em = backend.em();
  const card = { title: 'A guide', excerpt: 'Short', readTime: 5, category: 'legal' } as const;
  em.create(Resource, { ...card, slug, content: 'Long' });
  await em.flush();
  return slug;
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

async function insertResetToken({ backend, owner }: RequestSetup) {
  const token = newToken();
  const values = { user: owner.id, token: hashToken(token), expiresAt: inAnHour() };
  await backend.em().insert(PasswordResetToken, values);
  return token;
}

/** The token that a new member confirms their email by. */
async function insertConfirmation({ backend }: RequestSetup) {
  const { id: user, email } = await buildMember(backend);
  const token = newToken();
  const values = { user, email, token: hashToken(token), expiresAt: inAnHour() };
  await backend.em().insert(EmailConfirmation, values);
  return token;
}

const decisionOf = async (setup: RequestSetup) => ({
  id: await insertComplaint(setup),
  body: { decision: 'kept', note: 'Nothing wrong' },
});

const replyOf = async (setup: RequestSetup) => ({
  id: `enquiry/${await insertEnquiry(setup)}`,
  body: { text: fields.reply },
});

const bookmarkOf = async (setup: RequestSetup) => ({
  body: { userId: setup.senderId, propertyId: await insertProperty(setup) },
});

/** The token of gateways in tests. */
export const GATEWAY_TOKEN = 'a-gateway-token-of-32-characters-';

/** A decision of a gateway about a remote, with what an administrator sends. */
const decided =
  (sent: object) =>
  async ({ backend }: RequestSetup) => {
    const [{ revision } = { revision: 0 }] = await backend.rows<{ revision: number }>(
      'select coalesce(max(revision), 0) as revision from registry_revision',
    );
    const decision = { pinned: '1.0.0-0a1b2c3d', source: 'command' };
    const what = 'pin mf_search 1.0.0-0a1b2c3d';
    const messages = ['mf-search 1.0.0-0a1b2c3d is pinned for all visitors.'];
    const body = { reason: 'Tested', ...sent, decided: { revision, decision, what, messages } };
    return { id: 'mf-search', gateway: GATEWAY_TOKEN, body };
  };

async function insertWaitingPin({ backend }: RequestSetup) {
  await backend.rows('delete from waiting_pin');
  await backend.rows(
    `insert into waiting_pin (remote, version, percent, asked_by) values ('mf_admin', '1.0.0', 100, 'CI')`,
  );
  return 'mf-admin';
}

const tokenOrder = { name: 'CI of search', rights: ['publish'] as ['publish'], days: 90 };
const insertReleaseToken = async ({ backend }: RequestSetup) =>
  (await createToken(backend.em(), { ...tokenOrder, remote: 'mf_search', by: null })).id;

const newPublisher: NewPublisher = {
  provider: 'github',
  repositoryId: '4711',
  repository: 'acme/costs',
  conditionKind: 'branch',
  condition: 'main',
  rights: ['publish'],
};
const insertPublisher = ({ backend }: RequestSetup) =>
  addPublisher(backend.em(), { ...newPublisher, remote: 'mf_costs', by: null });

/** For every route of the contract a request that would succeed, if its sender may send it. */
const REQUESTS: Record<RouteName, (setup: RequestSetup) => PreparedRequest | Promise<PreparedRequest>> = {
  searchProperties: () => ({ query: 'q=banksia' }),
  suggestProperties: () => ({ query: 'q=banksia' }),
  nearestProperties: () => ({ query: 'q=12+smith+st' }),
  similarProperties: () => ({ query: 'address=12+Smith+St&suburb=Bondi&state=NSW' }),
  readProperty: async setup => ({ id: await insertProperty(setup) }),
  historyOfProperty: async setup => ({ id: await insertProperty(setup) }),
  compareProperties: async setup => ({
    query: `ids=${await insertProperty(setup)},${await insertProperty(setup)}`,
  }),
  readBuilding: async setup => ({ id: await insertBuilding(setup) }),
  propertiesOfBuilding: async setup => ({ id: await insertBuilding(setup) }),
  reviewsOfBuilding: async setup => ({ id: await insertBuilding(setup) }),
  historyOfBuilding: async setup => ({ id: await insertBuilding(setup) }),
  listStates: () => ({}),
  readState: () => ({ id: 'nsw' }),
  readSuburb: async setup => ({ id: await insertSuburb(setup) }),
  createProperty: () => ({ body: newAddress() }),
  reviewsOfProperty: async setup => ({ id: await insertProperty(setup) }),
  createReview: async setup => ({ body: reviewOf(await insertProperty(setup)) }),
  markedReviews: async setup => ({ query: `propertyId=${await insertProperty(setup)}` }),
  markHelpful: async setup => ({ id: await insertReview(setup), body: { count: 1 } }),
  reportReview: async setup => ({
    id: await insertReview(setup),
    body: { reason: 'other', details: fields.details },
  }),
  editReview: async setup => ({ id: await insertReview(setup), body: { ...reviewOf(1), version: 1 } }),
  deleteReview: async setup => ({ id: await insertReview(setup) }),
  keyOfReview: reviewByVisitor,
  mailKey: async setup => ({ ...(await reviewByVisitor(setup)), body: { email: 'kim@example.com' } }),
  openByKey: reviewWithKey,
  editByKey: async setup => {
    const { id, body } = await reviewWithKey(setup);
    return { id, body: { ...reviewOf(1), ...body } };
  },
  removeByKey: reviewWithKey,
  renewKey: reviewWithKey,
  reviewsOfUser: ({ owner }) => ({ id: owner.id }),
  uploadPhoto: () => ({}),
  createLead: async setup => {
    const person = { name: 'Kim Papas', phone: '0400 000 000', email: 'kim@example.com' };
    return { body: { ...person, propertyId: await insertProperty(setup) } };
  },
  readOperator: () => ({}),
  listDataSources: () => ({}),
  readMe: () => ({}),
  register: () => ({ body: newRegistration() }),
  signIn: ({ owner }) => ({ body: { email: owner.email, password: PASSWORD } }),
  signOut: () => ({}),
  forgotPassword: ({ owner }) => ({ body: { email: owner.email } }),
  verifyResetToken: async setup => ({ query: `token=${await insertResetToken(setup)}` }),
  checkResetToken: async setup => ({ body: { token: await insertResetToken(setup) } }),
  resetPassword: async setup => ({
    body: { token: await insertResetToken(setup), password: 'a brand new word' },
  }),
  readEmail: () => ({}),
  changeEmail: () => ({ body: { password: PASSWORD, email: newRegistration().email } }),
  sendConfirmation: () => ({}),
  readConfirmation: async setup => ({ body: { token: await insertConfirmation(setup) } }),
  confirmEmail: async setup => ({ body: { token: await insertConfirmation(setup) } }),
  editProfile: ({ owner }) => ({ id: owner.id, body: newRegistration() }),
  changePassword: ({ owner }) => ({
    id: owner.id,
    body: { currentPassword: PASSWORD, password: 'a brand new word' },
  }),
  listSessions: ({ owner }) => ({ id: owner.id }),
  endSessions: ({ owner }) => ({ id: owner.id, body: { password: PASSWORD } }),
  exportAccount: ({ owner }) => ({ id: owner.id }),
  deleteAccount: ({ owner }) => ({ id: owner.id, body: { password: PASSWORD } }),
  startSecondFactor: () => ({}),
  confirmSecondFactor: async ({ backend, senderId }) => ({
    body: { password: PASSWORD, code: await (await startApp(backend, senderId)).code() },
  }),
  checkSecondFactor: async ({ backend, senderId }) => ({
    body: { code: await (await setUpApp(backend, senderId)).code() },
  }),
  endSecondFactor: async ({ backend, senderId }) => ({
    body: { password: PASSWORD, code: await (await setUpApp(backend, senderId)).code() },
  }),
  addBookmark: bookmarkOf,
  removeBookmark: bookmarkOf,
  bookmarksOfUser: ({ owner }) => ({ id: owner.id }),
  bookmarkedProperties: ({ owner }) => ({ id: owner.id }),
  sitemapEntries: () => ({ query: 'kind=properties' }),
  listResources: () => ({}),
  readResource: async setup => ({ id: await insertGuide(setup) }),
  createEnquiry: () => ({ body: { name: 'Kim', email: 'kim@example.com', message: fields.message } }),
  createComplaint: () => ({ body: { kind: fields.kind, details: fields.details } }),
  readAttention: () => ({}),
  readTrends: () => ({ query: 'range=12m' }),
  listSavedFilters: () => ({}),
  saveFilter: () => ({ body: { list: 'leads', name: `Filter ${next++}`, filters: { status: 'all' } } }),
  listAdminReleases: () => ({}),
  pinAsAdmin: decided({ version: '1.0.0-0a1b2c3d' }),
  rollBackAsAdmin: decided({}),
  disableAsAdmin: decided({ text: 'Back on Monday' }),
  enableAsAdmin: decided({}),
  refuseWaitingPin: async setup => ({
    id: await insertWaitingPin(setup),
    body: { version: '1.0.0', reason: 'Not yet' },
  }),
  listReleaseTokens: () => ({ id: 'mf-search' }),
  createReleaseToken: () => ({ id: 'mf-search', body: tokenOrder }),
  revokeReleaseToken: async setup => ({ id: await insertReleaseToken(setup) }),
  deleteSavedFilter: async setup => ({ id: await insertSavedFilter(setup) }),
  listTrustedPublishers: () => ({ id: 'mf-costs' }),
  addTrustedPublisher: () => ({ id: 'mf-costs', body: newPublisher }),
  removeTrustedPublisher: async setup => ({ id: await insertPublisher(setup) }),
  readAuditEntry: async setup => ({ id: await insertAuditEntry(setup) }),
  restoreAuditEntry: async setup => ({ id: await insertAuditEntry(setup), body: {} }),
  exportAudit: () => ({ query: 'action=edit' }),
  exportLeads: () => ({}),
  exportReviews: () => ({ query: 'visibility=visible' }),
  exportProperties: () => ({ query: 'q=wattlebird' }),
  exportComplaints: () => ({}),
  exportEnquiries: () => ({}),
  listAuditEntries: () => ({ query: 'subject=review&from=2026-11-25' }),
  countLeads: () => ({}),
  listLeads: () => ({}),
  editLead: async setup => ({
    id: await insertLead(setup),
    body: { status: 'contacted', notes: 'Called' },
  }),
  listAdminReviews: () => ({}),
  editAdminReview: async setup => ({
    id: await insertReview(setup),
    body: { ...reviewOf(1), isVerified: true },
  }),
  countReviewsOf: async setup => ({ query: `reviewId=${await insertReview(setup)}` }),
  setReviewVisibility: async setup => ({
    body: { isHidden: true, reason: 'Fake reviews', authorOf: await insertReview(setup) },
  }),
  deleteAdminReview: async setup => ({ id: await insertReview(setup) }),
  readReviewContact: async setup => ({ id: await insertReview(setup) }),
  restoreAdminReview: async setup => ({ id: await insertReview(setup, deleted) }),
  listPeople: () => ({ query: 'q=kim' }),
  readPerson: ({ owner }) => ({ id: owner.id }),
  endPersonSessions: ({ owner }) => ({ id: owner.id }),
  blockPerson: ({ owner }) => ({ id: owner.id, body: { reason: 'Fake reviews' } }),
  unblockPerson: async ({ backend }) => ({ id: (await buildUser(backend, blockedFor('Spam'))).id }),
  makeAdministrator: async ({ backend }) => ({
    id: (await buildUser(backend, { emailVerified: true })).id,
    body: { password: PASSWORD },
  }),
  unmakeAdministrator: async ({ backend }) => ({
    id: (await buildUser(backend, { isAdmin: true })).id,
    body: { password: PASSWORD },
  }),
  listAdminProperties: () => ({}),
  addAdminProperty: () => ({ body: newAddress() }),
  editAdminProperty: async setup => ({ id: await insertProperty(setup), body: newAddress() }),
  deleteAdminProperty: async setup => ({ id: await insertProperty(setup) }),
  restoreAdminProperty: async setup => ({ id: await insertProperty(setup, deleted) }),
  mergeProperties: async setup => ({
    id: await insertProperty(setup),
    body: { into: await insertProperty(setup), reason: 'One home' },
  }),
  listMerges: () => ({}),
  undoMerge: async setup => ({ id: await insertMerge(setup) }),
  placeProperty: async setup => ({
    id: await insertProperty(setup),
    body: { buildingId: await insertBuilding(setup) },
  }),
  editBuilding: async setup => ({
    id: await insertBuilding(setup),
    body: { name: 'The Residences', address: newAddress().address },
  }),
  mergeBuildings: async setup => ({
    id: await insertBuilding(setup),
    body: { into: await insertBuilding(setup), reason: 'One building' },
  }),
  undoBuildingMerge: async setup => ({ id: await insertBuildingMerge(setup) }),
  listMergedBuildings: () => ({}),
  buildingCandidates: () => ({}),
  markDistinct: async setup => ({ body: { a: await insertProperty(setup), b: await insertProperty(setup) } }),
  undoMarkDistinct: async setup => ({ body: await insertSeparate(setup) }),
  listComplaints: () => ({}),
  settleComplaint: decisionOf,
  previewDecision: decisionOf,
  reclassifyComplaint: async setup => ({
    id: await insertComplaint(setup),
    body: { kind: 'defamation' },
  }),
  undoDecision: async setup => ({
    id: await insertComplaint(setup, { decision: 'kept', decidedAt: new Date() }),
    body: {},
  }),
  readThread: async setup => ({ id: `enquiry/${await insertEnquiry(setup)}` }),
  listReplyTemplates: async setup => ({ id: `enquiry/${await insertEnquiry(setup)}` }),
  previewReply: replyOf,
  sendReply: replyOf,
  undoReply: async setup => ({ id: await insertReply(setup) }),
  listEnquiries: () => ({}),
  readReplyTime: () => ({}),
  markEnquiryAnswered: async setup => ({ id: await insertEnquiry(setup), body: { isAnswered: true } }),
  readAssignment: async setup => ({ query: `subject=enquiry&subjectId=${await insertEnquiry(setup)}` }),
  assignRecord: async setup => ({
    body: { subject: 'enquiry', subjectId: await insertEnquiry(setup), assignedTo: setup.senderId },
  }),
  listNotes: ({ owner }) => ({ query: `subject=person&subjectId=${owner.id}` }),
  addNote: ({ owner }) => ({ body: { subject: 'person', subjectId: owner.id, text: 'Rang twice' } }),
  strikeNote: async setup => ({ id: await insertNote(setup), body: { isStruck: true } }),
  sendTelemetry: () => ({
    body: { reports: [{ kind: 'error', remote: 'shell', version: '1.0.0', name: 'TypeError' }] },
  }),
  readTelemetry: () => ({}),
};

/** Sends the request of a route; `body` instead of the right one, where there is one. */
export async function sendRequest(
  name: RouteName,
  setup: RequestSetup,
  browser: Record<string, string>,
  otherBody?: unknown,
): Promise<TestResponse> {
  const { method, path, file }: Route = routes[name];
  if (file) return setup.backend.upload(await picture(40, 30), { headers: browser });
  const { id, query, body, visitor, gateway } = await requestOf(name, setup);
  const Cookie = [browser.Cookie, visitor].filter(Boolean).join('; ');
  const token: Record<string, string> = gateway ? { Authorization: `Bearer ${gateway}` } : {};
  const headers = { ...browser, ...token, Cookie };
  return setup.backend.send(method, pathOf(path, { id, query }), otherBody ?? body, headers);
}

/** A fresh request of a route that would succeed, and the path it goes to. */
export async function requestOf(
  name: RouteName,
  setup: RequestSetup,
): Promise<ValidRequest & Pick<PreparedRequest, 'visitor' | 'gateway'>> {
  const { id = '', query = '', ...others } = await REQUESTS[name](setup);
  return { id: String(id), query, body: undefined, ...others };
}

export const pathOf = (path: Route['path'], { id, query }: Omit<ValidRequest, 'body'>) =>
  path.replace(/:\w+(\/:\w+)*/, () => id) + (query ? `?${query}` : '');

/** Every route by its name. */
export const routeNames = Object.keys(routes) as RouteName[];
