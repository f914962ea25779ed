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
