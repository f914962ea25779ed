import * as z from 'zod/mini';
import {
  AdminPropertyEdit,
  NewProperty,
  PropertySearch,
  Suggestion,
  suggestPropertiesSchemas,
} from './properties.schemas.ts';

const messageOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message ?? 'accepted';

const buildNewProperty = (changes: Record<string, unknown> = {}) => ({
  address: '12 Smith Street',
  suburb: 'Darwin',
  state: 'NT',
  postcode: '0800',
  propertyType: 'house',
  ...changes,
});

test('a whole search arrives with its numbers as numbers', () => {
  const texts = {
    propertyType: 'townhouse',
    suburb: 'Bondi',
    state: 'NSW',
    issueTag: 'Pests',
    sort: 'most-reviews',
  };
  const sent = { ...texts, q: ' smith st ', minRating: '2', maxRating: '4.5', limit: '24', page: '2' };
  const read = { ...texts, q: 'smith st', minRating: 2, maxRating: 4.5, limit: 24, page: 2 };
  expect(z.parse(PropertySearch, sent)).toEqual(read);
});

test.each([
  [{ q: 'a'.repeat(201) }, 'Search text must be at most 200 characters'],
  [{ q: ['a', 'b'] }, 'Search text must be text'],
  [{ suburb: 'a'.repeat(81) }, 'Suburb must be at most 80 characters'],
  [{ propertyType: 'castle' }, 'Choose a property type from the list'],
  [{ state: 'NZ' }, 'Choose a state from the list'],
  [{ issueTag: 'pests' }, 'Choose an issue tag from the list'],
  [{ sort: 'newest' }, 'Choose a sort order from the list'],
  [{ minRating: '0.99' }, 'Minimum rating must be between 1 and 5'],
  [{ maxRating: '6' }, 'Maximum rating must be between 1 and 5'],
  [{ minRating: ['1', '2'] }, 'This link isn’t valid.'],
  [{ limit: '0' }, 'Limit must be between 1 and 100'],
  [{ limit: '101' }, 'Limit must be between 1 and 100'],
  [{ limit: '2.5' }, 'Limit must be a whole number'],
  [{ page: '51' }, 'Page must be between 1 and 50'],
  [{ page: '0' }, 'Page must be between 1 and 50'],
  [{ minRating: '4', maxRating: '3.99' }, 'The minimum rating can’t be higher than the maximum'],
  [{ minRating: '3', maxRating: '3' }, 'accepted'],
])('a search for %j: %s', (search, message) => {
  expect(messageOf(PropertySearch, search)).toBe(message);
});

test('a rating that is no number is named before the order of the ratings', () => {
  expect(messageOf(PropertySearch, { minRating: '5', maxRating: 'low' })).toBe(
    'Maximum rating must be a number',
  );
});

test('filters nobody knows are dropped', () => {
  expect(z.parse(PropertySearch, { q: 'bondi', pets: 'yes', __proto__: 1 })).toEqual({ q: 'bondi' });
});

test('a new property keeps its postcode as text, and 0000 stands for none', () => {
  expect(z.parse(NewProperty, buildNewProperty()).postcode).toBe('0800');
  expect(z.parse(NewProperty, buildNewProperty({ postcode: undefined })).postcode).toBe('0000');
});

test.each([
  [{ address: undefined }, 'Property address is required'],
  [{ address: '   ' }, 'Property address is required'],
  [{ address: 'a'.repeat(201) }, 'Property address must be at most 200 characters'],
  [{ suburb: '' }, 'Suburb is required'],
  [{ suburb: 'a'.repeat(81) }, 'Suburb must be at most 80 characters'],
  [{ state: undefined }, 'State is required'],
  [{ state: 'New South Wales' }, 'Choose a state from the list'],
  [{ postcode: 800 }, 'Postcodes have four digits, such as 2026'],
  [{ postcode: null }, 'Postcodes have four digits, such as 2026'],
  [{ postcode: '' }, 'Postcodes have four digits, such as 2026'],
  [{ postcode: '800' }, 'Postcodes have four digits, such as 2026'],
  [{ postcode: '20000' }, 'Postcodes have four digits, such as 2026'],
  [{ postcode: '٢٠٠٠' }, 'Postcodes have four digits, such as 2026'],
  [{ postcode: '2000\n2' }, 'Postcodes have four digits, such as 2026'],
  [{ propertyType: undefined }, 'Property type is required'],
  [{ propertyType: null }, 'Property type is required'],
  [{ propertyType: 'House' }, 'Choose a property type from the list'],
])('a new property with %j: %s', (changes, message) => {
  expect(messageOf(NewProperty, buildNewProperty(changes))).toBe(message);
});

test.each([
  ['address', 'Property address', 200, '200'],
  ['suburb', 'Suburb', 80, '80'],
  ['description', 'Description', 5000, '5,000'],
  ['propertySize', 'Property size', 50, '50'],
  ['landSize', 'Land size', 50, '50'],
])(
  'an administrator writes a property whose %s (%s) has at most %d characters',
  (name, label, max, shown) => {
    const messageAt = (length: number) =>
      messageOf(AdminPropertyEdit, buildNewProperty({ [name]: 'a'.repeat(length) }));
    expect(messageAt(max)).toBe('accepted');
    expect(messageAt(max + 1)).toBe(`${label} must be at most ${shown} characters`);
  },
);

test.each([
  ['bedrooms', 'Bedrooms', 0, 99],
  ['bathrooms', 'Bathrooms', 0, 99],
  ['parkingSpaces', 'Parking spaces', 0, 999],
  ['buildYear', 'Build year', 1788, 2100],
])('an administrator writes a property whose %s (%s) is from %d to %d', (name, label, min, max) => {
  const messages = [min - 1, min, max, max + 1].map(value =>
    messageOf(AdminPropertyEdit, buildNewProperty({ [name]: value })),
  );
  const refused = `${label} must be between ${min} and ${max}`;
  expect(messages).toEqual([refused, 'accepted', 'accepted', refused]);
});

test('a caller cannot set the rating, the count or the id of a new property', () => {
  const sent = buildNewProperty({ id: 1, averageRating: '5.00', reviewCount: 900 });
  expect(z.parse(NewProperty, sent)).toEqual(buildNewProperty());
});

test('a suggestion needs at least one letter to go by', () => {
  const query = suggestPropertiesSchemas.query;
  expect(messageOf(query, { q: '  ' })).toBe('Search text is required');
  expect(messageOf(query, {})).toBe('Search text is required');
  expect(messageOf(query, { q: 'b' })).toBe('accepted');
});

test('a suggestion is a suburb or a property and nothing between', () => {
  const suburb = { kind: 'suburb', suburb: 'Bondi', state: 'NSW', postcode: '2026' };
  expect(z.parse(Suggestion, suburb)).toEqual(suburb);
  expect(z.safeParse(Suggestion, { ...suburb, kind: 'property' }).success).toBe(false);
  expect(z.safeParse(Suggestion, { ...suburb, kind: 'street' }).success).toBe(false);
});
