import type { Page, PropertyRow, PropertySearch } from '@home-truths/contract';
import type { BenchQuery } from './queries.ts';

/** Every row is inside the filters, and every row is where the sort wants it. */
function fitsSearch(search: PropertySearch): BenchQuery['isRight'] {
  return ({ rows, total }: Page<PropertyRow[]>) =>
    (rows.length > 0 || Number(total) < (search.page ?? 1) * 24) &&
    rows.every(row => isInside(row, search)) &&
    rows.every((row, index) => index === 0 || !precedes(row, rows[index - 1] as PropertyRow, search));
}

const rating = (row: PropertyRow) => Number(row.averageRating);

const isInside = (
  row: PropertyRow,
  { state, propertyType, issueTag, minRating, maxRating }: PropertySearch,
) =>
  (state === undefined || row.state === state) &&
  (propertyType === undefined || row.propertyType === propertyType) &&
  (issueTag === undefined || row.issueTags.includes(issueTag)) &&
  (minRating === undefined || rating(row) >= minRating) &&
  (maxRating === undefined || (rating(row) <= maxRating && rating(row) > 0));

/** Without reviews comes last in every sort. */
const sortValue: Record<NonNullable<PropertySearch['sort']>, (row: PropertyRow) => number> = {
  relevance: () => 0,
  'rating-high': row => -rating(row),
  'rating-low': row => rating(row) || Number.POSITIVE_INFINITY,
  'most-reviews': row => -row.reviewCount,
  // a row has no rank
  'best-supported': row => (row.reviewCount > 0 ? 0 : 1),
};

const precedes = (a: PropertyRow, b: PropertyRow, { sort = 'relevance' }: PropertySearch) =>
  sortValue[sort](a) < sortValue[sort](b);

const named = (title: string, search: PropertySearch): BenchQuery => ({
  title,
  search,
  isRight: fitsSearch(search),
});

/** Searches as people make them, written before anything was tuned but the last three; the statements were tuned with these. */
export const TUNED_QUERIES: BenchQuery[] = [
  named('two letters', { q: 'br' }),
  named('half a word', { q: 'nor' }),
  named('only a number', { q: '12' }),
  named('from 3 to 3.5 stars, worst first', { minRating: 3, maxRating: 3.5, sort: 'rating-low' }),
  named('state from 4.5 stars, most reviewed', { state: 'VIC', minRating: 4.5, sort: 'most-reviews' }),
  named('common word, best first, page 50', { q: 'street', sort: 'rating-high', page: 50 }),
  named('everything, worst first, page 50', { sort: 'rating-low', page: 50 }),
  named('word, tag, worst first, page 30', { q: 'street', issueTag: 'Leaks', sort: 'rating-low', page: 30 }),
  named('good landlord, at most 2 stars', { issueTag: 'Great Landlord', maxRating: 2 }),
  named('every filter and a suburb, worst first', {
    q: 'carlton',
    state: 'VIC',
    propertyType: 'apartment',
    issueTag: 'Leaks',
    minRating: 1,
    maxRating: 4,
    sort: 'rating-low',
  }),
  named('a state beside another one', { q: 'vic', state: 'NSW', sort: 'most-reviews' }),
  named('half a word in a state, page 2', { q: 'st k', state: 'WA', page: 2 }),
  named('suffix, from 3 stars', { q: 'beach', minRating: 3 }),
];

const typed: BenchQuery[] = [
  named('two letters of a suffix', { q: 'st' }),
  named('two other letters', { q: 'wa' }),
  named('three letters', { q: 'mar' }),
  named('a number and a letter', { q: '12a' }),
  named('a large number', { q: '1204' }),
  named('number and unit', { q: '3/18' }),
  named('number and street', { q: '18 ashbury st' }),
  named('unit in words alone', { q: 'unit 4' }),
  named('half a postcode', { q: '305' }),
  named('number and suburb', { q: '7 richmond' }),
  named('number and state', { q: '100 vic' }),
  named('suburb of two words', { q: 'surfers paradise' }),
  named('saint', { q: 'st kilda', sort: 'rating-high' }),
  named('suburb and state, most reviewed', { q: 'newtown nsw', sort: 'most-reviews' }),
  named('large suburb misspelt', { q: 'sunybank' }),
  named('street misspelt, page 2', { q: 'ashbuyr street', page: 2 }),
  named('word of a suburb', { q: 'hill' }),
  named('two common words', { q: 'park avenue' }),
  named('state as a word, best first, page 50', { q: 'queensland', sort: 'rating-high', page: 50 }),
  named('court in a state, page 50', { q: 'court', state: 'SA', page: 50 }),
  named('lane, most reviewed, page 50', { q: 'lane', sort: 'most-reviews', page: 50 }),
];

