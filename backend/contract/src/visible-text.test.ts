import fc from 'fast-check';
import { cleanText, storedLength, visibleLength } from './visible-text.ts';

test.each([
  ['Persian', 'می‌خواهم', 7, 8],
  ['Devanagari', 'क्‍ष', 2, 4],
  ['Sinhala', 'ක්‍ය', 2, 4],
  ['Vietnamese in parts', 'Nguyễn'.normalize('NFD'), 6, 8],
  ['a variant of a Han character', '葛\u{E0100}', 1, 2],
  ['a family', '👩‍👩‍👧', 1, 5],
  ['a colour of skin', '👩🏽‍🚀', 1, 4],
  ['the rainbow flag', '🏳️‍🌈', 1, 4],
  ['the flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1, 7],
  ['two flags', '🇦🇺🇳🇿', 2, 4],
  ['a keycap', '1️⃣', 1, 3],
  ['a heart', '❤️', 1, 2],
  ['marks without end', `e${'\u0301'.repeat(9)}`, 1, 10],
])('%s stays as it is', (_, text, visible, stored) => {
  expect(cleanText(text)).toBe(text);
  expect(visibleLength(text)).toBe(visible);
  expect(storedLength(text)).toBe(stored);
});

test.each([
  ['\u202Eeno\u202C', 'eno'],
  ['\u2066a\u2069\u200E\u200F\u061C', 'a'],
  ['so\u00ADft\u200B \uFEFF', 'soft'],
  ['re\u200Dvi\u200Cew\uFE0F', 'review'],
  ['12\uFE0F', '12'],
  ['ه\u200D\u200D\u200D', 'ه\u200D'],
  ['\u3164\u115F\u1160\uFFA0\u180E', ''],
  ['\u2800a\u2800\u{1D159}', 'a'],
  ['a\u{E0041}\u{E007F}', 'a'],
  ['\u{1F3F4}\u{E0067}\u{E0062}', '\u{1F3F4}'],
  ['\u001b]0;x\u0007', ']0;x'],
  ['a\0b\u007Fc\u009Bd', 'abcd'],
  [' a\tb\r\nc\u000Bd\u2028e ', 'a b c d e'],
])('%j is cleaned', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('lines stay where a text may have several', () => {
  expect(cleanText(' a\n\n\tb\u0085c\u2029d\u000B\n', true)).toBe('a\n\n\tb\nc\nd');
});

test('blanks count as one however many they are', () => {
  expect(visibleLength(`a${' \u2800\u00A0\u3000'.repeat(9)}b`)).toBe(3);
});

const SIGNS = [...'\u200B\u200C\u200D\uFE0F\u202E\u3164\u2800\u0301\u20E3 \n'];
const unit = fc.oneof(
  fc.constantFrom(...SIGNS, 'a', '1', 'ه', '葛', '👩', '🏽', '🇦', '\u{1F3F4}', '\u{E0067}', '\u{E007F}'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);

test('what is clean stays the same, and is never longer than it is stored', () => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), text => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(visibleLength(text)).toBeLessThanOrEqual(storedLength(text));
    }),
    { numRuns: 2_000 },
  );
});
