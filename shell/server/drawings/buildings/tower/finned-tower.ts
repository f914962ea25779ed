import type { Elevation, Form, Look } from '../../look.ts';
import { shadow, wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { along, type Box, box, fill, rect } from '../../svg.ts';
import { podium } from './podium.ts';

/** A tower of upright fins: tall narrow windows and a stepped top. */
export const finnedTower: Form = {
  materials: ['render', 'brick', 'stone'],
  fences: ['none', 'none', 'hedge', 'iron'],
  far: ['skyline', 'rooftops'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const width = random.pick([156, 182, 208]);
  const [left, right, top] = [240 - width / 2, 240 + width / 2, random.pick([66, 78])];
  const body = [
    rect(look.second, 240 - width * 0.2, top - 32, width * 0.4, 34),
    wall(look, [240 - width * 0.34, top - 18, width * 0.68, 20]),
    rect(look.trim, 240 - width * 0.34 - 3, top - 20, width * 0.68 + 6, 4),
    wall(look, [left, top, width, 250 - top]),
    shadow([right - 14, top, 14, 250 - top]),
    bays(look, left, width, top),
    rect(look.trim, left - 3, top - 3, width + 6, 6),
    podium(look, left, right, 240),
  ].join('');
  return { body, left, right, gate: 240 };
}

function bays(look: Look, left: number, width: number, top: number): string {
  const panes: Box[] = [];
  const floors = Math.floor((240 - top) / 27);
  for (let x = left + 13; x < left + width - 18; x += 26) {
    for (let floor = 0; floor < floors; floor += 1) panes.push([x, top + 12 + floor * 27, 13, 19]);
  }
  const fins = along(left, left + width, 26, x => box([x - 2, top - 8, 4, 258 - top]));
  return (
    spandrels(look, panes) +
    windows(look, panes, { sash: 'plain', sill: false, frame: 1 }) +
    fill(look.trim, fins)
  );
}

function spandrels(look: Look, panes: readonly Box[]): string {
  const colour = look.random.pick([look.second, look.roof, look.door]);
  return fill(colour, panes.map(([x, y, w, h]) => box([x, y + h, w, 8])).join(''), 'opacity=".75"');
}
