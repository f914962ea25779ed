import { BASE, type Elevation, type Form, type Look } from '../../look.ts';
import { door } from '../../parts/door.ts';
import { chimney, slope } from '../../parts/roof.ts';
import { verandah } from '../../parts/verandah.ts';
import { wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { box, fill, shade, times } from '../../svg.ts';
import { terraceColours } from './row.ts';

const HOUSE = 108;

/** Workers' cottages in a row: one storey each, a verandah each, and a roof for all. */
export const workersRow: Form = {
  materials: ['boards', 'brick', 'stone'],
  fences: ['picket', 'iron', 'wire', 'brick'],
  far: ['rooftops', 'treeline', 'skyline', 'hills'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const [left, right] = [240 - HOUSE * 1.5, 240 + HOUSE * 1.5];
  const colours = terraceColours(look, 3);
  const body = [
    times(3, index => chimney(left + index * HOUSE + 74, 84, 50)),
    slope(look, [left - 4, right + 4], 172, [left + 4, right - 4], random.between(104, 114)),
    times(3, index => cottage({ ...look, ...colours[index] }, left + index * HOUSE)),
    times(4, index => partyWall(look, left + index * HOUSE)),
  ].join('');
  return { body, left, right, gate: left + HOUSE * 1.5 + 27 };
}

function cottage(look: Look, x: number): string {
  return [
    wall(look, [x, 170, HOUSE, BASE - 170]),
    verandah(look, { left: x + 8, right: x + HOUSE - 8, top: 184, posts: 2 }),
    windows(look, [[x + 22, 216, 30, 40]]),
    door(look, [x + 68, 214, 25, BASE - 220]),
  ].join('');
}

function partyWall(look: Look, x: number): string {
  const fin = box([x - 3, 160, 7, BASE - 160]);
  return fill(look.second, fin) + shade(fin, 0.06);
}