const filtered: BenchQuery[] = [
  named('small state', { state: 'TAS' }),
  named('small state, worst first, page 50', { state: 'ACT', sort: 'rating-low', page: 50 }),
  named('type, page 50', { propertyType: 'unit', page: 50 }),
  named('state and type, worst first, page 50', {
    state: 'NSW',
    propertyType: 'house',
    sort: 'rating-low',
    page: 50,
  }),
  named('studio, best first', { propertyType: 'studio', sort: 'rating-high' }),
  named('studio in a small state, most reviewed', {
    propertyType: 'studio',
    state: 'TAS',
    sort: 'most-reviews',
  }),
  named('tag', { issueTag: 'Pests' }),
  named('tag, worst first, page 20', { issueTag: 'Noise Issues', sort: 'rating-low', page: 20 }),
  named('tag and state', { issueTag: 'Pests', state: 'WA' }),
  named('tag, state, type, most reviewed', {
    issueTag: 'Leaks',
    state: 'NSW',
    propertyType: 'unit',
    sort: 'most-reviews',
  }),
  named('at most 1.5 stars', { maxRating: 1.5 }),
  named('2 to 2.5 stars, best first, page 10', {
    minRating: 2,
    maxRating: 2.5,
    sort: 'rating-high',
    page: 10,
  }),
  named('five stars, most reviewed', { minRating: 5, sort: 'most-reviews' }),
  named('four stars and more, worst first', { minRating: 4, sort: 'rating-low', page: 3 }),
  named('any review, page 50', { minRating: 1, page: 50 }),
  named('house from 3 to 4 stars in a state', {
    propertyType: 'house',
    state: 'QLD',
    minRating: 3,
    maxRating: 4,
  }),
  named('most reviewed, page 50', { sort: 'most-reviews', page: 50 }),
  named('suburb by filter, worst first', { suburb: 'Parramatta', state: 'NSW', sort: 'rating-low' }),
  named('suburb by filter and tag', { suburb: 'Footscray', issueTag: 'Structural Issues', page: 2 }),
];

/** Searches as people make them that nothing was tuned with. */
export const HELD_OUT_QUERIES: BenchQuery[] = [...typed, ...filtered];

/** Twenty more, which were measured for the first time when all tuning was over. */
export const LATER_QUERIES: BenchQuery[] = [
  named('full address in another suburb', { q: '22 Church Street, Parramatta NSW 2150' }),
  named('suburb, type, best first', { q: 'bondi', propertyType: 'apartment', sort: 'rating-high' }),
  named('unit and street', { q: 'apartment 12/45 george st' }),
  named('unit and street, no suburb', { q: '2/7 elizabeth st' }),
  named('town and state, house from 3.5 stars', {
    q: 'toowoomba qld',
    propertyType: 'house',
    minRating: 3.5,
  }),
  named('small state, best first', { state: 'NT', sort: 'rating-high' }),
  named('city and noise', { q: 'melbourne', issueTag: 'Noise Issues' }),
  named('parade, page 40', { q: 'parade', page: 40 }),
  named('state as a word, worst first, page 15', { q: 'victoria', sort: 'rating-low', page: 15 }),
  named('city and small state from 4 stars', { q: 'hobart tas', minRating: 4 }),
  named('two letters of names', { q: 'al' }),
  named('one digit', { q: '4' }),
  named('south, page 20', { q: 'south', page: 20 }),
  named('suburb of two words, type, most reviewed', {
    q: 'south yarra',
    propertyType: 'apartment',
    sort: 'most-reviews',
  }),
  named('strata fees, type and state from 3 stars, page 8', {
    issueTag: 'High Strata Fees',
    propertyType: 'apartment',
    state: 'NSW',
    minRating: 3,
    page: 8,
  }),
  named('at most 3 stars in a state, most reviewed', { maxRating: 3, state: 'QLD', sort: 'most-reviews' }),
  named('terrace, structure, at most 2.5, worst first', {
    q: 'terrace',
    issueTag: 'Structural Issues',
    maxRating: 2.5,
    sort: 'rating-low',
  }),
  named('townhouse from 2.5 to 3.5, best first, page 40', {
    propertyType: 'townhouse',
    minRating: 2.5,
    maxRating: 3.5,
    sort: 'rating-high',
    page: 40,
  }),
  named('drive, house in a state, best first, page 12', {
    q: 'drive',
    state: 'WA',
    propertyType: 'house',
    sort: 'rating-high',
    page: 12,
  }),
  named('postcode and tag', { q: '3000', issueTag: 'Elevator Issues' }),
];

