import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { door, rollerDoor } from '../../parts/door.ts';
import { gable, roofThings, slope } from '../../parts/roof.ts';
import { wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { box, fill, rect, shade } from '../../svg.ts';

/** A two-storey family house of the new estates, with a portico and a double garage. */
export const twoStorey: Form = {
  materials: ['brick', 'render', 'boards'],
  fences: ['none', 'hedge', 'brick', 'slats'],
  far: ['hills', 'treeline', 'rooftops', 'mountain'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const split = random.chance(0.5) ? 'render' : look.material;
  const upperWall = split === look.material ? look.wall : look.second;
  const body = [
    slope(look, [100, 372], 122, [160, 306], 70),
    roofThings(look, 236, 70),
    wall(look, [110, 120, 252, 78], upperWall, split),
    shade(box([110, 122, 252, 6]), 0.16),
    upstairs(look),
    wall(look, [110, 196, 252, BASE - 196]),
    rect(look.trim, 108, 193, 256, 4),
    garage(look),
    portico(look),
    windows(look, [[122, 214, 40, 38]]),
  ].join('');
  return facing(random, { body, left: 100, right: 376, gate: 204 });
}

function upstairs(look: Look): string {
  const rows = look.random.pick([
    [
      [124, 140, 36, 38],
      [188, 140, 32, 38],
      [246, 140, 36, 38],
      [310, 140, 36, 38],
    ],
    [
      [124, 142, 62, 34],
      [250, 138, 90, 40],
    ],
    [
      [130, 138, 26, 44],
      [190, 138, 28, 44],
      [266, 142, 66, 34],
    ],
  ] as const);
  return windows(look, rows, { sill: look.random.chance(0.5) });
}

function garage(look: Look): string {
  const colour = look.random.pick([look.trim, '#8E979A', '#9A7B5B', look.second]);
  return (
    slope(look, [240, 376], 208, [256, 360], 190) + rollerDoor(colour, look.trim, [256, 220, 92, BASE - 220])
  );
}

function portico(look: Look): string {
  const columns = [178, 226].map(x => box([x, 200, 7, BASE - 206])).join('');
  const peaked = look.random.chance(0.5);
  return (
    shade(box([178, 204, 54, BASE - 204]), 0.22) +
    door(look, [191, 214, 28, 60]) +
    fill(look.trim, columns + box([176, 274, 60, 6])) +
    (peaked ? gable(look, 206, 42, 204, 168) : rect(look.roof, 170, 194, 72, 9))
  );
}
