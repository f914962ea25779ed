import { LIMITS } from '../rules.ts';

/** A request that was accepted once must always be accepted. */
export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

const letters = (count: number) => 'a'.repeat(count);
const one = { params: { id: '7' } };
const photo = '/uploads/0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f.webp';
const tags = ['Pests', 'Great Landlord'];

const property = {
  address: '12 Smith Street',
  suburb: 'Bondi',
  state: 'NSW',
  postcode: '2026',
  propertyType: 'unit',
};
const fullProperty = {
  ...property,
  address: letters(LIMITS.address),
  ...{ bedrooms: 2, bathrooms: 1, parkingSpaces: 0, buildYear: 1925, version: 3 },
  ...{ description: letters(LIMITS.description), propertySize: '80 m²', landSize: null },
  propertyImages: Array(LIMITS.adminImages).fill(photo),
};
const minimalReview = {
  residencyStatus: 'lived_here',
  rating: 5,
  title: 'Quiet',
  content: 'A quiet home near shops.',
};
const maximalReview = {
  ...{ residencyStatus: 'owned', rating: 1, isAnonymous: true, issuesTags: tags },
  title: letters(LIMITS.title.max),
  content: letters(LIMITS.content.max),
  photos: Array(LIMITS.photos).fill(photo),
  photoDescriptions: Array(LIMITS.photos).fill(letters(LIMITS.photoDescription)),
};
const person = { firstName: 'Kim', lastName: 'Papas', username: 'kim_papas-1' };
const email = 'kim@example.com';
const password = letters(LIMITS.password.max);
const key = letters(22);
const recoveryCode = 'ABCD-EFGH-IJKL-MNOP-QRST-UVWX';
const adminQuery = { q: 'smith', before: '100', limit: '100' };
const speaker = { remote: 'mf_reviews', version: '1.0.0-0a1b2c3d' };
const page = { limit: '100', page: '500' };

