import { normaliseTyped } from './typed-text.ts';

/** Small letters without marks, apostrophes and full stops, and one kind of hyphen: `O’Connor–Café` → `oconnor-cafe`. */
export const plainLetters = (text: string) =>
  normaliseTyped(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\p{M}'’.]/gu, '');
