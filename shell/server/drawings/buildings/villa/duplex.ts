import { BASE, type Elevation, type Form, type Look } from '../../look.ts';
import { balconies } from '../../parts/balcony.ts';
import { door } from '../../parts/door.ts';
import { gable, slope } from '../../parts/roof.ts';
import { wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { type Box, box, mirror, rect, row, shade } from '../../svg.ts';

/** Four units, two up and two down, behind one gabled front. */
export const duplex: Form = {
  materials: ['brick', 'render', 'boards'],
  fences: ['brick', 'hedge', 'picket', 'iron'],
  far: ['rooftops', 'treeline', 'hills'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const half = side(look);
  const body = [
    slope(look, [94, 386], 134, [140, 340], 84),
    wall(look, [104, 132, 272, BASE - 132]),
    shade(box([104, 134, 272, 6]), 0.16),
    half,
    mirror(480, half),
    porch(look),
    random.chance(0.7) ? gable(look, 240, 52, 136, 84) : '',
  ].join('');
  return { body, left: 94, right: 386, gate: 240 };
}

function side(look: Look): string {
  const { random } = look;
  const fronts: readonly Box[] = [[112, 176, 74, 20]];
  const upper = windows(look, row(152, 24, 40, 120, 154), { sill: false, frame: 2 });
  const rail = random.chance(0.6)
    ? balconies(look, random.pick(['bars', 'solid', 'slats']), look.second, fronts)
    : rect(look.trim, 104, 200, 88, 4);
  return (
    upper + rail + windows(look, [[122, 220, 52, 36]], { sash: random.pick(['toplight', 'pair', 'grid']) })
  );
}

function porch(look: Look): string {
  return [
    wall(look, [198, 134, 84, BASE - 134], look.second, 'render'),
    windows(look, [[228, 152, 24, 34]], { sash: 'grid', sill: false }),
    rect(look.trim, 196, 206, 88, 6),
    shade(box([206, 212, 68, BASE - 212]), 0.24),
    door(look, [212, 220, 24, BASE - 222]),
    door(look, [244, 220, 24, BASE - 222], look.roof),
    rect('#B7AD9C', 202, 277, 76, 4),
  ].join('');
}
