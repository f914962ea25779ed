import type { Page, PropertyRow, PropertySearch } from '@home-truths/contract';
import type { Client } from 'pg';
import { addressKey } from '../src/properties/address-tokens.ts';

/** A search with what a person would call a right answer. */
export interface BenchQuery {
  title: string;
  search: PropertySearch;
  isRight: (found: Page<PropertyRow[]>) => boolean;
}

type Check = BenchQuery['isRight'];

interface Sample {
  id: number;
  address: string;
  /** `5`, where there is one. */
  unit: string;
  number: string;
  street: string;
}

const SAMPLE = `
  select id, address from property
  where suburb = 'Brunswick' and state = 'VIC' and property_type = $1 order by review_count desc, id limit 1`;

async function sample(client: Client, type: string): Promise<Sample> {
  const { rows } = await client.query<{ id: number; address: string }>(SAMPLE, [type]);
  const [property] = rows;
  const [, unit = '', number, street] = /^(?:(\w+)\/)?(\w+) (.+)$/.exec(property?.address ?? '') ?? [];
  if (!property || !number || !street) throw new Error(`There is no ${type} in Brunswick to search for`);
  return { ...property, unit, number, street };
}

/** Two neighbours swapped in the third and fourth letter. */
const misspelt = (street: string) => street.replace(/^(..)(.)(.)/, '$1$3$2');

const SHORT: Record<string, string> = {
  Street: 'st',
  Road: 'rd',
  Avenue: 'ave',
  Court: 'ct',
  Place: 'pl',
  Drive: 'dr',
};
const abbreviated = (street: string) => street.replace(/\w+$/, kind => SHORT[kind] ?? kind).toLowerCase();

const first =
  ({ id }: Sample): Check =>
  ({ rows }) =>
    rows[0]?.id === id;

/** Some were found, and all are as they should be. */
const all =
  (test: (row: PropertyRow) => boolean): Check =>
  ({ rows }) =>
    rows.length > 0 && rows.every(test);

const holds = (...terms: string[]) =>
  all(row => {
    const text = ` ${addressKey(`${row.address} ${row.suburb} ${row.state} ${row.postcode}`)} `;
    return terms.every(term => text.includes(` ${addressKey(term)} `));
  });

const ordered =
  (value: (row: PropertyRow) => number): Check =>
  ({ rows }) =>
    rows.length > 0 &&
    rows.every((row, index) => index === 0 || value(rows[index - 1] as PropertyRow) >= value(row));

const both =
  (...checks: Check[]): Check =>
  found =>
    checks.every(check => check(found));

const rating = (row: PropertyRow) => Number(row.averageRating);

/** The 21 searches. The property they look for is the most reviewed one of its kind in Brunswick. */
export async function queries(client: Client): Promise<BenchQuery[]> {
  const [streetNumber, unit] = await Promise.all([sample(client, 'house'), sample(client, 'unit')]);
  return [...places(), ...addresses(streetNumber, unit), ...terms(streetNumber), ...filters()];
}

/** From the third largest suburb (2,900 properties of the million) to an ordinary one. */
const places = (): BenchQuery[] => [
  { title: 'large suburb', search: { q: 'Sunnybank' }, isRight: holds('sunnybank') },
  { title: 'suburb and state', search: { q: 'carlton vic' }, isRight: holds('carlton', 'vic') },
  { title: 'suburb, state, postcode', search: { q: 'Penrith, NSW 2750' }, isRight: holds('penrith', '2750') },
  { title: 'postcode', search: { q: '2042' }, isRight: holds('2042') },
  { title: 'suburb misspelt', search: { q: 'Brunswcik' }, isRight: holds('brunswick') },
];

const addresses = (streetNumber: Sample, unit: Sample): BenchQuery[] => [
  {
    title: 'full address',
    search: { q: `${streetNumber.number} ${streetNumber.street}, Brunswick VIC 3056` },
    isRight: first(streetNumber),
  },
  {
    title: 'address as it is typed',
    search: { q: `${streetNumber.number} ${abbreviated(streetNumber.street)} brunswick` },
    isRight: first(streetNumber),
  },
  {
    title: 'address misspelt',
    search: { q: `${streetNumber.number} ${misspelt(abbreviated(streetNumber.street))} brunswick` },
    isRight: first(streetNumber),
  },
  {
    title: 'unit with a slash',
    search: { q: `${unit.unit}/${unit.number} ${abbreviated(unit.street)} brunswick` },
    isRight: first(unit),
  },
  {
    title: 'unit in words',
    search: { q: `Unit ${unit.unit}, ${unit.number} ${unit.street}, Brunswick` },
    isRight: first(unit),
  },
];

