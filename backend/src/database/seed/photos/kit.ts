import type { Rng } from '../rng.ts';

/** Draws the inside of a picture that is 1200 units wide and 900 high. */
export type Scene = (rng: Rng) => string;

export const WIDTH = 1200;
export const HEIGHT = 900;

/** The colours of the street elevations (shell/server/drawings), so that photos and homes look like one hand. */
export const TRIM = '#FBF8F1';
export const PAPER = '#F4F1E8';
export const INK = '#22343C';
export const STEEL = '#8D989B';
export const GLASS = '#5F8292';
export const GLASS_LIGHT = '#7FA0AD';
export const WATTLE = '#FFD54A';
export const BARK = '#8A7A68';
export const WATER_STAIN = '#A9834E';
export const LEAVES = ['#5F7F68', '#6F8F6E', '#4F7460'];
export const BRICKS = ['#B4593C', '#A65340', '#C0704A', '#9A5B4B'];
export const ROOFS = ['#8E3F2B', '#7A4638', '#5B666B', '#49565C'];
export const PAINTS = [
  '#E7DCC6',
  '#D9E0DD',
  '#F0EBE0',
  '#CBD6D4',
  '#E9D8C9',
  '#DDE3E6',
  '#E6E4EE',
  '#E3E7D8',
];
export const STRONGS = ['#1B5166', '#A8371F', '#23634A', '#8A5300', '#3E4C52', '#7A4638'];
export const TEXTILES = ['#1B5166', '#23634A', '#B4593C', '#8A7A68', '#4E6A78', '#C79A3C', '#5B4A5E'];
export const TIMBERS = ['#C9A57A', '#B98A5E', '#9C7350', '#D8BE98', '#8B6546'];
export const SKIES = ['#DCE9EE', '#F4E7D3', '#DDE7DF', '#E6E4EE', '#CFE2EC'];

type Attributes = Record<string, string | number>;

const attributes = (more: Attributes) =>
  Object.entries(more)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const short = (value: number) => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, w: number, h: number, fill: string, more: Attributes = {}) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="${fill}"${attributes(more)}/>`;

export const path = (d: string, fill: string, more: Attributes = {}) =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more: Attributes = {}) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${attributes(more)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${attributes(more)}/>`;

/** A shade over whatever lies below. */
export const shade = (strength: number) => ({ opacity: strength });

export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  path(d, 'none', {
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

/** @param points `x,y` pairs with spaces between them, as SVG writes them */
export const poly = (points: string, fill: string, more: Attributes = {}) =>
  `<polygon points="${points}" fill="${fill}"${attributes(more)}/>`;

export const group = (transform: string, inner: string, more: Attributes = {}) =>
  `<g transform="${transform}"${attributes(more)}>${inner}</g>`;

export const at = (x: number, y: number, inner: string) => group(`translate(${short(x)} ${short(y)})`, inner);

/** One drawing for each number from 0 to `count` - 1. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Draws inside a rectangle and nothing beyond it. `id` must be its own within the picture. */
export const clipped = (id: string, x: number, y: number, w: number, h: number, inner: string) =>
  `<clipPath id="${id}">${rect(x, y, w, h, INK)}</clipPath><g clip-path="url(#${id})">${inner}</g>`;

/** A number between two others, to one decimal. */
export const between = (rng: Rng, least: number, most: number) =>
  Math.round((least + rng.next() * (most - least)) * 10) / 10;

/** An uneven closed outline around a point, as stains, puddles and flaking paint have. */
export function blob(x: number, y: number, rx: number, ry: number, rng: Rng): string {
  const corners = 11;
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    const reach = between(rng, 0.78, 1.16);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
  });
  const middle = (a: readonly [number, number], b: readonly [number, number]) =>
    `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
  const next = (corner: number) => points[(corner + 1) % corners] ?? ([x, y] as const);
  const curves = points.map(
    (point, corner) => `Q${short(point[0])} ${short(point[1])} ${middle(point, next(corner))}`,
  );
  return `M${middle(points.at(-1) ?? [x, y], points[0] ?? [x, y])}${curves.join('')}Z`;
}

/** A jagged line from one point towards another, as plaster cracks. */
export function crackLine(from: readonly [number, number], to: readonly [number, number], rng: Rng): string {
  const steps = 9;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const stray = step === 0 || step === steps ? 0 : 1;
    const x = from[0] + (to[0] - from[0]) * share + stray * between(rng, -22, 22);
    const y = from[1] + (to[1] - from[1]) * share + stray * between(rng, -16, 16);
    return `${short(x)} ${short(y)}`;
  });
  return `M${points.join('L')}`;
}

/** Strokes of capital letters on a grid 4 wide and 6 high, so that signs need no font. */
const LETTERS: Record<string, string> = {
  A: 'M0 6L2 0L4 6M1 4H3',
  C: 'M4 1Q2 -1 0.6 1.2Q-0.4 3 0.6 4.8Q2 7 4 5',
  D: 'M0 0V6H1.6Q4 6 4 3Q4 0 1.6 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  I: 'M2 0V6',
  L: 'M0 0V6H4',
  O: 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0Z',
  P: 'M0 6V0H2Q4 0 4 1.6Q4 3.2 2 3.2H0',
  R: 'M0 6V0H2Q4 0 4 1.5Q4 3 2 3H0M2 3L4 6',
  S: 'M4 0.8Q2 -0.8 0.6 0.8Q-0.2 2.4 2 3Q4.4 3.6 3.6 5.2Q2 6.8 0 5.2',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6Q4 6 4 4V0',
  V: 'M0 0L2 6L4 0',
  Y: 'M0 0L2 3L4 0M2 3V6',
  '2': 'M0 1.4Q0.4 0 2 0Q4 0 4 1.6Q4 3 0 6H4',
  ' ': '',
};

/** Hand lettering from its top left corner; `size` is the height of a capital. */
export function lettering(words: string, x: number, y: number, size: number, colour: string): string {
  const unit = size / 6;
  const letters = [...words].map((letter, index) =>
    at(index * 5.6, 0, stroke(LETTERS[letter] ?? '', colour, 0.95)),
  );
  return group(`translate(${short(x)} ${short(y)}) scale(${unit.toFixed(3)})`, letters.join(''));
}

/** Width of a line of lettering, to centre it. */
export const letteringWidth = (words: string, size: number) => (words.length * 5.6 - 1.6) * (size / 6);
