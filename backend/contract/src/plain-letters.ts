import { normaliseTyped } from './typed-text.ts';

/**
 * Returns lower-case text without marks, apostrophes and full stops, and with one kind of hyphen: `oconnor-cafe`
 * for `O’Connor–Café`.
 */
export const plainLetters = (text: string) =>
  normaliseTyped(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\p{M}'’.]/gu, '');