/** Requests of each route: the smallest that is accepted, and the largest. They become part of the baseline. */
export const samples: Record<string, Sample[]> = {
  searchProperties: [
    { query: {} },
    {
      query: {
        ...{ q: letters(LIMITS.query), propertyType: 'house', suburb: 'Bondi', state: 'NSW', ...page },
        ...{ issueTag: 'Pests', minRating: '1', maxRating: '4.5', sort: 'rating-high' },
      },
    },
  ],
  nearestProperties: [{ query: {} }, { query: { q: letters(LIMITS.query), suburb: 'Bondi', state: 'NSW' } }],
  similarProperties: [
    { query: { address: property.address, suburb: 'Bondi', state: 'NSW' } },
    {
      query: {
        address: letters(LIMITS.address),
        suburb: letters(LIMITS.suburb),
        state: 'NSW',
        postcode: '2026',
      },
    },
  ],
  suggestProperties: [{ query: { q: 'b' } }, { query: { q: letters(LIMITS.query) } }],
  readProperty: [one],
  createProperty: [{ body: property }, { body: { ...property, postcode: undefined } }],
  reviewsOfProperty: [
    one,
    { ...one, query: { sort: 'newest', issueTag: 'Leaks', rating: '4', residencyStatus: 'owned', ...page } },
  ],
  createReview: [
    { body: { propertyId: 7, ...minimalReview } },
    { body: { propertyId: 7, ...maximalReview, contactEmail: email, website: '', formSeconds: 30 } },
  ],
  markedReviews: [{ query: { propertyId: '7' } }],
  markHelpful: [
    { ...one, body: {} },
    { ...one, body: { count: 1 } },
  ],
  reportReview: [
    { ...one, body: { reason: 'other', details: letters(LIMITS.message.max) } },
    { ...one, body: { reason: 'other', details: '', email } },
  ],
  editReview: [
    { ...one, body: minimalReview },
    { ...one, body: { ...maximalReview, version: 1 } },
  ],
  deleteReview: [one],
  keyOfReview: [one],
  mailKey: [{ ...one, body: { email } }],
  openByKey: [{ ...one, body: { key } }],
  editByKey: [
    { ...one, body: { ...minimalReview, key } },
    { ...one, body: { ...maximalReview, version: 1, key } },
  ],
  removeByKey: [{ ...one, body: { key } }],
  renewKey: [{ ...one, body: { key } }],
  reviewsOfUser: [one, { ...one, query: { propertyId: '7', ...page } }],
  uploadPhoto: [{}],
  createLead: [
    { body: { propertyId: 7, name: 'Jo', phone: '0400000000' } },
    {
      body: {
        ...{ propertyId: 7, name: letters(LIMITS.leadName.max), phone: '+61 (02) 9000 0000', email },
        preferredCallbackTime: 'Morning (9am - 12pm)',
      },
    },
  ],
  readOperator: [{}],
  readMe: [{}],
  register: [{ body: { ...person, email, password, confirmPassword: password } }],
  signIn: [{ body: { email, password: letters(LIMITS.password.min) } }],
  signOut: [{}],
  forgotPassword: [{ body: { email } }],
  verifyResetToken: [{ query: {} }, { query: { token: letters(43) } }],
  checkResetToken: [{ body: { token: letters(43) } }],
  resetPassword: [{ body: { token: letters(43), password } }],
  readEmail: [{}],
  changeEmail: [{ body: { password, email } }],
  sendConfirmation: [{}],
  readConfirmation: [{ body: { token: letters(43) } }],
  confirmEmail: [{ body: { token: letters(43) } }],
  editProfile: [{ ...one, body: person }],
  changePassword: [{ ...one, body: { currentPassword: password, password } }],
  listSessions: [one],
  endSessions: [
    { ...one, body: { password } },
    { ...one, body: { password, session: '0123456789abcdef01234567' } },
  ],
  exportAccount: [one],
  deleteAccount: [{ ...one, body: { password } }],
  startSecondFactor: [{}],
  confirmSecondFactor: [{ body: { password, code: '123456' } }],
  checkSecondFactor: [{ body: { code: '123 456' } }, { body: { code: recoveryCode } }],
  endSecondFactor: [{ body: { password, code: recoveryCode } }],
  addBookmark: [{ body: { userId: 3, propertyId: 7 } }],
  removeBookmark: [{ body: { userId: 3, propertyId: 7 } }],
  bookmarksOfUser: [one, { ...one, query: page }],
  bookmarkedProperties: [one],
  listResources: [{}],
  readResource: [{ params: { slug: 'home-deposit-guide' } }],
  createEnquiry: [
    { body: { name: 'Jo', email, message: letters(LIMITS.message.min) } },
    { body: { kind: 'expert', name: 'Jo', email, message: letters(LIMITS.message.max) } },
  ],
  createComplaint: [
    { body: { kind: 'other', details: letters(LIMITS.message.min) } },
    { body: { kind: 'privacy', details: letters(LIMITS.message.max), page: '/search', name: 'Jo', email } },
  ],
  countLeads: [{}],
  listLeads: [{ query: {} }, { query: { ...adminQuery, status: 'pending' } }],
  editLead: [
    { ...one, body: {} },
    { ...one, body: { status: 'contacted', notes: letters(LIMITS.notes), version: 1 } },
  ],
  listAdminReviews: [{ query: {} }, { query: { ...adminQuery, visibility: 'hidden' } }],
  editAdminReview: [
    { ...one, body: { ...minimalReview, issuesTags: tags, isVerified: true } },
    { ...one, body: { ...minimalReview, issuesTags: tags, isVerified: true, verifiedBy: 'lease' } },
    {
      ...one,
      body: {
        ...maximalReview,
        isVerified: false,
        isHidden: true,
        moderationNote: 'Names a person',
        version: 2,
      },
    },
  ],
  deleteAdminReview: [one],
  readReviewContact: [one],
  restoreAdminReview: [one],
  listAdminProperties: [{ query: {} }, { query: { ...adminQuery, visibility: 'deleted' } }],
  addAdminProperty: [{ body: property }, { body: fullProperty }],
  editAdminProperty: [
    { ...one, body: property },
    { ...one, body: fullProperty },
  ],
  deleteAdminProperty: [one],
  restoreAdminProperty: [one],
  listComplaints: [{ query: {} }, { query: { state: 'settled', ...page } }],
  settleComplaint: [
    { ...one, body: { decision: 'kept', note: 'Nothing wrong', version: 1 } },
    { ...one, body: { decision: 'hidden', note: letters(LIMITS.notes), others: [8, 9], version: 1 } },
  ],
  previewDecision: [
    { ...one, body: { decision: 'kept', note: 'Nothing wrong' } },
    { ...one, body: { decision: 'hidden', note: letters(LIMITS.notes), others: [8, 9] } },
  ],
  undoDecision: [
    { ...one, body: {} },
    { ...one, body: { version: 2 } },
  ],
  listEnquiries: [{ query: {} }, { query: { before: '100', limit: '25' } }],
  readReplyTime: [{}],
  answerEnquiry: [{ ...one, body: { isAnswered: true } }],
  sendTelemetry: [
    { body: { reports: [{ ...speaker, kind: 'vital', name: 'LCP', value: 1200 }] } },
    {
      body: {
        reports: Array(LIMITS.reports).fill({ ...speaker, kind: 'slot', name: 'account.bookmark/v1' }),
      },
    },
  ],
  readTelemetry: [{}],
};
