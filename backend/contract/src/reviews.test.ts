import * as z from 'zod/mini';
import { NewReview, Review, reviewsOfPropertySchemas } from './reviews.schemas.ts';
import { ISSUE_TAG_NAMES } from './rules.ts';
import { PhotoUrl } from './uploads.schemas.ts';

const NUL = String.fromCharCode(0);
const PHOTO = '/uploads/0f8fad5b-d9cb-469f-a165-70867728950e.webp';

const messageOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message ?? 'accepted';

const buildNewReview = (changes: Record<string, unknown> = {}) => ({
  propertyId: 7,
  residencyStatus: 'lived_here',
  rating: 4,
  title: 'Quiet and sunny',
  content: 'Two good years, one leak, mended within a day.',
  ...changes,
});

test('a review needs no tags, photos, anonymity or address to write to', () => {
  expect(z.parse(NewReview, buildNewReview())).toEqual({
    ...buildNewReview(),
    issuesTags: [],
    photos: [],
    isAnonymous: false,
    contactEmail: null,
  });
});

test.each([
  [{ propertyId: undefined }, 'Property is required'],
  [{ propertyId: '7' }, 'Property must be a number'],
  [{ propertyId: 0 }, 'Property must be between 1 and 2147483647'],
  [{ propertyId: -1 }, 'Property must be between 1 and 2147483647'],
  [{ residencyStatus: undefined }, 'Residency is required'],
  [{ residencyStatus: 'rented' }, 'Choose a residency from the list'],
  [{ rating: undefined }, 'Rating is required'],
  [{ rating: '5' }, 'Rating must be a number'],
  [{ rating: 4.5 }, 'Rating must be a whole number'],
  [{ rating: 0 }, 'Rating must be between 1 and 5'],
  [{ rating: 6 }, 'Rating must be between 1 and 5'],
  [{ title: undefined }, 'Title is required'],
  [{ title: 5 }, 'Title must be text'],
  [{ title: '' }, 'Title must be at least 5 characters'],
  [{ title: ' four ' }, 'Title must be at least 5 characters'],
  [{ title: '🏚️🏚️' }, 'Title must be at least 5 characters'],
  [{ title: 'a'.repeat(151) }, 'Title must be at most 150 characters'],
  [{ title: '😀'.repeat(150) }, 'accepted'],
  [{ title: `Damp${NUL} walls` }, 'accepted'],
  [{ title: 'Half \ud83d letter' }, 'Title contains a character we can’t save'],
  [{ title: '\u200B'.repeat(5) }, 'Title must be at least 5 characters'],
  [{ content: undefined }, 'Review is required'],
  [{ content: 'Nineteen letters ok' }, 'Review must be at least 20 characters'],
  [{ content: '\u2800'.repeat(20) }, 'Review must be at least 20 characters'],
  [{ content: 'Twenty letters are ok' }, 'accepted'],
  [{ content: 'a'.repeat(5001) }, 'Review must be at most 5,000 characters'],
  [{ content: 'a'.repeat(5000) }, 'accepted'],
  [{ content: `Broken letter here: \uD83D` }, 'Review contains a character we can’t save'],
  [{ issuesTags: 'Pests' }, 'Issue tags must be a list'],
  [{ issuesTags: ['Ghosts'] }, 'Choose an issue tag from the list'],
  [{ issuesTags: ['Pests', 'Pests'] }, 'Each tag can only be used once'],
  [{ issuesTags: [...ISSUE_TAG_NAMES, 'Pests'] }, 'Each tag can only be used once'],
  [{ issuesTags: ISSUE_TAG_NAMES }, 'accepted'],
  [{ photos: PHOTO }, 'Photos must be a list'],
  [{ photos: [PHOTO, PHOTO, PHOTO] }, 'accepted'],
  [{ photos: [PHOTO, PHOTO, PHOTO, PHOTO] }, 'You can only upload up to 3 photos.'],
  [{ photos: [null] }, 'Please upload this photo again'],
  [{ isAnonymous: 'yes' }, 'Anonymous must be true or false'],
])('a review with %j: %s', (changes, message) => {
  expect(messageOf(NewReview, buildNewReview(changes))).toBe(message);
});

