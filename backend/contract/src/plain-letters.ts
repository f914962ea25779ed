import { normaliseTyped } from './typed-text.ts';

/**
 * Lower-cases and removes marks, apostrophes and full stops; all hyphens become one: `O’Connor–Café` →
 * `oconnor-cafe`.
 */
export const plainLetters = (text: string) =>
  normaliseTyped(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\p{M}'’.]/gu, '');
