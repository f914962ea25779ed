import {
  bookmarkedProperties,
  bookmarksOfUser,
  listAdminProperties,
  listAdminReviews,
  listComplaints,
  type Route,
  readProperty,
  reviewsOfProperty,
  reviewsOfUser,
  searchProperties,
  suggestProperties,
} from '@home-truths/platform/contract';

/** What is read anew after a change of a review, on the admin console and on the site (decision 114). */
export const AFTER_REVIEW: Route[] = [
  listAdminReviews,
  listAdminProperties,
  listComplaints,
  readProperty,
  reviewsOfProperty,
  reviewsOfUser,
  searchProperties,
];

/** What is read anew after a change of a home. */
export const AFTER_PROPERTY: Route[] = [
  listAdminProperties,
  listAdminReviews,
  readProperty,
  reviewsOfProperty,
  reviewsOfUser,
  searchProperties,
  suggestProperties,
  bookmarkedProperties,
  bookmarksOfUser,
];