/** Twenty written after those, which nothing was tuned with either. */
export const LATEST_QUERIES: BenchQuery[] = [
  named('address without a number', { q: 'victoria street richmond' }),
  named('number, street, suburb, no state', { q: '14 church st brunswick' }),
  named('unit, slash, suburb', { q: '4/22 park st carlton' }),
  named('suburb, next page', { q: 'footscray', page: 2 }),
  named('suburb with its long state', { q: 'parramatta new south wales' }),
  named('suburb, leaks', { q: 'parramatta', issueTag: 'Leaks' }),
  named('suburb, unit, lowest first', { q: 'brunswick', propertyType: 'unit', sort: 'rating-low' }),
  named('postcode, best first', { q: '3056', sort: 'rating-high' }),
  named('postcode and state', { q: '2000 nsw', page: 3 }),
  named('street misspelt, with suburb', { q: 'elizabth st melbourne' }),
  named('north, page 5', { q: 'north', page: 5 }),
  named('east, from 4 stars', { q: 'east', minRating: 4 }),
  named('highway, most reviewed', { q: 'highway', sort: 'most-reviews' }),
  named('three letters of a suburb', { q: 'foo' }),
  named('new, in a state', { q: 'new', state: 'QLD' }),
  named('crescent, townhouse, page 6', { q: 'crescent', propertyType: 'townhouse', page: 6 }),
  named('pests in a large state, worst first', { issueTag: 'Pests', state: 'VIC', sort: 'rating-low' }),
  named('great landlord from 4.5 stars, best first', {
    issueTag: 'Great Landlord',
    minRating: 4.5,
    sort: 'rating-high',
  }),
  named('security, apartment, page 5', {
    issueTag: 'Security Concerns',
    propertyType: 'apartment',
    page: 5,
  }),
  named('house in the capital territory, most reviewed', {
    state: 'ACT',
    propertyType: 'house',
    sort: 'most-reviews',
  }),
];

/** Twenty of the hardest, which nothing was tuned with either. */
export const NEWEST_QUERIES: BenchQuery[] = [
  named('west, page 12', { q: 'west', page: 12 }),
  named('north, worst first, page 30', { q: 'north', sort: 'rating-low', page: 30 }),
  named('park, from 2 stars, page 18', { q: 'park', minRating: 2, page: 18 }),
  named('mount, most reviewed, page 25', { q: 'mount', sort: 'most-reviews', page: 25 }),
  named('hill in a state, page 9', { q: 'hill', state: 'VIC', page: 9 }),
  named('beach, pests, page 3', { q: 'beach', issueTag: 'Pests', page: 3 }),
  named('south, house, best first, page 15', {
    q: 'south',
    propertyType: 'house',
    sort: 'rating-high',
    page: 15,
  }),
  named('point, at most 3 stars, page 7', { q: 'point', maxRating: 3, page: 7 }),
  named('saint and a letter in a state, page 3', { q: 'st m', state: 'NSW', page: 3 }),
  named('park and a letter in a state, page 2', { q: 'park s', state: 'QLD', page: 2 }),
  named('a letter, unit', { q: 'n', propertyType: 'unit' }),
  named('two letters in a state, most reviewed, page 4', {
    q: 'ca',
    state: 'SA',
    sort: 'most-reviews',
    page: 4,
  }),
  named('a digit in a small state, page 5', { q: '7', state: 'TAS', page: 5 }),
  named('a digit, townhouse from 4 stars', { q: '3', propertyType: 'townhouse', minRating: 4 }),
  named('grove, worst first, page 40', { q: 'grove', sort: 'rating-low', page: 40 }),
  named('lake road, leaks', { q: 'lake road', issueTag: 'Leaks' }),
  named('number and street in a state', { q: '20 victoria st', state: 'VIC' }),
  named('bay with every filter, worst first', {
    q: 'bay',
    state: 'WA',
    propertyType: 'house',
    issueTag: 'Noise Issues',
    minRating: 2,
    maxRating: 4.5,
    sort: 'rating-low',
  }),
  named('apartment from 3.2 to 3.6 in a state, most reviewed, page 50', {
    minRating: 3.2,
    maxRating: 3.6,
    propertyType: 'apartment',
    state: 'QLD',
    sort: 'most-reviews',
    page: 50,
  }),
  named('upper, best first, page 3', { q: 'upper', sort: 'rating-high', page: 3 }),
];

/** What people type before they choose; suggestions come with each pause. */
export const SUGGESTION_QUERIES: readonly string[] = [
  'b',
  'br',
  'bru',
  'brunswick',
  'street',
  'st',
  'st k',
  'st kilda',
  '3',
  '30',
  '305',
  '12 s',
  '12 st',
  '12 ashb',
  '3/14 h',
  'carlton vic',
  'carlton vic 30',
  'new s',
  'bruunswick',
  'ashbuyr st',
  'unit 5 12 ash',
  'park a',
  'zzyzx',
];

/** Ten more, measured for the first time when all tuning was over. */
export const LATER_SUGGESTION_QUERIES: readonly string[] = [
  'el',
  'mel',
  'south',
  '1',
  '45 geo',
  'unit 3',
  'church st par',
  'w',
  'newtown n',
  '7 richm',
];