const terms = ({ street }: Sample): BenchQuery[] => [
  { title: 'street', search: { q: 'Ashbury Street' }, isRight: holds('ashbury', 'st') },
  {
    title: 'street and suburb',
    search: { q: `${abbreviated(street)} brunswick` },
    isRight: holds('brunswick', street),
  },
  { title: 'name of most streets', search: { q: 'aldbury' }, isRight: holds('aldbury') },
  { title: 'a word nearly everywhere', search: { q: 'street' }, isRight: holds('st') },
  { title: 'a word half typed', search: { q: 'parram' }, isRight: holds('parramatta') },
];

const filters = (): BenchQuery[] => [
  { title: 'nothing at all', search: {}, isRight: ({ rows }) => rows.length === 24 },
  {
    title: 'state and type',
    search: { state: 'VIC', propertyType: 'townhouse' },
    isRight: all(row => row.state === 'VIC' && row.propertyType === 'townhouse'),
  },
  {
    title: 'tag and rating, best first',
    search: { issueTag: 'Pests', minRating: 4, sort: 'rating-high' },
    isRight: both(
      all(row => row.issueTags.includes('Pests') && rating(row) >= 4),
      ordered(rating),
    ),
  },
  {
    title: 'suburb with every filter',
    search: {
      q: 'brunswick',
      state: 'VIC',
      propertyType: 'apartment',
      issueTag: 'Noise Issues',
      maxRating: 4,
    },
    isRight: both(
      holds('brunswick', 'vic'),
      all(
        row => row.propertyType === 'apartment' && row.issueTags.includes('Noise Issues') && rating(row) <= 4,
      ),
    ),
  },
  {
    title: 'worst of a state, page 40',
    search: { state: 'QLD', sort: 'rating-low', page: 40 },
    isRight: both(
      all(row => row.state === 'QLD'),
      ordered(row => -rating(row)),
    ),
  },
  {
    title: 'most reviewed of a common word',
    search: { q: 'road', sort: 'most-reviews' },
    isRight: both(
      holds('rd'),
      ordered(row => row.reviewCount),
    ),
  },
];

/** Searches nobody makes by hand; shown beside the others and not counted. */
export const EXTREMES: BenchQuery[] = [
  { title: 'nothing, page 500', search: { page: 500 }, isRight: ({ rows }) => rows.length === 24 },
  {
    title: 'small state, type, page 500',
    search: { state: 'NT', propertyType: 'studio', page: 500 },
    isRight: ({ total }) => total !== '0',
  },
  {
    title: 'words that never meet',
    search: { q: 'street brunswick nsw' },
    isRight: ({ total }) => total === '0',
  },
  {
    title: 'common words, worst first, page 500',
    search: { q: 'street vic', sort: 'rating-low', page: 500 },
    isRight: holds('st', 'vic'),
  },
  {
    title: 'rating alone',
    search: { minRating: 4.9, maxRating: 4.9 },
    isRight: all(row => rating(row) === 4.9),
  },
  {
    title: 'common word, rare type',
    search: { q: 'street', propertyType: 'studio' },
    isRight: both(
      holds('st'),
      all(row => row.propertyType === 'studio'),
    ),
  },
  {
    title: 'common word, small state and type',
    search: { q: 'street', state: 'NT', propertyType: 'townhouse' },
    isRight: both(
      holds('st', 'nt'),
      all(row => row.propertyType === 'townhouse'),
    ),
  },
  {
    title: 'tag and rare type',
    search: { issueTag: 'Pests', propertyType: 'studio', sort: 'rating-low' },
    isRight: all(row => row.propertyType === 'studio' && row.issueTags.includes('Pests')),
  },
  {
    title: 'tag in a small state',
    search: { issueTag: 'Leaks', state: 'NT', sort: 'most-reviews' },
    isRight: all(row => row.state === 'NT' && row.issueTags.includes('Leaks')),
  },
  {
    title: 'common word, tag, rare type, rating',
    search: { q: 'road', issueTag: 'Leaks', propertyType: 'studio', minRating: 4 },
    isRight: both(
      holds('rd'),
      all(row => row.propertyType === 'studio' && rating(row) >= 4),
    ),
  },
  {
    title: 'rare type',
    search: { propertyType: 'studio', sort: 'most-reviews' },
    isRight: all(row => row.propertyType === 'studio'),
  },
  { title: 'one kind of street', search: { q: 'grove' }, isRight: holds('gr') },
  { title: 'a letter', search: { q: 'b' }, isRight: ({ rows }) => rows.length > 0 },
  {
    title: 'twelve words unknown',
    search: { q: 'aldbu benbu calbu colbu dalbu edbu fairb garbu glenb harbu hawbu holbu' },
    isRight: () => true,
  },
];
