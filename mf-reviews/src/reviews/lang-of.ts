/** The scripts of languages that are written in Australia besides English, with the language that uses each most. */
const SCRIPTS: [language: string, script: RegExp, share: number][] = [
  // with many letters of Chinese between its own
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

/** The language that a text is written in as far as its script shows, so that screen readers choose the right voice. */
export function langOf(text: string): string | undefined {
  const letters = count(text, /\p{L}/gu);
  return SCRIPTS.find(([, script, share]) => count(text, script) * share > letters)?.[0];
}
