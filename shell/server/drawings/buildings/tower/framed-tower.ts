import type { Elevation, Form, Look } from '../../look.ts';
import { balconies } from '../../parts/balcony.ts';
import { wall } from '../../parts/wall.ts';
import { glass, windows } from '../../parts/window.ts';
import { type Box, rect, times } from '../../svg.ts';
import { crown, podium } from './podium.ts';

/** A recent mid-rise: deep frames around pairs of rooms, shifted floor by floor. */
export const framedTower: Form = {
  materials: ['brick', 'render', 'brick'],
  fences: ['none', 'hedge', 'slats'],
  far: ['skyline', 'rooftops', 'hills'],
  draw,
};

const ROW = 49;

function draw(look: Look): Elevation {
  const rows = look.random.pick([3, 4]);
  const top = 248 - rows * ROW;
  const [left, right] = [122, 358];
  const body = [
    crown(look, left, right, top - 3),
    wall(look, [left, top - 3, right - left, 253 - top]),
    rect(look.trim, left - 3, top - 6, right - left + 6, 6),
    times(rows, row => frames(look, top + row * ROW, row)),
    podium(look, left, right, look.random.pick([200, 240, 280])),
  ].join('');
  return { body, left, right, gate: 240 };
}

function frames(look: Look, y: number, row: number): string {
  const offset = row % 2 === 0 ? 136 : 148;
  return times(3, index => {
    const [x, width] = [offset + index * 72, look.random.pick([54, 60])];
    const open = look.random.chance(0.45);
    const inner: Box = [x + 4, y + 7, width - 8, 32];
    const room = open
      ? glass(inner) + balconies(look, 'bars', look.trim, [[x + 3, y + 24, width - 6, 15]])
      : windows(look, [inner], { sash: look.random.pick(['pair', 'toplight']), sill: false, frame: 0 });
    return rect(look.trim, x, y + 3, width, 40) + room;
  });
}
