import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { door } from '../../parts/door.ts';
import { gable, roofThings, slope } from '../../parts/roof.ts';
import { railing, verandah } from '../../parts/verandah.ts';
import { wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { along, bars, box, d, fill, rect, shade } from '../../svg.ts';

const FLOOR = 236;

/** A Queenslander: a timber house on stumps, with stairs up to its verandah. */
export const queenslander: Form = {
  materials: ['boards'],
  fences: ['picket', 'hedge', 'none', 'wire'],
  far: ['hills', 'treeline', 'sea'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const stairs = random.pick([186, 240, 294]);
  const tin: Look = { ...look, cover: 'tin' };
  const body = [
    undercroft(look),
    slope(tin, [92, 388], 148, [random.between(170, 196), random.between(284, 310)], random.between(82, 94)),
    roofThings(look, 240, 92),
    wall(look, [112, 148, 256, FLOOR - 148]),
    frontRoom(tin, stairs),
    verandah(tin, { left: 92, right: 388, top: 140, floor: FLOOR, posts: random.pick([5, 6, 7]) }),
    railing(look.trim, 94, stairs - 18, FLOOR) + railing(look.trim, stairs + 18, 386, FLOOR),
    staircase(look, stairs),
  ].join('');
  return facing(random, { body, left: 92, right: 388, gate: stairs });
}

function frontRoom(look: Look, stairs: number): string {
  const panes = [132, 186, 240, 294, 348]
    .filter(x => Math.abs(x - stairs) > 30)
    .map(x => [x - 14, 176, 28, 36] as const);
  return (
    windows(look, panes.slice(0, 4), { sill: false }) +
    door(look, [stairs - 14, 172, 28, FLOOR - 172]) +
    (look.random.chance(0.45) ? gable(look, stairs, 46, 150, 104) : '')
  );
}

function undercroft(look: Look): string {
  const stumps = along(0, 6, 1, index => box([98 + index * 55, FLOOR, 9, BASE - FLOOR]));
  const battened = look.random.chance(0.6)
    ? bars(look.trim, [104, FLOOR + 4, 272, BASE - FLOOR - 4], 3, 4, 'opacity=".8"')
    : '';
  return shade(box([98, FLOOR, 284, BASE - FLOOR]), 0.42) + battened + fill(look.second, stumps);
}

function staircase(look: Look, middle: number): string {
  const treads = along(FLOOR, BASE - 2, 7, y => {
    const half = 16 + (y - FLOOR) * 0.22;
    return box([middle - half, y, half * 2, 4]);
  });
  return (
    fill(look.second, d`M${middle - 16} ${FLOOR}h32l10 ${BASE - FLOOR}h-52z`) +
    fill('#E5DED0', treads) +
    rect(look.trim, middle - 20, FLOOR - 22, 5, 26) +
    rect(look.trim, middle + 15, FLOOR - 22, 5, 26) +
    fill(look.trim, d`M${middle - 20} ${FLOOR - 20}l4 0l-9 58h-4zM${middle + 20} ${FLOOR - 20}l-4 0l9 58h4z`)
  );
}
