import { BASE, type Elevation, type Form, type Look } from '../../look.ts';
import { CLAY } from '../../palette.ts';
import { door } from '../../parts/door.ts';
import { aerial, slope } from '../../parts/roof.ts';
import { wall } from '../../parts/wall.ts';
import { awning, windows } from '../../parts/window.ts';
import { box, rect, shade, times } from '../../svg.ts';

const UNIT = 146;

/** Two villa units under roofs of their own, mirror images of one another. */
export const pair: Form = {
  materials: ['brick'],
  fences: ['brick', 'none', 'hedge', 'none'],
  far: ['treeline', 'rooftops', 'hills', 'mountain'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const tiled: Look = { ...look, cover: 'tile' };
  const doors = [look.door, random.pick(['#23634A', '#A8371F', '#1B5166', '#B5762A', look.door])];
  const shape = random.pick([
    [40, 108],
    [64, 84],
    [22, 124],
  ] as const);
  const body = [
    random.chance(0.4) ? aerial(random.between(140, 180), 124) : '',
    times(2, index => unit({ ...tiled, door: doors[index] ?? look.door }, 92 + index * 150, index, shape)),
  ].join('');
  return { body, left: 82, right: 400, gate: 240 };
}

function unit(look: Look, x: number, index: number, ridge: readonly [number, number]): string {
  const place = (from: number, width: number): number => (index === 0 ? x + from : x + UNIT - from - width);
  const pane = [place(18, 48), 196, 48, 42] as const;
  return [
    slope(look, [x - 11, x + UNIT + 11], 172, [x + ridge[0], x + ridge[1]], 122),
    wall(look, [x, 170, UNIT, BASE - 170]),
    shade(box([x, 172, UNIT, 6]), 0.16),
    windows(look, [pane]),
    look.random.chance(0.3) ? awning(look.door, pane) : '',
    door(look, [place(92, 28), 206, 28, BASE - 210]),
    rect(look.trim, place(84, 44), 196, 44, 5),
    rect('#B7AD9C', place(86, 40), 276, 40, 4),
    rect(CLAY, place(8, 68), 268, 68, 12),
  ].join('');
}
