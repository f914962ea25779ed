import type { Elevation, Form, Look } from '../../look.ts';
import { GLASS, GLINT, LAMP, LEAVES } from '../../palette.ts';
import { bars, box, d, dot, dots, fill, rect, shade, times } from '../../svg.ts';
import { crown, podium } from './podium.ts';

const FLOOR = 24;

/** A tower of round-ended slabs with glass all the way between them. */
export const bandedTower: Form = {
  materials: ['render'],
  fences: ['none', 'none', 'hedge'],
  far: ['skyline', 'skyline', 'sea'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const [floors, width] = [random.pick([7, 8]), random.pick([150, 176, 204])];
  const [left, right, top] = [240 - width / 2, 240 + width / 2, 250 - floors * FLOOR];
  const body = [
    crown(look, left + 10, right - 10, top - 4),
    rect(GLASS, left + 8, top, width - 16, 250 - top),
    panes(look, left + 8, width - 16, top, floors),
    slabs(look, left, right, top, floors),
    podium(look, left + 10, right - 10, 240),
  ].join('');
  return { body, left, right, gate: 240 };
}

function panes(look: Look, left: number, width: number, top: number, floors: number): string {
  const count = Math.round(width / 22);
  const step = width / count;
  const cell = (floor: number, column: number): string =>
    box([left + column * step, top + floor * FLOOR, step, FLOOR]);
  const some = (chance: number): string =>
    times(floors, floor => times(count, column => (look.random.chance(chance) ? cell(floor, column) : '')));
  return (
    fill(GLINT, some(0.3), 'opacity=".55"') +
    fill(LAMP, some(look.lit * 0.8)) +
    bars(look.trim, [left + step - 0.7, top, width - step, floors * FLOOR], 1.4, step - 1.4, 'opacity=".8"')
  );
}

function slabs(look: Look, left: number, right: number, top: number, floors: number): string {
  const sway = look.random.pick([0, 0, 9]);
  const heights = Array.from({ length: floors + 1 }, (_, floor) => top + floor * FLOOR);
  const bands = heights.map((y, floor) => slab(left + Math.sin(floor * 1.1) * sway, right - left, y));
  const shadows = heights.map(y => box([left + 6, y + 5, right - left - 12, 2]));
  return pots(look, left, right, heights) + fill(look.wall, bands.join('')) + shade(shadows.join(''), 0.12);
}

function slab(left: number, width: number, y: number): string {
  return d`M${left + 5} ${y - 5}h${width - 10}q5 0 5 5t-5 5h${10 - width}q-5 0 -5 -5t5 -5z`;
}

function pots({ random }: Look, left: number, right: number, heights: readonly number[]): string {
  const pot = (): string => dot(random.between(left + 12, right - 12), random.pick(heights.slice(1, -1)) - 6);
  return dots(random.pick(LEAVES.deep)[0], 8.5, times(7, pot));
}
