import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { TIMBER } from '../../palette.ts';
import { balconies } from '../../parts/balcony.ts';
import { door, rollerDoor } from '../../parts/door.ts';
import { battens, shadow, wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { d, fill, rect, times } from '../../svg.ts';

const HOUSE = 102;

/** New townhouses: a garage each, balconies, and roofs that all slope the same way. */
export const newRow: Form = {
  materials: ['brick', 'render', 'boards'],
  fences: ['none', 'hedge', 'slats'],
  far: ['treeline', 'rooftops', 'hills', 'skyline'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const houses = random.pick([2, 3, 3]);
  const left = 240 - (houses * HOUSE) / 2;
  const roof = random.pick([skillion, flat, peak]);
  const timber = random.pick([TIMBER, '#B98E5E', look.roof]);
  const body = times(houses, index => house(look, left + index * HOUSE, index, roof, timber));
  return facing(random, { body, left, right: left + houses * HOUSE, gate: left + HOUSE + 79 });
}

type Roof = (look: Look, x: number, colour: string) => string;

const skillion: Roof = (look, x, colour) =>
  fill(colour, d`M${x} 112V92L${x + HOUSE - 4} 66V112z`) +
  fill(look.roof, d`M${x - 3} 94v-7L${x + HOUSE} 59v8z`);

const flat: Roof = (look, x, colour) =>
  rect(colour, x, 80, HOUSE - 4, 34) + rect(look.roof, x - 2, 75, HOUSE, 7);

const peak: Roof = (look, x, colour) =>
  fill(look.roof, d`M${x - 4} 114L${x + HOUSE / 2 - 2} 50L${x + HOUSE} 114z`) +
  fill(colour, d`M${x + 5} 116L${x + HOUSE / 2 - 2} 62L${x + HOUSE - 9} 116z`);

function house(look: Look, x: number, index: number, roof: Roof, timber: string): string {
  const wide = HOUSE - 4;
  const colour = index % 2 === 0 ? look.wall : look.second;
  const material = index % 2 === 0 ? look.material : 'render';
  return [
    roof(look, x, colour),
    wall(look, [x, 112, wide, BASE - 112], colour, material),
    windows(
      look,
      [
        [x + 14, 122, 26, 34],
        [x + 54, 122, 32, 44],
      ],
      { sill: false },
    ),
    balconies(look, look.random.pick(['glass', 'slats']), timber, [[x + 46, 148, 48, 20]]),
    groundFloor(look, x, timber),
  ].join('');
}

function groundFloor(look: Look, x: number, timber: string): string {
  return [
    battens(timber, [x, 190, HOUSE - 4, BASE - 190], 6),
    shadow([x, 190, HOUSE - 4, 6], 0.2),
    rollerDoor(look.random.pick([look.trim, '#8E979A']), look.roof, [x + 8, 210, 52, BASE - 210]),
    door(look, [x + 68, 210, 22, BASE - 212]),
  ].join('');
}
