import { BASE, type Elevation, type Form, type Look } from '../../look.ts';
import { door } from '../../parts/door.ts';
import { chimney, slope } from '../../parts/roof.ts';
import { wall } from '../../parts/wall.ts';
import { shutters, windows } from '../../parts/window.ts';
import { type Box, box, d, fill, rect, shade } from '../../svg.ts';
import { balconyIron, lace, terraceColours } from './row.ts';

const HOUSE = 100;

/** Terraces under one steep roof, with dormers, chimneys and balconies with roofs of their own. */
export const paddington: Form = {
  materials: ['render', 'boards', 'stone', 'brick'],
  fences: ['iron', 'iron', 'picket'],
  far: ['rooftops', 'skyline', 'sea'],
  draw,
};

function draw(look: Look): Elevation {
  const houses = look.random.pick([2, 3, 3]);
  const left = 240 - (houses * HOUSE) / 2;
  const starts = Array.from({ length: houses }, (_, index) => left + index * HOUSE);
  const body = roof(look, starts) + fronts(look, starts) + starts.map(x => partyWalls(look, x)).join('');
  return { body, left, right: left + houses * HOUSE, gate: left + HOUSE + 75 - (houses === 2 ? HOUSE : 0) };
}

function roof(look: Look, starts: readonly number[]): string {
  const [left, right] = [240 - starts.length * 50, 240 + starts.length * 50];
  return [
    ...starts.map(x => chimney(x + HOUSE - 20, 58, 40)),
    slope(look, [left - 2, right + 2], 114, [left + 8, right - 8], 72),
    look.random.chance(0.6) ? dormers(look, starts) : '',
  ].join('');
}

function dormers(look: Look, starts: readonly number[]): string {
  const middles = starts.map(x => x + HOUSE / 2 - 6);
  const panes = middles.map((x): Box => [x - 8, 84, 16, 19]);
  return (
    fill(look.roof, middles.map(x => d`M${x - 20} 84L${x} 62L${x + 20} 84z`).join('')) +
    fill(look.trim, middles.map(x => box([x - 14, 82, 28, 26])).join('')) +
    windows(look, panes, { sash: 'sash', frame: 1, sill: false })
  );
}

function fronts(look: Look, starts: readonly number[]): string {
  const colours = terraceColours(look, starts.length);
  const houses = starts.map((x, index) => ({ x, front: { ...look, ...colours[index] } }));
  const upper = (x: number): Box[] => [16, 60].map(from => [x + from + 2, 136, 22, 42]);
  const shuttered = look.random.chance(0.5);
  return [
    ...houses.map(({ x, front }) => wall(front, [x, 112, HOUSE, BASE - 112])),
    windows(look, starts.flatMap(upper), { sash: 'cross', sill: false, frame: 2 }),
    ...houses.map(({ x, front }) => (shuttered ? shutters(front.door, upper(x), 6) : '')),
    starts.map(x => gallery(look, x)).join(''),
    windows(
      look,
      starts.map((x): Box => [x + 16, 208, 34, 42]),
      { sash: 'sash' },
    ),
    ...houses.map(({ x, front }) => door(front, [x + 63, 206, 25, BASE - 208])),
  ].join('');
}

function partyWalls(look: Look, x: number): string {
  const fins = box([x - 2, 104, 6, BASE - 104]) + box([x + HOUSE - 4, 104, 6, BASE - 104]);
  return fill(look.wall, fins) + shade(fins, 0.1);
}

function gallery(look: Look, x: number): string {
  return (
    fill(look.roof, d`M${x + 2} 112H${x + HOUSE - 2}q5 2 6 12H${x - 4}q1 -10 6 -12z`) +
    rect(look.trim, x - 1, 124, HOUSE + 2, 2) +
    lace(look, x + 4, x + HOUSE - 4, 126) +
    balconyIron(look.trim, x + 3, x + HOUSE - 3, 162, 17) +
    rect(look.trim, x - 2, 180, HOUSE + 4, 5) +
    shade(box([x, 185, HOUSE, 9]), 0.16) +
    lace(look, x + 4, x + HOUSE - 4, 185)
  );
}
