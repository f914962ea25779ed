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

/** What is invalidated after a change of a review, in the admin console and on the site (decision 114). */
export const REVIEW_INVALIDATIONS: Route[] = [
  listAdminReviews,
  listAdminProperties,
  listComplaints,
  readProperty,
  reviewsOfProperty,
  reviewsOfUser,
  searchProperties,
];

/** What is invalidated after a change of a property. */
export const PROPERTY_INVALIDATIONS: Route[] = [
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
