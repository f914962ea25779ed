import type { Page, PropertyRow, PropertySearch } from '@home-truths/contract';
import type { Client } from 'pg';
import { canonicalText } from '../src/properties/addresses/address-tokens.ts';

/** A search with what a person would call a right answer. */
export interface BenchQuery {
  title: string;
  search: PropertySearch;
  isRight: (found: Page<PropertyRow[]>) => boolean;
}

type Check = BenchQuery['isRight'];

interface SampleProperty {
  id: number;
  address: string;
  /** `5`, where there is one. */
  unit: string;
  number: string;
  street: string;
}

const SAMPLE_QUERY = `
  select id, address from property
  where suburb = 'Brunswick' and state = 'VIC' and property_type = $1 order by review_count desc, id limit 1`;

async function findSample(client: Client, type: string): Promise<SampleProperty> {
  const { rows } = await client.query<{ id: number; address: string }>(SAMPLE_QUERY, [type]);
  const [property] = rows;
  const [, unit = '', number, street] = /^(?:(\w+)\/)?(\w+) (.+)$/.exec(property?.address ?? '') ?? [];
  if (!property || !number || !street) throw new Error(`There is no ${type} in Brunswick to search for`);
  return { ...property, unit, number, street };
}

/** Two neighbours swapped in the third and fourth letter. */
const misspelt = (street: string) => street.replace(/^(..)(.)(.)/, '$1$3$2');

const ABBREVIATIONS: Record<string, string> = {
  Street: 'st',
  Road: 'rd',
  Avenue: 'ave',
  Court: 'ct',
  Place: 'pl',
  Drive: 'dr',
};
const abbreviated = (street: string) =>
  street.replace(/\w+$/, kind => ABBREVIATIONS[kind] ?? kind).toLowerCase();

const ranksFirst =
  ({ id }: SampleProperty): Check =>
  ({ rows }) =>
    rows[0]?.id === id;

/** Some were found, and all are as they should be. */
const everyRow =
  (test: (row: PropertyRow) => boolean): Check =>
  ({ rows }) =>
    rows.length > 0 && rows.every(test);

const everyRowContains = (...terms: string[]) =>
  everyRow(row => {
    const text = ` ${canonicalText(`${row.address} ${row.suburb} ${row.state} ${row.postcode}`)} `;
    return terms.every(term => text.includes(` ${canonicalText(term)} `));
  });

const isDescending =
  (value: (row: PropertyRow) => number): Check =>
  ({ rows }) =>
    rows.length > 0 &&
    rows.every((row, index) => index === 0 || value(rows[index - 1] as PropertyRow) >= value(row));

const allChecks =
  (...checks: Check[]): Check =>
  found =>
    checks.every(check => check(found));

const rating = (row: PropertyRow) => Number(row.averageRating);

/** The 21 searches. The property they look for is the most reviewed one of its kind in Brunswick. */
export async function queries(client: Client): Promise<BenchQuery[]> {
  const [streetNumber, unit] = await Promise.all([findSample(client, 'house'), findSample(client, 'unit')]);
  return [...places(), ...addresses(streetNumber, unit), ...terms(streetNumber), ...filters()];
}

/** From the third largest suburb (2,900 properties of the million) to an ordinary one. */
const places = (): BenchQuery[] => [
  { title: 'large suburb', search: { q: 'Sunnybank' }, isRight: everyRowContains('sunnybank') },
  { title: 'suburb and state', search: { q: 'carlton vic' }, isRight: everyRowContains('carlton', 'vic') },
  {
    title: 'suburb, state, postcode',
    search: { q: 'Penrith, NSW 2750' },
    isRight: everyRowContains('penrith', '2750'),
  },
  { title: 'postcode', search: { q: '2042' }, isRight: everyRowContains('2042') },
  { title: 'suburb misspelt', search: { q: 'Brunswcik' }, isRight: everyRowContains('brunswick') },
];

const addresses = (streetNumber: SampleProperty, unit: SampleProperty): BenchQuery[] => [
  {
    title: 'full address',
    search: { q: `${streetNumber.number} ${streetNumber.street}, Brunswick VIC 3056` },
    isRight: ranksFirst(streetNumber),
  },
  {
    title: 'address as it is typed',
    search: { q: `${streetNumber.number} ${abbreviated(streetNumber.street)} brunswick` },
    isRight: ranksFirst(streetNumber),
  },
  {
    title: 'address misspelt',
    search: { q: `${streetNumber.number} ${misspelt(abbreviated(streetNumber.street))} brunswick` },
    isRight: ranksFirst(streetNumber),
  },
  {
    title: 'unit with a slash',
    search: { q: `${unit.unit}/${unit.number} ${abbreviated(unit.street)} brunswick` },
    isRight: ranksFirst(unit),
  },
  {
    title: 'unit in words',
    search: { q: `Unit ${unit.unit}, ${unit.number} ${unit.street}, Brunswick` },
    isRight: ranksFirst(unit),
  },
];

