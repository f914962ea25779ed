import type { Route } from './route.ts';

export const reviewsOfProperty = {
  method: 'GET',
  path: '/api/properties/:id/reviews',
  summary: 'The reviews of a property: all, or those with a tag, a rating or a residency.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).reviewsOfPropertySchemas,
  shows: ['property/:id', 'review/:id', 'helpful/:id'],
  paged: true,
  errors: [404],
} as const satisfies Route;

export const createReview = {
  method: 'POST',
  path: '/api/reviews',
  summary: 'Write a review; published at once.',
  access: 'anyone',
  limit: 'createReview',
  schemas: async () => (await import('@home-truths/contract/schemas')).createReviewSchemas,
  changes: ['review', 'building'],
  idempotent: true,
  authored: true,
  status: 201,
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const markHelpful = {
  method: 'POST',
  path: '/api/reviews/:id/helpful',
  summary: 'Mark a review as helpful; counts once per person.',
  access: 'anyone',
  limit: 'helpful',
  schemas: async () => (await import('@home-truths/contract/schemas')).markHelpfulSchemas,
  changes: ['helpful', 'helpful-in-building', 'mark'],
  errors: [403, 404, 413, 415],
} as const satisfies Route;

export const markedReviews = {
  method: 'GET',
  path: '/api/reviews/marked',
  summary: 'Which reviews of a property or a building this person marked as helpful.',
  access: 'anyone',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).markedReviewsSchemas,
  shows: ['mark'],
  personal: true,
} as const satisfies Route;

export const reportReview = {
  method: 'POST',
  path: '/api/reviews/:id/report',
  summary: 'Report a review to the moderators; the reply is the number of the report.',
  access: 'anyone',
  limit: 'message',
  schemas: async () => (await import('@home-truths/contract/schemas')).reportReviewSchemas,
  changes: ['complaint'],
  idempotent: true,
  status: 201,
  errors: [403, 404, 409, 413, 415],
} as const satisfies Route;

export const editReview = {
  method: 'PATCH',
  path: '/api/reviews/:id',
  summary: 'Change the caller’s own review; the earlier text is stored for the moderators.',
  access: 'member',
  limit: 'memberWrite',
  schemas: async () => (await import('@home-truths/contract/schemas')).editReviewSchemas,
  changes: ['review', 'building'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const deleteReview = {
  method: 'DELETE',
  path: '/api/reviews/:id',
  summary: 'Delete the caller’s own review.',
  access: 'member',
  limit: 'memberWrite',
  schemas: async () => (await import('@home-truths/contract/schemas')).deleteReviewSchemas,
  changes: ['review', 'building'],
  status: 204,
  errors: [401, 403, 404],
} as const satisfies Route;

export const reviewsOfUser = {
  method: 'GET',
  path: '/api/users/:id/reviews',
  summary: 'The reviews a person wrote, newest first.',
  access: 'self',
  limit: 'read',
  schemas: async () => (await import('@home-truths/contract/schemas')).reviewsOfUserSchemas,
  shows: ['review', 'property', 'helpful'],
  paged: true,
  errors: [401, 403],
} as const satisfies Route;

export const listAdminReviews = {
  method: 'GET',
  path: '/api/admin/reviews',
  summary: 'All reviews, newest first, found by title, content or address.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).listAdminReviewsSchemas,
  shows: ['review', 'property'],
  paged: true,
  errors: [401, 403],
} as const satisfies Route;

export const editAdminReview = {
  method: 'PUT',
  path: '/api/admin/reviews/:id',
  summary: 'Change, verify, hide or show a review; its earlier text is recorded.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).editAdminReviewSchemas,
  changes: ['review', 'building'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const countReviewsOf = {
  method: 'GET',
  path: '/api/admin/reviews/of-author',
  summary: 'How many reviews an account has, or the author of a review, on the site and hidden.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).countReviewsOfSchemas,
  shows: [],
  errors: [401, 403, 404, 409],
} as const satisfies Route;

export const setReviewVisibility = {
  method: 'POST',
  path: '/api/admin/reviews/visibility',
  summary: 'Hide several reviews or all by one author, or show several again; undone by its audit entry.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).setReviewVisibilitySchemas,
  changes: ['review', 'building', 'audit'],
  errors: [401, 403, 404, 409, 413, 415],
} as const satisfies Route;

export const deleteAdminReview = {
  method: 'DELETE',
  path: '/api/admin/reviews/:id',
  summary: 'Delete a review; it can be restored.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).deleteAdminReviewSchemas,
  changes: ['review', 'building'],
  status: 204,
  errors: [401, 403, 404],
} as const satisfies Route;

export const restoreAdminReview = {
  method: 'POST',
  path: '/api/admin/reviews/:id/restore',
  summary: 'Restore a deleted review.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).restoreAdminReviewSchemas,
  changes: ['review', 'building'],
  errors: [401, 403, 404, 409],
} as const satisfies Route;

export const readReviewContact = {
  method: 'GET',
  path: '/api/admin/reviews/:id/contact',
  summary: 'The contact email of a review, for a legal dispute; each access is recorded.',
  access: 'admin',
  limit: 'admin',
  schemas: async () => (await import('@home-truths/contract/schemas')).readReviewContactSchemas,
  shows: [],
  errors: [401, 403, 404],
} as const satisfies Route;
