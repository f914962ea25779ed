import { parseTags, toAdminReviewValues, toReviewBody } from './admin-review-values.ts';
import { buildReview } from './build-review.ts';

test.each([
  ['', []],
  [' , ,', []],
  ['Leaks', ['Leaks']],
  [' Leaks ,, Mould in winter,Leaks', ['Leaks', 'Mould in winter']],
])('%j are the tags %j', (entered, tags) => {
  expect(parseTags(entered)).toEqual(tags);
});

test('an unchanged review is sent as it was read', () => {
  const review = buildReview(1, {
    issuesTags: ['Leaks', 'Pests'],
    visibility: 'hidden',
    moderationNote: 'A name',
    photoDescriptions: ['', 'The hall'],
  });
  const { title, content, rating, residencyStatus, issuesTags, isVerified, moderationNote } = review;
  expect(toReviewBody(toAdminReviewValues(review), false)).toEqual({
    title,
    content,
    rating,
    residencyStatus,
    issuesTags,
    photoDescriptions: ['', 'The hall'],
    isVerified,
    isHidden: true,
    moderationNote,
  });
});

test.each([
  [true, false, { verifiedBy: 'lease' }],
  [true, true, {}],
  [false, false, {}],
])('verified %s, before %s: %o', (isVerified, wasVerified, sent) => {
  const values = { ...toAdminReviewValues(buildReview(1)), isVerified, verifiedBy: 'lease' as const };
  const { verifiedBy } = { verifiedBy: undefined, ...toReviewBody(values, wasVerified) };
  expect(verifiedBy).toBe((sent as { verifiedBy?: string }).verifiedBy);
});
