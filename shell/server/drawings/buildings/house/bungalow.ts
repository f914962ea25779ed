import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { door } from '../../parts/door.ts';
import { chimney, gable, slope } from '../../parts/roof.ts';
import { wall } from '../../parts/wall.ts';
import { awning, windows } from '../../parts/window.ts';
import { box, d, fill, rect, shade } from '../../svg.ts';

/** A Californian bungalow: two low gables and a porch on heavy piers. */
export const bungalow: Form = {
  materials: ['brick', 'boards', 'render'],
  fences: ['brick', 'hedge', 'picket', 'wire'],
  far: ['treeline', 'rooftops', 'hills'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const big: readonly [number, number, number, number] = [124, 204, 66, 40];
  const body = [
    chimney(random.between(352, 372), 112, 70, look.material === 'brick' ? look.wall : '#A65340'),
    slope(look, [86, 400], 176, [128, 372], 122),
    wall(look, [98, 176, 290, BASE - 176]),
    gable(look, 178, 100, 178, random.between(106, 118)),
    shade(box([98, 178, 290, 8]), 0.16),
    windows(look, [big], { sash: random.pick(['grid', 'toplight', 'cross']) }),
    random.chance(0.35) ? awning(look.door, big) : '',
    porch(look),
  ].join('');
  return facing(random, { body, left: 86, right: 400, gate: 290 });
}

function porch(look: Look): string {
  const pier = (x: number): string =>
    rect(look.wall, x - 13, 238, 26, BASE - 238) +
    rect('#E5DED0', x - 15, 235, 30, 5) +
    fill(look.trim, d`M${x - 6} 205h12l4 30h-20z`);
  return [
    shade(box([232, 202, 132, BASE - 202]), 0.3),
    door(look, [276, 218, 28, 58]),
    windows(look, [[318, 220, 30, 30]], { sash: 'sash' }),
    gable(look, 298, 82, 204, 150),
    rect(look.trim, 226, 202, 144, 5),
    pier(242),
    pier(354),
    rect('#B7AD9C', 232, 274, 132, BASE - 274),
  ].join('');
}
