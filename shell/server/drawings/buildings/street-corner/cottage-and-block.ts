import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { balconies } from '../../parts/balcony.ts';
import { door, lobbyDoor } from '../../parts/door.ts';
import { chimney, slope } from '../../parts/roof.ts';
import { verandah } from '../../parts/verandah.ts';
import { shadow, wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { type Box, rect } from '../../svg.ts';

/** A cottage beside a block of flats: a street for a home of an unknown kind. */
export const cottageAndBlock: Form = {
  materials: ['boards', 'brick', 'render'],
  fences: ['picket', 'hedge', 'brick'],
  far: ['rooftops', 'skyline', 'treeline', 'hills'],
  draw,
};

function draw(look: Look): Elevation {
  const body = block({ ...look, sash: 'pair' }) + cottage(look);
  return facing(look.random, { body, left: 84, right: 396, gate: 190 });
}

function cottage(look: Look): string {
  const { random } = look;
  return [
    chimney(104, 130),
    slope(look, [84, 246], 190, [118, 212], random.between(140, 150)),
    wall(look, [92, 188, 146, BASE - 188]),
    verandah(look, { left: 86, right: 244, top: 196, posts: random.pick([3, 4]) }),
    windows(look, [[108, 224, 40, 34]]),
    door(look, [176, 222, 26, 52]),
  ].join('');
}

function block(look: Look): string {
  const { random } = look;
  const top = random.pick([88, 122]);
  const panes: Box[] = [];
  for (let y = top + 16; y < 220; y += 34) panes.push([262, y, 34, 22], [310, y, 30, 22], [354, y, 24, 22]);
  const fronts = panes.filter(([x]) => x === 262).map(([x, y]): Box => [x - 4, y + 12, 42, 10]);
  return [
    wall(look, [246, top, 146, BASE - top], look.second, 'render'),
    shadow([246, top, 8, BASE - top]),
    rect(look.trim, 242, top - 6, 154, 8),
    windows(look, panes, { sill: false, frame: 2 }),
    balconies(look, random.pick(['bars', 'glass', 'slats']), look.trim, fronts),
    lobbyDoor(look, [304, 240, 36, BASE - 240]),
    rect(look.roof, 292, 228, 60, 6),
  ].join('');
}
