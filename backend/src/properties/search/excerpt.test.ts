import fc from 'fast-check';
import { FETCHED_LENGTH, toExcerpt } from './excerpt.ts';

const EXCERPT_LENGTH = 120;

/** The excerpt of a review, of which the database gives the first characters. */
const excerptOf = (content: string) => toExcerpt([...content].slice(0, FETCHED_LENGTH).join(''));

test('short texts stay as they are, nothing stays nothing', () => {
  expect(toExcerpt('Quiet and dry.')).toBe('Quiet and dry.');
  expect(toExcerpt('x'.repeat(EXCERPT_LENGTH))).toBe('x'.repeat(EXCERPT_LENGTH));
  expect(toExcerpt(null)).toBeNull();
});

test.each([
  ['within a word', `${'x'.repeat(110)} hallway carpet`, `${'x'.repeat(110)} hallway c…`],
  ['not at the last space', `${'x'.repeat(110)} ${'y'.repeat(300)}`, `${'x'.repeat(110)} ${'y'.repeat(9)}…`],
  ['after a space', `${'x'.repeat(119)} hallway`, `${'x'.repeat(119)}…`],
  ['before a mark', `${'x'.repeat(119)}e\u0301e`, `${'x'.repeat(119)}e\u0301…`],
  ['around an emoji', `${'x'.repeat(119)}👍🏽👍🏽`, `${'x'.repeat(119)}👍🏽…`],
  ['between families', '👨‍👩‍👧'.repeat(400), `${'👨‍👩‍👧'.repeat(120)}…`],
])('long ones are cut after 120 letters: %s', (_, content, excerpt) => {
  expect(excerptOf(content)).toBe(excerpt);
});

test('endless letters are cut as well, and no letter is cut', () => {
  expect(excerptOf(`a${'\u0301'.repeat(5_000)}`)).toBe('…');
  expect(excerptOf(`ab${'\u0301'.repeat(5_000)}`)).toBe('a…');
});

const letters = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

test.each([
  ['all kinds', 'grapheme'],
  [
    'parts of letters',
    fc.constantFrom('a', ' ', 'é', '’', '©', '\r', '\n', '\u0301', '\u200d', '👍', '🏽', '\ufe0f'),
  ],
] as const)('an excerpt is the first 120 letters: %s', (_, unit) => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 400 }), content => {
      const all = [...letters.segment(content)].map(({ segment }) => segment);
      const head = all.slice(0, EXCERPT_LENGTH).join('');
      expect(excerptOf(content)).toBe(head === content ? content : `${head.trimEnd()}…`);
    }),
  );
});
