import { complementOf, HEADING_RANGE, parseRanges } from './font-ranges.ts';

const includes = (range: string, character: string) =>
  parseRanges(range).some(
    ({ first, last }) => first <= (character.codePointAt(0) ?? 0) && (character.codePointAt(0) ?? 0) <= last,
  );

test('a range and its rest have every character, each once', () => {
  expect(complementOf('U+20-7E,U+A0')).toBe('U+0-1F,U+7F-9F,U+A1-10FFFF');
  const rest = complementOf(HEADING_RANGE);
  for (const character of 'Aa~ “”–—…é½Ł🏠\u00a0\u00a1\u{10ffff}')
    expect([character, includes(HEADING_RANGE, character)]).toEqual([character, !includes(rest, character)]);
});
