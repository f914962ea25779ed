import { buildReview } from './build-review.ts';
import { bodyOf, tagsOf, valuesOf } from './review-values.ts';

test.each([
  ['', []],
  [' , ,', []],
  ['Leaks', ['Leaks']],
  [' Leaks ,, Mould in winter,Leaks', ['Leaks', 'Mould in winter']],
])('%j are the tags %j', (entered, tags) => {
  expect(tagsOf(entered)).toEqual(tags);
});

test('a review that nobody touched is sent as it was read', () => {
  const review = buildReview(1, {
    issuesTags: ['Leaks', 'Pests'],
    visibility: 'hidden',
    moderationNote: 'A name',
    photoDescriptions: ['', 'The hall'],
  });
  const { title, content, rating, residencyStatus, issuesTags, isVerified, moderationNote } = review;
  expect(bodyOf(valuesOf(review), false)).toEqual({
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
  const values = { ...valuesOf(buildReview(1)), isVerified, verifiedBy: 'lease' as const };
  const { verifiedBy } = { verifiedBy: undefined, ...bodyOf(values, wasVerified) };
  expect(verifiedBy).toBe((sent as { verifiedBy?: string }).verifiedBy);
});