test.each([
  'https://example.com/a.webp',
  `https://example.com${PHOTO}`,
  `${PHOTO}?x=1`,
  `${PHOTO}\n`,
  '/uploads/../secret.webp',
  '/uploads/0F8FAD5B-D9CB-469F-A165-70867728950E.webp',
  '/uploads/0f8fad5b-d9cb-469f-a165-70867728950e.svg',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'http://169.254.169.254/latest',
])('a photo may not be at %j', address => {
  expect(messageOf(PhotoUrl, address)).toBe('Please upload this photo again');
});

test('two links are allowed and a third is not, in title and content together', () => {
  const two = 'See https://example.com and www.example.org for the notice.';
  expect(messageOf(NewReview, buildNewReview({ content: two }))).toBe('accepted');
  expect(messageOf(NewReview, buildNewReview({ content: `${two} HTTP://example.net` }))).toBe(
    'Reviews can include up to two links',
  );
  expect(messageOf(NewReview, buildNewReview({ title: 'http://example.net', content: two }))).toBe(
    'Reviews can include up to two links',
  );
});

test('an address that begins with https://www. is one link', () => {
  const content = 'See https://www.example.com/a and https://www.example.org/b for both.';
  expect(messageOf(NewReview, buildNewReview({ content }))).toBe('accepted');
});

test('links without a space between them are counted one by one', () => {
  const content = 'http://a.example,http://b.example,http://c.example';
  expect(messageOf(NewReview, buildNewReview({ content }))).toBe('Reviews can include up to two links');
});

test.each([
  [undefined, null],
  [null, null],
  ['', null],
  [' someone@example.com ', 'someone@example.com'],
])('the address to write to, given as %j, is %j', (contactEmail, retained) => {
  expect(z.parse(NewReview, buildNewReview({ contactEmail })).contactEmail).toBe(retained);
});

test.each(['someone', 'someone@', '@example.com', 'a b@example.com', 7, `${'a'.repeat(250)}@example.com`])(
  'the address to write to, given as %j, is not valid',
  contactEmail => {
    expect(messageOf(NewReview, buildNewReview({ contactEmail }))).toBe('Please enter a valid email address');
  },
);

test('nobody marks a review of their own as verified or helpful', () => {
  const sent = buildNewReview({ isVerified: true, helpfulCount: 99, userId: 1, version: 7 });
  expect(z.parse(NewReview, sent)).not.toMatchObject({ isVerified: true });
  expect(Object.keys(z.parse(NewReview, sent)).sort().join()).toBe(
    'contactEmail,content,isAnonymous,issuesTags,photos,propertyId,rating,residencyStatus,title',
  );
});

test('what the public sees of a review has neither author nor address to write to', () => {
  for (const field of ['userId', 'contactEmail']) expect(Review.shape).not.toHaveProperty(field);
});

test.each([
  [{ sort: 'oldest' }, 'Choose a sort order from the list'],
  [{ sort: ['newest', 'newest'] }, 'Choose a sort order from the list'],
  [{ limit: '101' }, 'Limit must be between 1 and 100'],
  [{ page: '1e2' }, 'Page must be a number'],
  [{ sort: 'helpful', limit: '20', page: '1' }, 'accepted'],
  [{ rating: '6' }, 'Rating must be between 1 and 5'],
  [{ rating: '4.5' }, 'Rating must be a whole number'],
  [{ residencyStatus: 'rented' }, 'Choose a residency from the list'],
  [{ issueTag: '' }, 'Issue tag is required'],
  [{ issueTag: NUL }, 'Issue tag is required'],
  [{ issueTag: 'x'.repeat(41) }, 'Issue tag must be at most 40 characters'],
  [{ rating: '4', residencyStatus: 'owned', issueTag: 'Smells of cat' }, 'accepted'],
])('reviews asked for with %j: %s', (query, message) => {
  expect(messageOf(reviewsOfPropertySchemas.query, query)).toBe(message);
});
