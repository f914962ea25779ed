import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { door } from '../../parts/door.ts';
import { railing } from '../../parts/verandah.ts';
import { wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { along, box, d, fill, rect, row, shade, stroke } from '../../svg.ts';

const FLOOR = 254;

/** A beach house under a roof of one or two slopes, on a deck. */
export const beachHouse: Form = {
  materials: ['boards', 'boards', 'render'],
  fences: ['none', 'wire', 'slats', 'hedge'],
  far: ['sea', 'sea', 'treeline', 'hills'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const body = [
    shade(box([104, FLOOR, 276, BASE - FLOOR]), 0.35),
    fill(
      look.second,
      along(0, 7, 1, index => box([106 + index * 44, FLOOR, 7, BASE - FLOOR])),
    ),
    random.pick([skillion, butterfly])(look),
    glazedFront(look),
    deck(look),
  ].join('');
  return facing(random, { body, left: 92, right: 388, gate: 288 });
}

function skillion(look: Look): string {
  return (
    fill(look.wall, d`M110 ${FLOOR}V166L370 122V${FLOOR}z`) +
    clerestory(look, [
      [260, 146],
      [296, 140],
      [332, 134],
    ]) +
    fill(look.roof, d`M92 166L388 114v9L92 176z`) +
    wall(look, [110, 178, 260, FLOOR - 178])
  );
}

function butterfly(look: Look): string {
  return (
    fill(look.wall, d`M110 ${FLOOR}V140L232 166L370 128V${FLOOR}z`) +
    clerestory(look, [
      [118, 150],
      [300, 154],
      [334, 146],
    ]) +
    fill(look.roof, d`M92 132L232 160L388 116v9L232 170L92 142z`) +
    wall(look, [110, 180, 260, FLOOR - 180])
  );
}

function clerestory(look: Look, places: readonly (readonly [number, number])[]): string {
  return windows(
    look,
    places.map(([x, y]) => [x, y, 28, 22] as const),
    { sash: 'plain', sill: false },
  );
}

function glazedFront(look: Look): string {
  return (
    windows(look, row(190, 44, FLOOR - 190, 126, 174), { sash: 'plain', sill: false }) +
    door(look, [274, 196, 28, FLOOR - 196]) +
    windows(look, [[322, 200, 34, 30]], { sash: look.random.pick(['louvre', 'pair', 'cross']) })
  );
}

function deck(look: Look): string {
  const steps = [0, 1, 2].map(step => box([264 - step * 2, FLOOR + 7 + step * 7, 48 + step * 4, 4])).join('');
  const cables = [236, 241, 246].map(y => d`M98 ${y}H262M316 ${y}H382`).join('');
  const guard = look.random.chance(0.5)
    ? stroke(look.trim, 1.2, cables) +
      fill(look.trim, [98, 152, 206, 259, 316, 379].map(x => box([x, 231, 3, FLOOR - 231])).join(''))
    : railing(look.trim, 98, 262, FLOOR) + railing(look.trim, 316, 382, FLOOR);
  return rect('#A98E6C', 96, FLOOR, 288, 6) + fill('#A98E6C', steps) + guard;
}
