import fc from 'fast-check';
import * as z from 'zod/mini';
import { integer, oneOf, pathId, queryInteger, queryNumber, recordId, text } from './fields.ts';
import { cleanText } from './visible-text.ts';

const NUL = String.fromCharCode(0);
const messageOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message ?? 'accepted';

const title = text('Title', { min: 5, max: 10, tooShort: 'Title must be at least 5 characters' });
const street = text('Street', { min: 1, max: 10 });

test('text is trimmed before it is measured', () => {
  expect(z.parse(title, '  tidy home ')).toBe('tidy home');
  expect(messageOf(title, '  four     ')).toBe('Title must be at least 5 characters');
});

test.each([
  [undefined, 'Street is required'],
  [null, 'Street is required'],
  ['', 'Street is required'],
  [' \n\t ', 'Street is required'],
  [7, 'Street must be text'],
  [{}, 'Street must be text'],
  [['12 Smith St'], 'Street must be text'],
  ['a'.repeat(11), 'Street must be at most 10 characters'],
  ['a'.repeat(10), 'accepted'],
  [`1${NUL}2`, 'accepted'],
  ['\u200B\u2800', 'Street is required'],
  ['half \uD83D', 'Street contains a character we can’t save'],
  ['\uDE00 half', 'Street contains a character we can’t save'],
  ['\u202Eright', 'accepted'],
  ['so\u00ADft\u200B', 'accepted'],
])('text %j: %s', (value, message) => {
  expect(messageOf(street, value)).toBe(message);
});

test('the minimum counts what can be seen, the maximum what is stored', () => {
  expect(messageOf(title, '😀'.repeat(4))).toBe('Title must be at least 5 characters');
  expect(messageOf(title, '😀'.repeat(5))).toBe('accepted');
  expect(messageOf(title, '😀'.repeat(10))).toBe('accepted');
  expect(messageOf(title, '😀'.repeat(11))).toBe('Title must be at most 10 characters');
  expect(messageOf(title, '👩‍👩‍👧'.repeat(2))).toBe('Title must be at least 5 characters');
  expect(messageOf(title, `tidy${'\u0301'.repeat(5)}`)).toBe('Title must be at least 5 characters');
  expect(messageOf(title, `tidy!${'\u0301'.repeat(6)}`)).toBe('Title must be at most 10 characters');
  expect(messageOf(title, `t${' '.repeat(5)}y`)).toBe('Title must be at least 5 characters');
});

test('a text with one fault has one message', () => {
  for (const value of ['', 'abc', '\u0301'.repeat(6)])
    expect(z.safeParse(title, value).error?.issues).toHaveLength(1);
});

test('whatever text is accepted can be stored, is trimmed and keeps to its lengths', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 16 }), terms => {
      const { success, data } = z.safeParse(title, terms);
      if (!success) return;
      expect(data).toBe(cleanText(terms));
      expect(data).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      expect(data.isWellFormed()).toBe(true);
      expect([...data].length).toBeGreaterThanOrEqual(5);
      expect([...data].length).toBeLessThanOrEqual(10);
    }),
  );
});

test.each([
  ['NSW', 'accepted'],
  [undefined, 'State is required'],
  [null, 'State is required'],
  ['nsw', 'Choose a state from the list'],
  ['', 'Choose a state from the list'],
  [['NSW', 'NSW'], 'Choose a state from the list'],
  ['toString', 'Choose a state from the list'],
])('one of a few values, given %j: %s', (value, message) => {
  expect(messageOf(oneOf('State', ['NSW', 'VIC']), value)).toBe(message);
});

test.each([
  [1, 'accepted'],
  [5, 'accepted'],
  [undefined, 'Rating is required'],
  [null, 'Rating is required'],
  ['5', 'Rating must be a number'],
  [Number.NaN, 'Rating must be a number'],
  [Number.POSITIVE_INFINITY, 'Rating must be a number'],
  [4.5, 'Rating must be a whole number'],
  [0, 'Rating must be between 1 and 5'],
  [6, 'Rating must be between 1 and 5'],
  [-3, 'Rating must be between 1 and 5'],
])('a whole number in a body, given %p: %s', (value, message) => {
  expect(messageOf(integer('Rating', { min: 1, max: 5 }), value)).toBe(message);
});

test.each([
  ['1', 1],
  ['4.5', 4.5],
  ['4.55', 4.55],
  ['05', 5],
  [3, 3],
])('a number in a URL, given %j, is %d', (value, number) => {
  expect(z.parse(queryNumber('Minimum rating', { min: 1, max: 5 }), value)).toBe(number);
});

test.each([
  [['1', '2'], 'This link isn’t valid.'],
  ['1e0', 'Minimum rating must be a number'],
  ['-1', 'Minimum rating must be a number'],
  ['+1', 'Minimum rating must be a number'],
  ['0x1', 'Minimum rating must be a number'],
  ['4.555', 'Minimum rating must be a number'],
  ['4.', 'Minimum rating must be a number'],
  ['.5', 'Minimum rating must be a number'],
  ['1\n', 'Minimum rating must be a number'],
  [' 1', 'Minimum rating must be a number'],
  ['one', 'Minimum rating must be a number'],
  ['', 'Minimum rating must be a number'],
  ['NaN', 'Minimum rating must be a number'],
  ['1'.repeat(10_000), 'Minimum rating must be a number'],
  [Number.NaN, 'Minimum rating must be a number'],
  [-1, 'Minimum rating must be a number'],
  ['0', 'Minimum rating must be between 1 and 5'],
  ['5.01', 'Minimum rating must be between 1 and 5'],
])('a number in a URL, given %j: %s', (value, message) => {
  expect(messageOf(queryNumber('Minimum rating', { min: 1, max: 5 }), value)).toBe(message);
});

test('a page number is whole and within its range', () => {
  const page = queryInteger('Page', { min: 1, max: 500 });
  expect(z.parse(page, '500')).toBe(500);
  expect(messageOf(page, '1.5')).toBe('Page must be a whole number');
  expect(messageOf(page, '0')).toBe('Page must be between 1 and 500');
  expect(messageOf(page, '501')).toBe('Page must be between 1 and 500');
});

test.each(['0', '-1', '1.5', '1e3', '01', 'abc', '', ' 7', '7 ', '1234567890', '%00'])(
  'the path id %j is not valid',
  id => {
    expect(messageOf(pathId, id)).toBe('This link isn’t valid.');
  },
);

test('a path id is a number, as text or as it is', () => {
  expect(z.parse(pathId, '7')).toBe(7);
  expect(z.parse(pathId, 7)).toBe(7);
  expect(z.parse(pathId, '999999999')).toBe(999_999_999);
});

test('the id of a record fits an integer column', () => {
  expect(messageOf(recordId('Property'), 2_147_483_647)).toBe('accepted');
  expect(messageOf(recordId('Property'), 2_147_483_648)).toBe('Property must be between 1 and 2147483647');
  expect(messageOf(recordId('Property'), 0)).toBe('Property must be between 1 and 2147483647');
});
