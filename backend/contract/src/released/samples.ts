import { LIMITS } from '../rules.ts';

/** A request that was accepted once must always be accepted. */
export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

const textOfLength = (count: number) => 'a'.repeat(count);
const byId = { params: { id: '7' } };
const ofRemote = { params: { remote: 'mf-search' } };
const leaving = { from: '1.0.0-9f8e7d6c' };
const toEnquiry = { params: { about: 'enquiry', id: '7' } };
const photo = '/uploads/0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f.webp';
const tags = ['Pests', 'Great Landlord'];
const statement = {
  name: 'Jo',
  harmed: 'business',
  considers: true,
  quotation: textOfLength(LIMITS.quotation.max),
  untrue: textOfLength(LIMITS.untrue.min),
};

const property = {
  address: '12 Smith Street',
  suburb: 'Bondi',
  state: 'NSW',
  postcode: '2026',
  propertyType: 'unit',
};
const fullProperty = {
  ...property,
  address: textOfLength(LIMITS.address),
  bedrooms: 2,
  bathrooms: 1,
  parkingSpaces: 0,
  buildYear: 1925,
  version: 3,
  description: textOfLength(LIMITS.description),
  propertySize: '80 m²',
  landSize: '450 m²',
  propertyImages: Array(LIMITS.adminImages).fill(photo),
};
const minimalReview = {
  residencyStatus: 'lived_here',
  rating: 5,
  title: 'Quiet',
  content: 'A quiet home near shops.',
};
const maximalReview = {
  residencyStatus: 'owned',
  rating: 1,
  isAnonymous: true,
  issuesTags: tags,
  title: textOfLength(LIMITS.title.max),
  content: textOfLength(LIMITS.content.max),
  photos: Array(LIMITS.photos).fill(photo),
  photoDescriptions: Array(LIMITS.photos).fill(textOfLength(LIMITS.photoDescription)),
};
const person = { firstName: 'Kim', lastName: 'Papas', username: 'kim_papas-1' };
const email = 'kim@example.com';
const password = textOfLength(LIMITS.password.max);
const key = textOfLength(22);
const recoveryCode = 'ABCD-EFGH-IJKL-MNOP-QRST-UVWX';
const adminQuery = { q: 'smith', after: '100', limit: '100' };
const sender = { remote: 'mf_reviews', version: '1.0.0-0a1b2c3d' };
const lastPage = { limit: '100', page: '500' };

const reviewLists = [
  byId,
  {
    ...byId,
    query: { sort: 'newest', issueTag: 'Leaks', rating: '4', residencyStatus: 'owned', ...lastPage },
  },
];

