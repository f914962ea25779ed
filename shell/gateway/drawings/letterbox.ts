const PLATE_COLOUR = '#22343C';
const NUMBER_COLOUR = '#FFD54A';
const STREET_NUMBER = /^[0-9A-Za-z][0-9A-Za-z-]{0,6}$/;
/** End of a property's drawing, whose last group is the letterbox with the plate in its middle. */
const END = '</g></svg>';

/** Distance between letters, and a letter's width without line ends. */
const ADVANCE = 9;
const WIDTH = 5;

/** Lines of each letter, 5 wide and 8 high; `<text>` would make the page search for its font. */
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
};

export const isStreetNumber = (text: string) => STREET_NUMBER.test(text);

const mirror = (svg: string) =>
  svg.replace('>', '><g transform="matrix(-1 0 0 1 480 0)">').replace(/<\/svg>$/, '</g></svg>');

export function withStreetNumber(drawing: string, streetNumber: string, isMirrored = false): string {
  if (!drawing.endsWith(END)) throw new Error('The drawing has no letterbox');
  const text = isStreetNumber(streetNumber) ? streetNumber : '';
  const letters = letterPaths(text) || LETTER_SLOT;
  const body = drawing.slice(0, -END.length) + platePath(text.length);
  // mirrored twice, letters stay readable
  return isMirrored ? mirror(`${body}<g transform="scale(-1 1)">${letters}</g>${END}`) : body + letters + END;
}

/** Drawn instead of a street number. */
const LETTER_SLOT = `<path fill="${NUMBER_COLOUR}" d="M-9 251h18v2.5H-9z" opacity=".5"/>`;

/** As wide as its letters, but at least 38. */
function platePath(letterCount: number): string {
  const half = Math.round(Math.max(38, letterCount * 8.8 + 13) / 2);
  const width = half * 2 - 6;
  return `<path fill="${PLATE_COLOUR}" d="M${3 - half} 241h${width}q3 0 3 3v17q0 3-3 3h-${width}q-3 0-3-3v-17q0-3 3-3z"/>`;
}

/** Returns capitals as lines, centred on the plate. */
function letterPaths(text: string): string {
  const start = ((text.length - 1) * ADVANCE + WIDTH) / -2;
  const lines = Array.from(
    text.toUpperCase(),
    (letter, index) => `M${start + index * ADVANCE} 249${LETTERS[letter] ?? ''}`,
  ).join('');
  const line = 'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return lines && `<path fill="none" stroke="${NUMBER_COLOUR}" ${line} d="${lines}"/>`;
}
