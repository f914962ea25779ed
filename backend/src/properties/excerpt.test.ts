import fc from 'fast-check';
import { toExcerpt } from './excerpt.ts';

const EXCERPT_LENGTH = 200;

test('short words stay as they are, nothing stays nothing', () => {
  expect(toExcerpt('Quiet and dry.')).toBe('Quiet and dry.');
  expect(toExcerpt(null)).toBeNull();
});

test('long ones end with a whole word', () => {
  const cut = toExcerpt('word '.repeat(60).slice(0, EXCERPT_LENGTH + 1));
  expect(cut).toMatch(/word$/);
});

test('a single endless word ends with a whole letter', () => {
  const family = '👨‍👩‍👧';
  const cut = toExcerpt([...family.repeat(80)].slice(0, EXCERPT_LENGTH + 1).join(''));
  expect(cut).toBe(family.repeat(Math.floor((EXCERPT_LENGTH + 1) / 5)).slice(0, cut?.length));
  expect(cut?.endsWith(family)).toBe(true);
});

test('nothing is ever longer than promised', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: EXCERPT_LENGTH + 1, maxLength: 400 }), text => {
      const fetched = [...text].slice(0, EXCERPT_LENGTH + 1).join('');
      expect([...(toExcerpt(fetched) ?? '')].length).toBeLessThanOrEqual(EXCERPT_LENGTH);
    }),
  );
});
