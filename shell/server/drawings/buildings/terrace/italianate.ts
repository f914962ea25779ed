import { BASE, type Elevation, type Form, type Look } from '../../look.ts';
import { door } from '../../parts/door.ts';
import { wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { box, d, fill, oval, rect, row, times } from '../../svg.ts';
import { balconyIron, lace, terraceColours } from './row.ts';

/** Two-storey Victorian terraces: a parapet, iron lace and a door each. */
export const italianate: Form = {
  materials: ['render', 'brick', 'boards'],
  fences: ['iron', 'iron', 'picket', 'brick'],
  far: ['rooftops', 'skyline', 'treeline'],
  draw,
};

const HOUSE = 106;

function draw(look: Look): Elevation {
  const { random } = look;
  const houses = random.pick([2, 3, 3]);
  const left = 240 - (houses * HOUSE) / 2;
  const colours = terraceColours(look, houses);
  const tops = random.pick(['curve', 'peak', 'urns'] as const);
  const body = times(houses, index => house({ ...look, ...colours[index] }, left + index * HOUSE, tops));
  return { body, left, right: left + houses * HOUSE, gate: left + HOUSE + 79 - (houses === 2 ? HOUSE : 0) };
}

function house(look: Look, x: number, top: 'curve' | 'peak' | 'urns'): string {
  return [
    parapet(look, x, top),
    wall(look, [x, 86, HOUSE, BASE - 86]),
    rect(look.trim, x - 2, 84, HOUSE + 4, 5),
    windows(look, row(104, 24, 42, x + 16, x + 66), { arched: look.random.chance(0.35), sash: 'sash' }),
    balcony(look, x),
    windows(look, [[x + 16, 204, 32, 44]]),
    door(look, [x + 66, 206, 26, BASE - 208]),
    fill(look.trim, box([x, 84, 5, BASE - 84]) + box([x + HOUSE - 5, 84, 5, BASE - 84])),
  ].join('');
}

function parapet(look: Look, x: number, top: 'curve' | 'peak' | 'urns'): string {
  const middle = x + HOUSE / 2;
  const shapes = {
    curve: d`M${x + 22} 67Q${middle} 32 ${x + HOUSE - 22} 67z`,
    peak: d`M${x + 20} 67L${middle} 42L${x + HOUSE - 20} 67z`,
    urns: d`M${middle - 18} 67v-14h36v14z`,
  };
  const urn = (at: number): string => oval(at, 57, 4, 5) + box([at - 2, 60, 4, 6]);
  return (
    fill(look.wall, shapes[top]) +
    rect(look.wall, x, 66, HOUSE, 22) +
    rect(look.trim, x - 2, 62, HOUSE + 4, 5) +
    fill(look.trim, urn(x + 4) + urn(x + HOUSE - 4) + oval(middle, 57, 4.6))
  );
}

function balcony(look: Look, x: number): string {
  return (
    balconyIron(look.trim, x + 3, x + HOUSE - 3, 150, 13) +
    fill(look.roof, d`M${x - 1} 163H${x + HOUSE + 1}l3 11H${x - 4}z`) +
    rect(look.trim, x - 2, 174, HOUSE + 4, 3) +
    lace(look, x + 4, x + HOUSE - 4, 177)
  );
}
