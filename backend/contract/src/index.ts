import {
  changeEmail,
  changePassword,
  checkResetToken,
  checkSecondFactor,
  confirmEmail,
  confirmSecondFactor,
  deleteAccount,
  editProfile,
  endSecondFactor,
  endSessions,
  exportAccount,
  forgotPassword,
  listSessions,
  readConfirmation,
  readEmail,
  readMe,
  register,
  resetPassword,
  sendConfirmation,
  signIn,
  signOut,
  startSecondFactor,
  verifyResetToken,
} from './accounts.ts';
import { addBookmark, bookmarkedProperties, bookmarksOfUser, removeBookmark } from './bookmarks.ts';
import {
  createComplaint,
  listComplaints,
  previewDecision,
  settleComplaint,
  undoDecision,
} from './complaints.ts';
import { createEnquiry, listEnquiries, markEnquiryAnswered, readReplyTime } from './enquiries.ts';
import { countLeads, createLead, editLead, listLeads } from './leads.ts';
import { readOperator } from './operator.ts';
import { editByKey, keyOfReview, mailKey, openByKey, removeByKey, renewKey } from './private-links.ts';
import {
  addAdminProperty,
  createProperty,
  deleteAdminProperty,
  editAdminProperty,
  listAdminProperties,
  nearestProperties,
  readProperty,
  restoreAdminProperty,
  searchProperties,
  similarProperties,
  suggestProperties,
} from './properties.ts';
import { listResources, readResource } from './resources.ts';
import {
  createReview,
  deleteAdminReview,
  deleteReview,
  editAdminReview,
  editReview,
  listAdminReviews,
  markedReviews,
  markHelpful,
  readReviewContact,
  reportReview,
  restoreAdminReview,
  reviewsOfProperty,
  reviewsOfUser,
} from './reviews.ts';
import { readTelemetry, sendTelemetry } from './telemetry.ts';
import { uploadPhoto } from './uploads.ts';

export type * from './accounts.schemas.ts';
export * from './accounts.ts';
export * from './address.ts';
export type * from './bookmarks.schemas.ts';
export * from './bookmarks.ts';
export type * from './complaints.schemas.ts';
export * from './complaints.ts';
export type * from './enquiries.schemas.ts';
export * from './enquiries.ts';
export type * from './leads.schemas.ts';
export * from './leads.ts';
export type * from './operator.schemas.ts';
export * from './operator.ts';
export * from './postcodes.ts';
export * from './private-links.ts';
export type * from './properties.schemas.ts';
export * from './properties.ts';
export type * from './resources.schemas.ts';
export * from './resources.ts';
export type * from './reviews.schemas.ts';
export * from './reviews.ts';
export * from './route.ts';
export * from './rules.ts';
export type * from './telemetry.schemas.ts';
export * from './telemetry.ts';
export type * from './uploads.schemas.ts';
export * from './uploads.ts';
export * from './version.ts';

/** Every route there is: the backend serves all of them, and nothing else under `/api`. */
export const routes = {
  searchProperties,
  suggestProperties,
  nearestProperties,
  similarProperties,
  readProperty,
  createProperty,
  reviewsOfProperty,
  createReview,
  markedReviews,
  markHelpful,
  reportReview,
  editReview,
  deleteReview,
  keyOfReview,
  mailKey,
  openByKey,
  editByKey,
  removeByKey,
  renewKey,
  reviewsOfUser,
  uploadPhoto,
  createLead,
  readMe,
  register,
  signIn,
  signOut,
  forgotPassword,
  verifyResetToken,
  checkResetToken,
  resetPassword,
  readEmail,
  changeEmail,
  sendConfirmation,
  readConfirmation,
  confirmEmail,
  editProfile,
  changePassword,
  listSessions,
  endSessions,
  exportAccount,
  deleteAccount,
  startSecondFactor,
  confirmSecondFactor,
  checkSecondFactor,
  endSecondFactor,
  addBookmark,
  removeBookmark,
  bookmarksOfUser,
  bookmarkedProperties,
  listResources,
  readResource,
  readOperator,
  createEnquiry,
  createComplaint,
  countLeads,
  editLead,
  listLeads,
  deleteAdminReview,
  editAdminReview,
  listAdminReviews,
  readReviewContact,
  restoreAdminReview,
  addAdminProperty,
  deleteAdminProperty,
  editAdminProperty,
  listAdminProperties,
  restoreAdminProperty,
  listComplaints,
  previewDecision,
  settleComplaint,
  undoDecision,
  // the key is the route's name in the recorded baseline and in logs
  answerEnquiry: markEnquiryAnswered,
  listEnquiries,
  readReplyTime,
  sendTelemetry,
  readTelemetry,
} as const;