/** The smallest and the largest accepted requests of each route, recorded in the baseline. */
export const samples: Record<string, Sample[]> = {
  searchProperties: [
    { query: {} },
    {
      query: {
        q: textOfLength(LIMITS.query),
        propertyType: 'house',
        suburb: 'Bondi',
        state: 'NSW',
        limit: '100',
        page: '50',
        issueTag: 'Pests',
        minRating: '1',
        maxRating: '4.5',
        sort: 'rating-high',
      },
    },
  ],
  nearestProperties: [
    { query: {} },
    { query: { q: textOfLength(LIMITS.query), suburb: 'Bondi', state: 'NSW' } },
  ],
  similarProperties: [
    { query: { address: property.address, suburb: 'Bondi', state: 'NSW' } },
    {
      query: {
        address: textOfLength(LIMITS.address),
        suburb: textOfLength(LIMITS.suburb),
        state: 'NSW',
        postcode: '2026',
      },
    },
  ],
  suggestProperties: [{ query: { q: 'b' } }, { query: { q: textOfLength(LIMITS.query) } }],
  readProperty: [byId],
  historyOfProperty: [byId],
  compareProperties: [{ query: { ids: '9,7' } }, { query: { ids: '12,7,9,999999999' } }],
  createProperty: [{ body: property }, { body: { ...property, postcode: undefined } }],
  reviewsOfProperty: reviewLists,
  readBuilding: [byId],
  listStates: [{}],
  readState: [{ params: { state: 'vic' } }, { params: { state: 'VIC' } }],
  readSuburb: [
    { params: { state: 'vic', slug: 'richmond-3121' } },
    { params: { state: 'act', slug: textOfLength(LIMITS.placeSlug) } },
  ],
  propertiesOfBuilding: [byId, { ...byId, query: { sort: 'unit', ...lastPage } }],
  reviewsOfBuilding: reviewLists,
  historyOfBuilding: [byId],
  createReview: [
    { body: { propertyId: 7, ...minimalReview } },
    { body: { propertyId: 7, ...maximalReview, contactEmail: email, website: '', formSeconds: 30 } },
  ],
  markedReviews: [{ query: { propertyId: '7' } }, { query: { buildingId: '7' } }],
  markHelpful: [
    { ...byId, body: {} },
    { ...byId, body: { count: 1 } },
  ],
  reportReview: [
    { ...byId, body: { reason: 'other', details: textOfLength(LIMITS.message.max) } },
    { ...byId, body: { reason: 'other', details: '', email } },
  ],
  editReview: [
    { ...byId, body: minimalReview },
    { ...byId, body: { ...maximalReview, version: 1 } },
  ],
  deleteReview: [byId],
  keyOfReview: [byId],
  mailKey: [{ ...byId, body: { email } }],
  openByKey: [{ ...byId, body: { key } }],
  editByKey: [
    { ...byId, body: { ...minimalReview, key } },
    { ...byId, body: { ...maximalReview, version: 1, key } },
  ],
  removeByKey: [{ ...byId, body: { key } }],
  renewKey: [{ ...byId, body: { key } }],
  reviewsOfUser: [byId, { ...byId, query: { propertyId: '7', ...lastPage } }],
  uploadPhoto: [{}],
  createLead: [
    { body: { propertyId: 7, name: 'Jo', phone: '0400000000' } },
    {
      body: {
        propertyId: 7,
        name: textOfLength(LIMITS.leadName.max),
        phone: '+61 (02) 9000 0000',
        email,
        preferredCallbackTime: 'Morning (9am - 12pm)',
      },
    },
  ],
  readOperator: [{}],
  listDataSources: [{}],
  readMe: [{}],
  register: [{ body: { ...person, email, password, confirmPassword: password } }],
  signIn: [{ body: { email, password: textOfLength(LIMITS.password.min) } }],
  signOut: [{}],
  forgotPassword: [{ body: { email } }],
  verifyResetToken: [{ query: {} }, { query: { token: textOfLength(43) } }],
  checkResetToken: [{ body: { token: textOfLength(43) } }],
  resetPassword: [{ body: { token: textOfLength(43), password } }],
  readEmail: [{}],
  changeEmail: [{ body: { password, email } }],
  sendConfirmation: [{}],
  readConfirmation: [{ body: { token: textOfLength(43) } }],
  confirmEmail: [{ body: { token: textOfLength(43) } }],
  editProfile: [{ ...byId, body: person }],
  changePassword: [{ ...byId, body: { currentPassword: password, password } }],
  listSessions: [byId],
  endSessions: [
    { ...byId, body: { password } },
    { ...byId, body: { password, session: '0123456789abcdef01234567' } },
  ],
  exportAccount: [byId],
  deleteAccount: [{ ...byId, body: { password } }],
  startSecondFactor: [{}],
  confirmSecondFactor: [{ body: { password, code: '123456' } }],
  checkSecondFactor: [{ body: { code: '123 456' } }, { body: { code: recoveryCode } }],
  endSecondFactor: [{ body: { password, code: recoveryCode } }],
  addBookmark: [{ body: { userId: 3, propertyId: 7 } }],
  removeBookmark: [{ body: { userId: 3, propertyId: 7 } }],
  bookmarksOfUser: [byId, { ...byId, query: lastPage }],
  bookmarkedProperties: [byId],
  sitemapEntries: [
    { query: { kind: 'properties' } },
    { query: { kind: 'suburbs', after: 'richmond VIC 3121', limit: String(LIMITS.sitemapPage) } },
  ],
  listResources: [{}],
  readResource: [{ params: { slug: 'home-deposit-guide' } }],
  createEnquiry: [
    { body: { name: 'Jo', email, message: textOfLength(LIMITS.message.min) } },
    { body: { kind: 'expert', name: 'Jo', email, message: textOfLength(LIMITS.message.max) } },
  ],
  createComplaint: [
    { body: { kind: 'other', details: textOfLength(LIMITS.message.min) } },
    {
      body: {
        kind: 'privacy',
        details: textOfLength(LIMITS.message.max),
        page: '/search',
        name: 'Jo',
        email,
      },
    },
    { body: { kind: 'defamation', name: 'Jo', email, page: '/property/7', statement } },
    {
      body: {
        kind: 'defamation',
        name: 'Jo',
        email,
        reviewId: 7,
        statement: { ...statement, harm: textOfLength(LIMITS.message.max) },
      },
    },
  ],
  readAttention: [{}],
  readTrends: [{ query: {} }, { query: { range: '30d' } }, { query: { range: '12m' } }],
  listSavedFilters: [{}],
  saveFilter: [
    { body: { list: 'leads', name: 'Waiting', filters: { sort: 'oldest' } } },
    {
      body: {
        list: 'audit',
        name: textOfLength(LIMITS.filterName),
        filters: { subjectId: '7', q: textOfLength(LIMITS.query) },
      },
    },
  ],
  deleteSavedFilter: [byId],
  listAdminReleases: [{}],
  pinAsAdmin: [
    { ...ofRemote, body: { version: '1.0.0-0a1b2c3d', reason: 'Tested' } },
    { ...ofRemote, body: { version: '1.0.0-0a1b2c3d', percent: 10, reason: textOfLength(500) } },
    {
      ...ofRemote,
      body: {
        version: '1.0.0-0a1b2c3d',
        percent: 10,
        watch: true,
        promoteAfter: '24h',
        ...leaving,
        reason: 'Tested',
      },
    },
  ],
  rollBackAsAdmin: [
    { ...ofRemote, body: { reason: 'It throws' } },
    { ...ofRemote, body: { ...leaving, reason: 'It throws' } },
  ],
  disableAsAdmin: [
    { ...ofRemote, body: { text: textOfLength(300), reason: 'It throws' } },
    { ...ofRemote, body: { ...leaving, text: 'Back on Monday', reason: 'It throws' } },
  ],
  enableAsAdmin: [
    { ...ofRemote, body: { reason: 'Repaired' } },
    { ...ofRemote, body: { ...leaving, reason: 'Repaired' } },
  ],
  refuseWaitingPin: [{ ...ofRemote, body: { version: '1.0.0-0a1b2c3d', reason: 'Not yet' } }],
  listReleaseTokens: [ofRemote],
  createReleaseToken: [
    { ...ofRemote, body: { name: 'CI of costs', rights: ['publish'] } },
    {
      ...ofRemote,
      body: { name: textOfLength(80), rights: ['publish', 'server', 'pin', 'develop'], days: 365 },
    },
  ],
  revokeReleaseToken: [byId],
  countLeads: [{}],
  listTrustedPublishers: [{ params: { remote: 'mf-search' } }],
  addTrustedPublisher: [
    {
      params: { remote: 'mf-search' },
      body: {
        provider: 'github',
        repositoryId: '4711',
        repository: 'acme/costs',
        conditionKind: 'branch',
        condition: 'main',
        rights: ['publish'],
      },
    },
    {
      params: { remote: 'mf-search' },
      body: {
        provider: 'gitlab',
        issuer: 'https://gitlab.example/git',
        repositoryId: '22',
        repository: 'acme/group/costs',
        conditionKind: 'tag',
        condition: 'v*',
        rights: ['publish', 'server', 'pin', 'develop'],
      },
    },
  ],
  removeTrustedPublisher: [byId],
  listAuditEntries: [
    { query: {} },
    {
      query: {
        subject: 'second-factor',
        subjectId: '7',
        by: '3',
        action: 'edit',
        after: '100',
        limit: '100',
        from: '2026-11-25',
        to: '2026-11-26',
      },
    },
    { query: { by: 'operator' } },
  ],
  readAuditEntry: [byId],
  exportAudit: [
    { query: {} },
    {
      query: {
        subject: 'lead',
        subjectId: '7',
        by: '3',
        action: 'edit',
        from: '2026-11-25',
        to: '2026-11-26',
      },
    },
  ],
  exportLeads: [{ query: {} }, { query: { q: 'smith', status: 'pending' } }],
  exportReviews: [{ query: {} }, { query: { q: 'smith', visibility: 'hidden' } }],
  exportProperties: [{ query: {} }, { query: { q: 'smith', visibility: 'deleted' } }],
  exportComplaints: [{ query: {} }, { query: { state: 'settled', review: '7' } }],
  exportEnquiries: [{ query: {} }, { query: { state: 'open' } }],
  restoreAuditEntry: [
    { ...byId, body: {} },
    { ...byId, body: { version: 2 } },
  ],
  listLeads: [
    { query: {} },
    { query: { ...adminQuery, status: 'pending' } },
    { query: { sort: 'status', after: '100' } },
  ],
  editLead: [
    { ...byId, body: {} },
    { ...byId, body: { status: 'contacted', notes: textOfLength(LIMITS.notes), version: 1 } },
  ],
  listAdminReviews: [
    { query: {} },
    { query: { ...adminQuery, visibility: 'hidden' } },
    { query: { sort: 'rating-low', after: '100' } },
  ],
  editAdminReview: [
    { ...byId, body: { ...minimalReview, issuesTags: tags, isVerified: true } },
    { ...byId, body: { ...minimalReview, issuesTags: tags, isVerified: true, verifiedBy: 'lease' } },
    {
      ...byId,
      body: {
        ...maximalReview,
        isVerified: false,
        isHidden: true,
        moderationNote: 'Names a person',
        version: 2,
      },
    },
  ],
  countReviewsOf: [{ query: { userId: '7' } }, { query: { reviewId: '7' } }],
  setReviewVisibility: [
    { body: { isHidden: true, reason: textOfLength(LIMITS.notes), userId: 7 } },
    { body: { isHidden: true, reason: 'Spam', authorOf: 7 } },
    { body: { isHidden: true, reason: 'Spam', reviews: Array(LIMITS.page).fill({ id: 7, version: 2 }) } },
    { body: { isHidden: false, reviews: [{ id: 7 }] } },
  ],
  deleteAdminReview: [byId],
  readReviewContact: [byId],
  restoreAdminReview: [byId],
  listPeople: [{ query: {} }, { query: { ...adminQuery, role: 'administrator', state: 'blocked' } }],
  readPerson: [byId],
  endPersonSessions: [byId],
  blockPerson: [
    { ...byId, body: { reason: 'Spam' } },
    { ...byId, body: { reason: textOfLength(LIMITS.blockReason) } },
  ],
  unblockPerson: [byId],
  makeAdministrator: [{ ...byId, body: { password } }],
  unmakeAdministrator: [{ ...byId, body: { password } }],
  listAdminProperties: [
    { query: {} },
    { query: { ...adminQuery, visibility: 'deleted' } },
    { query: { visibility: 'visible', sort: 'most-reviews', after: '100' } },
  ],
  addAdminProperty: [{ body: property }, { body: fullProperty }],
  editAdminProperty: [
    { ...byId, body: property },
    { ...byId, body: fullProperty },
    { ...byId, body: { ...fullProperty, landSize: null } },
  ],
  deleteAdminProperty: [byId],
  restoreAdminProperty: [byId],
  mergeProperties: [
    { ...byId, body: { into: 8, reason: 'One home' } },
    { ...byId, body: { into: 8, reason: textOfLength(LIMITS.notes), version: 3 } },
  ],
  listMerges: [{ query: {} }, { query: { after: '100', limit: '100' } }],
  undoMerge: [byId],
  undoBuildingMerge: [byId],
  listMergedBuildings: [{}],
  buildingCandidates: [{}],
  placeProperty: [
    { ...byId, body: { buildingId: null } },
    { ...byId, body: { buildingId: 9, version: 3 } },
  ],
  editBuilding: [
    { ...byId, body: { address: property.address } },
    { ...byId, body: { name: 'The Residences', address: property.address, version: 3 } },
  ],
  mergeBuildings: [{ ...byId, body: { into: 8, reason: textOfLength(LIMITS.notes) } }],
  markDistinct: [{ body: { a: 7, b: 8 } }],
  undoMarkDistinct: [{ body: { a: 7, b: 8 } }],
  listComplaints: [
    { query: {} },
    { query: { state: 'settled', ...lastPage } },
    { query: { grouped: 'yes', review: '7' } },
    { query: { sort: 'newest', after: '100' } },
  ],
  settleComplaint: [
    { ...byId, body: { decision: 'kept', note: 'Nothing wrong', version: 1 } },
    { ...byId, body: { decision: 'hidden', note: textOfLength(LIMITS.notes), others: [8, 9], version: 1 } },
    { ...byId, body: { decision: 'hidden', note: 'It names a person', all: true, version: 1 } },
    { ...byId, body: { decision: 'kept', note: 'Spam', sendToReporter: false } },
  ],
  previewDecision: [
    { ...byId, body: { decision: 'kept', note: 'Nothing wrong' } },
    { ...byId, body: { decision: 'hidden', note: textOfLength(LIMITS.notes), others: [8, 9] } },
    { ...byId, body: { decision: 'hidden', note: 'It names a person', all: true } },
  ],
  undoDecision: [
    { ...byId, body: {} },
    { ...byId, body: { version: 2 } },
  ],
  reclassifyComplaint: [
    { ...byId, body: { kind: 'defamation' } },
    { ...byId, body: { kind: 'review', version: 2 } },
  ],
  readThread: [{ params: { about: 'lead', id: '7' } }],
  listReplyTemplates: [toEnquiry],
  previewReply: [{ ...toEnquiry, body: { text: textOfLength(LIMITS.reply.min) } }],
  sendReply: [
    { ...toEnquiry, body: { text: textOfLength(LIMITS.reply.max) } },
    { ...toEnquiry, body: { text: 'Thanks for your message.', close: true, latest: 0 } },
    { params: { about: 'complaint', id: '7' }, body: { text: 'Thanks for your report.', latest: 12 } },
    { params: { about: 'lead', id: '7' }, body: { text: 'Thanks for your request.' } },
  ],
  undoReply: [byId],
  listEnquiries: [
    { query: {} },
    { query: { after: '100', limit: '25' } },
    { query: { sort: 'oldest', after: '100' } },
  ],
  readReplyTime: [{}],
  readAssignment: [{ query: { subject: 'lead', subjectId: '7' } }],
  assignRecord: [
    { body: { subject: 'lead', subjectId: 7, assignedTo: 3 } },
    { body: { subject: 'enquiry', subjectId: 7, assignedTo: null, version: 3 } },
  ],
  listNotes: [
    { query: { subject: 'lead', subjectId: '7' } },
    { query: { subject: 'person', subjectId: '7', after: '100', limit: '100' } },
  ],
  addNote: [{ body: { subject: 'complaint', subjectId: 7, text: textOfLength(LIMITS.notes) } }],
  strikeNote: [{ ...byId, body: { isStruck: true } }],
  markEnquiryAnswered: [{ ...byId, body: { isAnswered: true } }],
  sendTelemetry: [
    { body: { reports: [{ ...sender, kind: 'vital', name: 'LCP', value: 1200 }] } },
    {
      body: {
        reports: Array(LIMITS.reports).fill({ ...sender, kind: 'slot', name: 'account.bookmark/v1' }),
      },
    },
  ],
  readTelemetry: [{}],
};
