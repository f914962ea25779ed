import { BASE, type Look } from '../look.ts';
import { along, bars, box, d, fill, rect, shade, stroke } from '../svg.ts';

type Valance = (trim: string, left: number, right: number, y: number) => string;

const VALANCES: readonly Valance[] = [
  (trim, left, right, y) =>
    stroke(trim, 2, d`M${left} ${y}` + 'q6 10 12 0'.repeat(Math.floor((right - left) / 12))),
  (trim, left, right, y) =>
    stroke(
      trim,
      1.5,
      d`M${left} ${y}` +
        'v7l4 4 4-4v-7'.repeat(Math.floor((right - left) / 8)) +
        d`M${left} ${y + 3}H${right}`,
    ),
  (trim, left, right, y) =>
    bars(trim, [left, y, right - left, 9], 2, 3) + rect(trim, left, y + 9, right - left, 2),
  () => '',
];

interface Verandah {
  left: number;
  right: number;
  /** The top of the verandah's roof. */
  top: number;
  floor?: number;
  posts?: number;
  rail?: boolean;
}

/** A verandah across a front: its roof, posts, lace or slats, and a deck. */
export function verandah(
  look: Look,
  { left, right, top, floor = BASE - 6, posts = 4, rail = false }: Verandah,
): string {
  const trimmed = top + 14;
  return (
    shade(box([left, trimmed, right - left, 14]), 0.14) +
    verandahRoof(look, left, right, top) +
    rect(look.trim, left, trimmed, right - left, 4) +
    look.random.pick(VALANCES)(look.trim, left + 4, right - 4, trimmed + 4) +
    postsOf(look, left, right, trimmed, floor, posts) +
    (rail ? railing(look.trim, left + 2, right - 2, floor) : '') +
    rect('#B7AD9C', left - 2, floor, right - left + 4, BASE - floor)
  );
}

function verandahRoof(look: Look, left: number, right: number, top: number): string {
  const straight = d`M${left + 2} ${top}H${right - 2}L${right + 7} ${top + 14}H${left - 7}z`;
  const bullnose = d`M${left + 2} ${top}H${right - 2}q9 3 9 14H${left - 7}q0 -11 9 -14z`;
  return (
    fill(look.roof, look.random.pick([straight, bullnose])) +
    (look.cover === 'tin'
      ? bars('#fff', [left + 10, top, right - left - 14, 14], 1.2, 9.8, 'opacity=".22"')
      : shade(box([left, top, right - left, 2])))
  );
}

function postsOf(look: Look, left: number, right: number, top: number, floor: number, count: number): string {
  const step = (right - left - 6) / (count - 1);
  return fill(
    look.trim,
    along(
      0,
      count,
      1,
      index =>
        box([left + index * step, top, 6, floor - top]) + box([left + index * step - 2, floor - 5, 10, 5]),
    ),
  );
}

/** A low timber railing that stands on a floor. */
export function railing(colour: string, left: number, right: number, floor: number, height = 22): string {
  const top = floor - height;
  return (
    bars(colour, [left + 3, top, right - left - 4, height], 2, 4) +
    fill(colour, box([left, top, right - left, 3]) + box([left, floor - 4, right - left, 2]))
  );
}
