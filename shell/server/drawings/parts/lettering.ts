import { d, stroke } from '../svg.ts';

/** The width of a letter without the ends of its lines. */
const WIDTH = 5;

/** The lines of every letter from its top left corner, 5 wide and 8 high. */
const LETTERS: Readonly<Record<string, string>> = {
  0: 'm2.5 0q2.5 0 2.5 4t-2.5 4t-2.5-4t2.5-4z',
  1: 'm.7 2l2.3-2v8',
  2: 'm.2 1.8q.3-1.8 2.3-1.8t2.3 2.2q0 1.6-4.6 5.8h4.8',
  3: 'm.3 0h4.5l-2.6 3q2.8 0 2.8 2.4t-2.6 2.6q-1.5 0-2.4-1',
  4: 'm3.7 8v-8l-3.7 5.6h5',
  5: 'm4.6 0h-3.9l-.4 3.4q4.7-.9 4.7 2t-2.7 2.6q-1.4 0-2.3-.9',
  6: 'm4 0q-4 1.4-4 5.4q0 2.6 2.5 2.6t2.5-2.6t-2.5-2.6t-2.5 2.6',
  7: 'm0 0h5l-3 8',
  8: 'm2.5 0q2.2 0 2.2 1.9t-2.2 1.9t-2.2-1.9t2.2-1.9zm0 3.8q2.5 0 2.5 2.1t-2.5 2.1t-2.5-2.1t2.5-2.1z',
  9: 'm1 8q4-1.4 4-5.4q0-2.6-2.5-2.6t-2.5 2.6t2.5 2.6t2.5-2.6',
  A: 'm0 8l2.5-8l2.5 8m-.8-2.4h-3.4',
  B: 'm0 4h3q2 0 2 2t-2 2h-3v-8h2.6q2 0 2 2t-2 2',
  C: 'm5 1.2q-1-1.2-2.4-1.2q-2.6 0-2.6 4t2.6 4q1.4 0 2.4-1.2',
  D: 'm0 0h2q3 0 3 4t-3 4h-2z',
  E: 'm4.8 0h-4.8v8h4.8m-4.8-4h4',
  F: 'm4.8 0h-4.8v8m0-4h4',
  G: 'm5 1.2q-1-1.2-2.4-1.2q-2.6 0-2.6 4t2.6 4q1.2 0 2.4-.8v-2.8h-1.8',
  H: 'm0 0v8m5-8v8m0-4h-5',
  I: 'm2.5 0v8',
  J: 'm4.5 0v5.5q0 2.5-2.2 2.5t-2.3-2',
  K: 'm0 0v8m5-8l-5 4.8m1.8-1.8l3.2 5',
  L: 'm0 0v8h4.8',
  M: 'm0 8v-8l2.5 4.5l2.5-4.5v8',
  N: 'm0 8v-8l5 8v-8',
  O: 'm2.5 0q2.5 0 2.5 4t-2.5 4t-2.5-4t2.5-4z',
  P: 'm0 8v-8h2.8q2.2 0 2.2 2.2t-2.2 2.2h-2.8',
  Q: 'm2.5 0q2.5 0 2.5 4t-2.5 4t-2.5-4t2.5-4zm.6 5.6l2 2.6',
  R: 'm0 8v-8h2.8q2.2 0 2.2 2.2t-2.2 2.2h-2.8m2.3 0l2.7 3.6',
  S: 'm4.7 1.2q-.8-1.2-2.2-1.2q-2.2 0-2.2 2q0 1.5 2.2 2t2.5 2q0 2-2.5 2q-1.5 0-2.4-1.2',
  T: 'm0 0h5m-2.5 0v8',
  U: 'm0 0v5q0 3 2.5 3t2.5-3v-5',
  V: 'm0 0l2.5 8l2.5-8',
  W: 'm-.5 0l1.5 8l1.5-6l1.5 6l1.5-8',
  X: 'm0 0l5 8m0-8l-5 8',
  Y: 'm0 0l2.5 4l2.5-4m-2.5 4v4',
  Z: 'm0 0h5l-5 8h5',
  '-': 'm.7 4.5h3.6',
  '&': 'm5.2 8l-4-5.2q-1.2-2.8 1-2.8q2.4 0 1.6 2.2q-.3.8-2.2 1.8q-1.8 1-1.6 2.4q.2 1.6 2 1.6q2.4 0 3-3.4',
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
