import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { door } from '../../parts/door.ts';
import { chimney, gable, slope } from '../../parts/roof.ts';
import { wall } from '../../parts/wall.ts';
import { glass, windows } from '../../parts/window.ts';
import { box, d, fill, rect, row, shade } from '../../svg.ts';

/** A corner shop with rooms above, and the cottage next door. */
export const shopAndHome: Form = {
  materials: ['render', 'brick', 'boards'],
  fences: ['none', 'picket'],
  far: ['rooftops', 'treeline', 'skyline', 'hills'],
  draw,
};

function draw(look: Look): Elevation {
  const body = cottage(look) + shop(look);
  return facing(look.random, { body, left: 92, right: 392, gate: 330 });
}

function shop(look: Look): string {
  return [
    pediment(look, look.random.between(76, 92)),
    wall(look, [102, 116, 148, BASE - 116]),
    rect(look.trim, 98, 114, 156, 6),
    windows(look, row(136, 30, 44, 120, 202), { sash: look.random.pick(['sash', 'cross']) }),
    rect(look.second, 102, 222, 148, BASE - 222),
    glass([112, 228, 46, 42]) + glass([194, 228, 46, 42]),
    door(look, [163, 228, 26, BASE - 230]),
    shade(box([102, 216, 148, 12]), 0.2),
    fill(look.roof, d`M98 200H254l6 16H92z`),
    fill(look.trim, box([96, 216, 160, 3]) + box([98, 219, 4, BASE - 219]) + box([250, 219, 4, BASE - 219])),
  ].join('');
}

function pediment(look: Look, peak: number): string {
  return (
    fill(look.trim, d`M100 118L176 ${peak - 6}L252 118z`) +
    fill(look.wall, d`M116 118L176 ${peak + 6}L236 118z`)
  );
}

function cottage(look: Look): string {
  const soft: Look = { ...look, wall: look.second };
  return [
    chimney(356, 136),
    slope(soft, [240, 396], 196, [266, 366], 152),
    wall(soft, [250, 194, 138, BASE - 194], look.second, 'render'),
    gable({ ...soft, wall: look.second }, 280, 40, 202, 160),
    windows(soft, [[264, 222, 32, 34]]),
    door(look, [318, 218, 24, BASE - 220]),
    windows(soft, [[354, 222, 22, 32]], { sash: 'sash' }),
  ].join('');
}
