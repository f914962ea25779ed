import { BASE, type Elevation, type Form, type Look } from '../../look.ts';
import { INK } from '../../palette.ts';
import { airConditioner, BALUSTRADES, balconies } from '../../parts/balcony.ts';
import { door } from '../../parts/door.ts';
import { lettering } from '../../parts/lettering.ts';
import { aerial } from '../../parts/roof.ts';
import { wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { type Box, box, rect, row, shade } from '../../svg.ts';
import { blockName } from './names.ts';

/** A brick walk-up of the 1960s: flats on both sides of one stair. */
export const stairBlock: Form = {
  materials: ['brick'],
  fences: ['brick', 'brick', 'hedge', 'none'],
  far: ['rooftops', 'treeline', 'skyline'],
  draw,
};

const FLOORS = [102, 160, 218];

function draw(look: Look): Elevation {
  const { random } = look;
  const body = [
    random.chance(0.5) ? aerial(random.between(130, 200), 70) : '',
    wall(look, [100, 78, 280, BASE - 78]),
    rect(look.second, 92, 68, 296, 13),
    shade(box([100, 81, 280, 5]), 0.14),
    flats(look),
    stairwell(look),
  ].join('');
  return { body, left: 96, right: 384, gate: 240 };
}

function flats(look: Look): string {
  const { random } = look;
  const panes = FLOORS.flatMap((y): Box[] => row(y, 32, 32, 114, 334));
  const doors = FLOORS.flatMap((y): Box[] => row(y - 2, 42, 42, 160, 278));
  const fronts = doors.map(([x, y]): Box => [x - 5, y + 22, 52, 20]);
  const boxes = random.chance(0.5) ? airConditioner(118, 202) + airConditioner(348, 144) : '';
  return (
    windows(look, panes) +
    windows(look, doors, { sash: 'pair', sill: false }) +
    boxes +
    balconies(look, random.pick(BALUSTRADES), random.pick([look.trim, look.second, look.roof]), fronts)
  );
}

function stairwell(look: Look): string {
  const name = blockName(look.random);
  return [
    rect(look.second, 216, 81, 48, BASE - 81),
    windows(
      look,
      [
        [228, 110, 24, 34],
        [228, 166, 24, 34],
      ],
      { sash: look.random.pick(['cross', 'grid', 'louvre']), sill: false, frame: 2 },
    ),
    rect(look.trim, 218, 89, 44, 12),
    lettering(240, 92, INK, name, { size: 0.6, advance: 10 }),
    door(look, [227, 228, 26, BASE - 230]),
    rect(INK, 210, 217, 60, 6),
    rect('#B7AD9C', 220, 278, 40, 4),
  ].join('');
}