const terms = ({ street }: SampleProperty): BenchQuery[] => [
  { title: 'street', search: { q: 'Ashbury Street' }, isRight: everyRowContains('ashbury', 'st') },
  {
    title: 'street and suburb',
    search: { q: `${abbreviated(street)} brunswick` },
    isRight: everyRowContains('brunswick', street),
  },
  { title: 'name of most streets', search: { q: 'aldbury' }, isRight: everyRowContains('aldbury') },
  { title: 'a word nearly everywhere', search: { q: 'street' }, isRight: everyRowContains('st') },
  { title: 'a word half typed', search: { q: 'parram' }, isRight: everyRowContains('parramatta') },
];

const filters = (): BenchQuery[] => [
  { title: 'nothing at all', search: {}, isRight: ({ rows }) => rows.length === 24 },
  {
    title: 'state and type',
    search: { state: 'VIC', propertyType: 'townhouse' },
    isRight: everyRow(row => row.state === 'VIC' && row.propertyType === 'townhouse'),
  },
  {
    title: 'tag and rating, best first',
    search: { issueTag: 'Pests', minRating: 4, sort: 'rating-high' },
    isRight: allChecks(
      everyRow(row => row.issueTags.includes('Pests') && rating(row) >= 4),
      isDescending(rating),
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
    isRight: allChecks(
      everyRowContains('brunswick', 'vic'),
      everyRow(
        row => row.propertyType === 'apartment' && row.issueTags.includes('Noise Issues') && rating(row) <= 4,
      ),
    ),
  },
  {
    title: 'worst of a state, page 40',
    search: { state: 'QLD', sort: 'rating-low', page: 40 },
    isRight: allChecks(
      everyRow(row => row.state === 'QLD'),
      isDescending(row => -rating(row)),
    ),
  },
  {
    title: 'most reviewed of a common word',
    search: { q: 'road', sort: 'most-reviews' },
    isRight: allChecks(
      everyRowContains('rd'),
      isDescending(row => row.reviewCount),
    ),
  },
];

/** Searches nobody makes by hand; shown beside the others and not counted. */
export const EXTREME_QUERIES: BenchQuery[] = [
  { title: 'nothing, page 50', search: { page: 50 }, isRight: ({ rows }) => rows.length === 24 },
  {
    title: 'small state, type, page 50',
    search: { state: 'NT', propertyType: 'studio', page: 50 },
    isRight: ({ total }) => total !== '0',
  },
  {
    title: 'words that never meet',
    search: { q: 'street brunswick nsw' },
    isRight: ({ total }) => total === '0',
  },
  {
    title: 'common words, worst first, page 50',
    search: { q: 'street vic', sort: 'rating-low', page: 50 },
    isRight: everyRowContains('st', 'vic'),
  },
  {
    title: 'rating alone',
    search: { minRating: 4.9, maxRating: 4.9 },
    isRight: everyRow(row => rating(row) === 4.9),
  },
  {
    title: 'common word, rare type',
    search: { q: 'street', propertyType: 'studio' },
    isRight: allChecks(
      everyRowContains('st'),
      everyRow(row => row.propertyType === 'studio'),
    ),
  },
  {
    title: 'common word, small state and type',
    search: { q: 'street', state: 'NT', propertyType: 'townhouse' },
    isRight: allChecks(
      everyRowContains('st', 'nt'),
      everyRow(row => row.propertyType === 'townhouse'),
    ),
  },
  {
    title: 'tag and rare type',
    search: { issueTag: 'Pests', propertyType: 'studio', sort: 'rating-low' },
    isRight: everyRow(row => row.propertyType === 'studio' && row.issueTags.includes('Pests')),
  },
  {
    title: 'tag in a small state',
    search: { issueTag: 'Leaks', state: 'NT', sort: 'most-reviews' },
    isRight: everyRow(row => row.state === 'NT' && row.issueTags.includes('Leaks')),
  },
  {
    title: 'common word, tag, rare type, rating',
    search: { q: 'road', issueTag: 'Leaks', propertyType: 'studio', minRating: 4 },
    isRight: allChecks(
      everyRowContains('rd'),
      everyRow(row => row.propertyType === 'studio' && rating(row) >= 4),
    ),
  },
  {
    title: 'rare type',
    search: { propertyType: 'studio', sort: 'most-reviews' },
    isRight: everyRow(row => row.propertyType === 'studio'),
  },
  { title: 'one kind of street', search: { q: 'grove' }, isRight: everyRowContains('gr') },
  { title: 'a letter', search: { q: 'b' }, isRight: ({ rows }) => rows.length > 0 },
  {
    title: 'twelve words unknown',
    search: { q: 'aldbu benbu calbu colbu dalbu edbu fairb garbu glenb harbu hawbu holbu' },
    isRight: () => true,
  },
];
