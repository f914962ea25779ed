// A file of its own, since every page of a property loads `reviews.ts`.

import type { Route } from './route.ts';

export const keyOfReview = {
  method: 'POST',
  path: '/api/reviews/:id/key',
  summary:
    'The key of the private link to a review, for the browser that wrote it without an account, for a day.',
  access: 'anyone',
  limit: 'byKey',
  schemas: async () => (await import('@home-truths/contract/schemas')).keyOfReviewSchemas,
  shows: ['review-key'],
  changes: [],
  errors: [403, 404],
} as const satisfies Route;

export const mailKey = {
  method: 'POST',
  path: '/api/reviews/:id/key/mail',
  summary: 'Mail the private link to a review, for the browser that wrote it without an account, for a day.',
  access: 'anyone',
  limit: 'confirm',
  schemas: async () => (await import('@home-truths/contract/schemas')).mailKeySchemas,
  changes: [],
  status: 204,
  errors: [403, 404, 413, 415],
} as const satisfies Route;

export const openByKey = {
  method: 'POST',
  path: '/api/reviews/:id/open',
  summary: 'The review of a private link, for its author.',
  access: 'anyone',
  limit: 'byKey',
  schemas: async () => (await import('@home-truths/contract/schemas')).openByKeySchemas,
  changes: [],
  errors: [403, 404, 413, 415],
} as const satisfies Route;

export const editByKey = {
  method: 'PUT',
  path: '/api/reviews/:id/by-key',
  summary: 'Change the review of a private link; the earlier text is stored for the moderators.',
  access: 'anyone',
  limit: 'byKey',
  schemas: async () => (await import('@home-truths/contract/schemas')).editByKeySchemas,
  changes: ['review', 'building'],
  errors: [403, 404, 409, 413, 415],
} as const satisfies Route;

export const removeByKey = {
  method: 'POST',
  path: '/api/reviews/:id/remove',
  summary: 'Delete the review of a private link.',
  access: 'anyone',
  limit: 'byKey',
  schemas: async () => (await import('@home-truths/contract/schemas')).removeByKeySchemas,
  changes: ['review', 'building'],
  status: 204,
  errors: [403, 404, 413, 415],
} as const satisfies Route;

export const renewKey = {
  method: 'POST',
  path: '/api/reviews/:id/key/new',
  summary: 'A new key for the private link to a review; the old one no longer works.',
  access: 'anyone',
  limit: 'byKey',
  schemas: async () => (await import('@home-truths/contract/schemas')).renewKeySchemas,
  changes: ['review-key'],
  errors: [403, 404, 413, 415],
} as const satisfies Route;
