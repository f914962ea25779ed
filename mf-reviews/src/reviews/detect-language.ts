/**
 * The writing systems used in Australia besides the Latin one, each with the language that uses it most. A text is in
 * that language if more than one in `divisor` of its letters is of this script.
 */
const WRITING_SYSTEMS: [language: string, script: RegExp, divisor: number][] = [
  // Japanese mixes in many Chinese characters
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu, 5],
  ['zh', /\p{sc=Han}/gu, 2],
  ['ko', /\p{sc=Hangul}/gu, 2],
  ['ar', /\p{sc=Arabic}/gu, 2],
  ['hi', /\p{sc=Devanagari}/gu, 2],
  ['el', /\p{sc=Greek}/gu, 2],
  ['ru', /\p{sc=Cyrillic}/gu, 2],
  ['th', /\p{sc=Thai}/gu, 2],
];

const count = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0;

/** The language of a text, as far as its writing system reveals it, so that screen readers choose the right voice. */
export function detectLanguage(text: string): string | undefined {
  const letters = count(text, /\p{L}/gu);
  return WRITING_SYSTEMS.find(([, script, divisor]) => count(text, script) * divisor > letters)?.[0];
}
