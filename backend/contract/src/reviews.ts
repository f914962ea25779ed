import { route } from './route.ts';

export const reviewsOfProperty = route({
  method: 'GET',
  path: '/api/properties/:id/reviews',
  summary: 'The reviews of a home.',
  access: 'anyone',
  limit: 'read',
  schemas: () =>
    import('./reviews.schemas.ts').then(({ reviewsOfPropertySchemas }) => reviewsOfPropertySchemas),
  paged: true,
  errors: [404],
});

export const createReview = route({
  method: 'POST',
  path: '/api/reviews',
  summary: 'Write a review; published at once.',
  access: 'anyone',
  limit: 'createReview',
  schemas: () => import('./reviews.schemas.ts').then(({ createReviewSchemas }) => createReviewSchemas),
  idempotent: true,
  status: 201,
  errors: [403, 404, 409, 413, 415],
});

export const markHelpful = route({
  method: 'POST',
  path: '/api/reviews/:id/helpful',
  summary: 'Say that a review helped; counts once a person.',
  access: 'anyone',
  limit: 'helpful',
  schemas: () => import('./reviews.schemas.ts').then(({ markHelpfulSchemas }) => markHelpfulSchemas),
  errors: [403, 404, 413, 415],
});

export const markedReviews = route({
  method: 'GET',
  path: '/api/reviews/marked',
  summary: 'Which reviews of a home this person marked as helpful.',
  access: 'anyone',
  limit: 'read',
  schemas: () => import('./reviews.schemas.ts').then(({ markedReviewsSchemas }) => markedReviewsSchemas),
});

export const reportReview = route({
  method: 'POST',
  path: '/api/reviews/:id/report',
  summary: 'Report a review to the moderators; the answer is the number of the report.',
  access: 'anyone',
  limit: 'message',
  schemas: () => import('./reviews.schemas.ts').then(({ reportReviewSchemas }) => reportReviewSchemas),
  idempotent: true,
  status: 201,
  errors: [403, 404, 409, 413, 415],
});

export const editReview = route({
  method: 'PATCH',
  path: '/api/reviews/:id',
  summary: 'Change a review of one’s own; the earlier text is kept for the moderators.',
  access: 'member',
  limit: 'memberWrite',
  schemas: () => import('./reviews.schemas.ts').then(({ editReviewSchemas }) => editReviewSchemas),
  errors: [401, 403, 404, 409, 413, 415],
});

export const deleteReview = route({
  method: 'DELETE',
  path: '/api/reviews/:id',
  summary: 'Take back a review of one’s own.',
  access: 'member',
  limit: 'memberWrite',
  schemas: () => import('./reviews.schemas.ts').then(({ deleteReviewSchemas }) => deleteReviewSchemas),
  status: 204,
  errors: [401, 403, 404],
});

export const reviewsOfUser = route({
  method: 'GET',
  path: '/api/users/:id/reviews',
  summary: 'The reviews a person wrote, newest first.',
  access: 'self',
  limit: 'read',
  schemas: () => import('./reviews.schemas.ts').then(({ reviewsOfUserSchemas }) => reviewsOfUserSchemas),
  errors: [401, 403],
});
