import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { BALUSTRADES, balconies } from '../../parts/balcony.ts';
import { shadow, wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { along, type Box, box, fill, rect, shade } from '../../svg.ts';
import { podium } from './podium.ts';

/** Two blocks of unlike height that lean on one another. */
export const twinTower: Form = {
  materials: ['render', 'brick'],
  fences: ['none', 'none', 'hedge'],
  far: ['skyline', 'skyline', 'hills'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const [high, low] = [random.between(40, 62), random.between(112, 150)];
  const [split, left, right] = [random.pick([226, 244]), 128, 356];
  const body = [
    wall(look, [left, high, split - left, BASE - high]),
    rect(look.second, left - 2, high - 6, split - left + 4, 8),
    rect(look.roof, left + 20, high - 20, 40, 14),
    grid(look, left, split, high),
    wall(look, [split, low, right - split, BASE - low], look.second, 'render'),
    shade(box([split, low, 5, BASE - low]), 0.18),
    loggias(look, split, right, low),
    roofGarden(look, split, right, low),
    shadow([left, high + 2, 8, BASE - high]),
    podium(look, left, right, split),
  ].join('');
  return facing(random, { body, left, right, gate: split });
}

function grid(look: Look, left: number, right: number, top: number): string {
  const panes: Box[] = [];
  const size = (right - left - 22) / 3;
  for (let y = top + 14; y < 228; y += 25) {
    for (let column = 0; column < 3; column += 1) panes.push([left + 14 + column * size, y, size - 8, 16]);
  }
  return windows(look, panes, {
    sash: look.random.pick(['plain', 'pair']),
    sill: false,
    frame: look.random.pick([0, 2]),
  });
}

function loggias(look: Look, left: number, right: number, top: number): string {
  const panes: Box[] = [];
  for (let y = top + 14; y < 222; y += 31) {
    panes.push(
      [left + 16, y, (right - left) / 2 - 22, 24],
      [(left + right) / 2 + 4, y, (right - left) / 2 - 18, 24],
    );
  }
  const fronts = panes.map(([x, y, w]): Box => [x, y + 15, w, 9]);
  return (
    windows(look, panes, { sash: 'pair', sill: false, frame: 2 }) +
    balconies(look, look.random.pick(BALUSTRADES), look.wall, fronts)
  );
}

function roofGarden(look: Look, left: number, right: number, top: number): string {
  const bushes = along(
    left + 8,
    right - 10,
    16,
    x =>
      `M${x} ${Math.round(top)}q${look.random.pick([1, 3])} -13 8 -${look.random.pick([9, 13, 18])}q6 6 7 ${look.random.pick([9, 13])}z`,
  );
  return fill('#66906F', bushes) + rect(look.trim, left, top - 3, right - left + 3, 5);
}
