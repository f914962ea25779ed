import { d, stroke } from '../svg.ts';

/** The width of a letter without the ends of its lines. */
const WIDTH = 5;

/** The lines of every letter from its top left corner, 5 wide and 8 high. */
const LETTERS: Readonly<Record<string, string>> = {
  0: 'm0 2a2.5 2 0 0 1 5 0v4a2.5 2 0 0 1-5 0z',
  1: 'm0 2l2.5-2v8',
  2: 'm0 2a2.5 2 0 0 1 5 0q0 2-5 6h5',
  3: 'm0 0h5l-2.5 3a3 2.5 0 1 1-2.5 4',
  4: 'm4 8v-8l-4 6h5',
  5: 'm5 0h-5v3h2.5a2.5 2.5 0 0 1 0 5h-2.5',
  6: 'm4 0q-4 2-4 6a2.5 2 0 0 0 5 0a2.5 2 0 0 0-5 0',
  7: 'm0 0h5l-4 8',
  8: 'm0 2a2.5 2 0 1 1 5 0a2.5 2 0 1 1-5 0zm0 4a2.5 2 0 1 1 5 0a2.5 2 0 1 1-5 0z',
  9: 'm1 8q4-2 4-6a2.5 2 0 0 0-5 0a2.5 2 0 0 0 5 0',
  A: 'm0 8l2.5-8l2.5 8m-1-3h-3',
  B: 'm0 4h2.5a2.5 2 0 0 1 0 4h-2.5v-8h2.5a2.5 2 0 0 1 0 4',
  C: 'm5 2a2.5 2 0 0 0-5 0v4a2.5 2 0 0 0 5 0',
  D: 'm0 0h1a3.5 4 0 0 1 0 8h-1z',
  E: 'm5 0h-5v8h5m-5-4h4',
  F: 'm5 0h-5v8m0-4h4',
  G: 'm5 2a2.5 2 0 0 0-5 0v4a2.5 2 0 0 0 5 0v-2h-1',
  H: 'm0 0v8m5-8v8m0-4h-5',
  I: 'm2.5 0v8',
  J: 'm5 0v6a2.5 2 0 0 1-5 0',
  K: 'm0 0v8m5-8l-5 4l5 4',
  L: 'm0 0v8h5',
  M: 'm0 8v-8l2.5 4l2.5-4v8',
  N: 'm0 8v-8l5 8v-8',
  O: 'm0 4a2.5 4 0 0 1 5 0a2.5 4 0 0 1-5 0z',
  P: 'm0 8v-8h2.5a2.5 2 0 0 1 0 4h-2.5',
  Q: 'm0 4a2.5 4 0 0 1 5 0a2.5 4 0 0 1-5 0zm2.5 2l2.5 2',
  R: 'm0 8v-8h2.5a2.5 2 0 0 1 0 4h-2.5m2.5 0l2.5 4',
  S: 'm5 2a2.5 2 0 1 0-2.5 2a2.5 2 0 1 1-2.5 2',
  T: 'm0 0h5m-2.5 0v8',
  U: 'm0 0v6a2.5 2 0 0 0 5 0v-6',
  V: 'm0 0l2.5 8l2.5-8',
  W: 'm-1 0l1 8l2.5-5l2.5 5l1-8',
  X: 'm0 0l5 8m0-8l-5 8',
  Y: 'm0 0l2.5 4l2.5-4m-2.5 4v4',
  Z: 'm0 0h5l-5 8h5',
  '-': 'm0 4h5',
  '&': 'm5 8l-4-5q-1-3 1-3t1 3l-2 1q-2 1-1.5 2.5t2 1.5q2 0 3-3',
};

/** How large letters are against those of a letterbox, and how far apart. */
interface Setting {
  size?: number;
  advance?: number;
}

/**
 * Capitals, digits, `-` and `&` as lines, for `<text>` costs a page a search for its font. They are 10 high, centred
 * at `x` under `top`; small letters become capitals, and what is no letter leaves its place empty.
 */
export function lettering(
  x: number,
  top: number,
  colour: string,
  text: string,
  { size = 1, advance = 9 }: Setting = {},
): string {
  const start = ((text.length - 1) * advance + WIDTH) / -2;
  const lines = Array.from(text.toUpperCase(), (letter, index) => {
    const form = LETTERS[letter];
    return form ? d`M${start + index * advance} 1` + form : '';
  });
  const content = stroke(colour, 2, lines.join(''), 'stroke-linecap="round" stroke-linejoin="round"');
  return content && `<g transform="translate(${x} ${top}) scale(${size})">${content}</g>`;
}
