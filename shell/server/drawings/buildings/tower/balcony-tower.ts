import type { Elevation, Form, Look } from '../../look.ts';
import { BALUSTRADES, balconies } from '../../parts/balcony.ts';
import { shadow, wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { type Box, rect } from '../../svg.ts';
import { crown, podium } from './podium.ts';

/** The height of one floor. */
const ROW = 28;

type Rhythm = (column: number, floor: number, columns: number) => boolean;

const RHYTHMS: readonly Rhythm[] = [
  (column, floor, columns) => (column + floor) % 2 === 0 || column === columns - 1,
  column => column % 2 === 1,
  (column, _, columns) => column === 0 || column === columns - 1,
  (column, floor) => (column + floor) % 3 !== 0,
  () => true,
];

/** An apartment tower: a grid of windows, and balconies in a rhythm of their own. */
export const balconyTower: Form = {
  materials: ['render', 'brick', 'render'],
  fences: ['none', 'none', 'hedge'],
  far: ['skyline', 'skyline', 'rooftops'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const [columns, floors] = [random.pick([3, 4, 4, 5]), random.pick([6, 7, 7])];
  const width = columns * 52 + 20;
  const [left, top] = [240 - width / 2, 246 - floors * ROW - 8];
  const body = [
    crown(look, left, left + width, top),
    wall(look, [left, top, width, 250 - top]),
    rect(look.second, left - 3, top, width + 6, 8),
    shadow([left, top + 8, 12, 242 - top]),
    cells(look, left, top, columns, floors),
    podium(look, left, left + width, 240),
  ].join('');
  return { body, left, right: left + width, gate: 240 };
}

function cells(look: Look, left: number, top: number, columns: number, floors: number): string {
  const { random } = look;
  const rhythm = random.pick(RHYTHMS);
  const panes: Box[] = [];
  const fronts: Box[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [left + 16 + column * 52, top + 17 + floor * ROW];
      panes.push([x, y, 40, 19]);
      if (rhythm(column, floor, columns)) fronts.push([x - 4, y + 11, 48, 8]);
    }
  }
  const glazing = windows(look, panes, {
    sash: random.pick(['pair', 'plain', 'pair']),
    sill: false,
    frame: random.pick([1, 0, 2]),
  });
  return glazing + balconies(look, random.pick(BALUSTRADES), look.second, fronts);
}
