import {
  fullAddress,
  knownPostcode,
  localDate,
  localityOf,
  monthText,
  reviewsText,
  truncateText,
  typeName,
} from './text.ts';

test.each([
  ['exactly ten', 'ten letter', 10, 'ten letter'],
  ['one too many', 'ten letters', 10, 'ten letter…'],
  ['a space at the cut', 'ten lette rs', 10, 'ten lette…'],
  ['emoji, exactly', '😀😀😀', 3, '😀😀😀'],
  ['emoji, one too many', '😀😀😀😀', 3, '😀😀😀…'],
  ['a family is one letter', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1, '👨‍👩‍👧‍👦…'],
  ['a flag is one letter', '🇦🇺🇦🇺', 1, '🇦🇺…'],
  ['letters with marks of their own', 'e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
  ['nothing', '', 3, ''],
])('text is cut between letters: %s', (_, text, maxLength, cut) => {
  expect(truncateText(text, maxLength)).toBe(cut);
});

test.each([
  ['in a word', 'The shower leaked', 12, 'The shower…'],
  ['after a word', 'The shower leaked', 10, 'The shower…'],
  ['short enough', 'The shower…', 20, 'The shower…'],
  ['one endless word', 'showershower', 6, 'shower…'],
])('text is cut between words: %s', (_, text, maxLength, cut) => {
  expect(truncateText(text, maxLength, 'words')).toBe(cut);
});

const property = { address: '1103/26 Kilbride Crescent', suburb: 'Zetland', state: 'NSW', postcode: '2017' };

test('a street address is written as people write it', () => {
  expect(fullAddress(property)).toBe('1103/26 Kilbride Crescent, Zetland NSW 2017');
  expect(localityOf({ ...property, postcode: '0800' })).toBe('Zetland NSW 0800');
});

test('an unknown postcode is left out', () => {
  expect(knownPostcode({ postcode: '0000' })).toBe('');
  expect(localityOf({ ...property, postcode: '0000' })).toBe('Zetland NSW');
});

test.each([
  [0, '0 reviews'],
  [1, '1 review'],
  [2, '2 reviews'],
])('%d is written %j', (count, text) => {
  expect(reviewsText(count)).toBe(text);
});

test('a date is the one of Sydney, wherever it is read', () => {
  expect(localDate('2026-06-30T13:59:59.000Z')).toBe('30 June 2026');
  expect(localDate('2026-06-30T14:00:00.000Z')).toBe('1 July 2026');
  expect(localDate('2025-12-31T12:59:59.999Z')).toBe('31 Dec 2025');
  expect(localDate('2025-12-31T13:00:00.000Z')).toBe('1 Jan 2026');
  expect(localDate('2026-09-07T10:00:00.000Z')).toBe('7 Sep 2026');
});

test('a month is written like a date', () => {
  expect(monthText('2026-09')).toBe('Sep 2026');
  expect(monthText('2026-06')).toBe('June 2026');
});

test('a type is written with a capital', () => {
  expect(typeName('townhouse')).toBe('Townhouse');
  expect(typeName('')).toBe('');
});
