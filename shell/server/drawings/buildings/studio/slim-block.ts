import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { INK } from '../../palette.ts';
import { BALUSTRADES, balconies } from '../../parts/balcony.ts';
import { door } from '../../parts/door.ts';
import { shadow, wall } from '../../parts/wall.ts';
import { awning, glass, windows } from '../../parts/window.ts';
import { type Box, box, d, fill, rect, row, shade } from '../../svg.ts';

const [LEFT, RIGHT] = [178, 302];

/** A slim block of studios over a shop, between lower neighbours. */
export const slimBlock: Form = {
  materials: ['render', 'brick', 'boards'],
  fences: ['none'],
  far: ['skyline', 'rooftops', 'skyline'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const floors = random.pick([4, 5]);
  const top = 222 - floors * 36;
  const body = [
    neighbour(look, 92, 88, random.between(150, 186)) + neighbour(look, 300, 88, random.between(150, 186)),
    wall(look, [LEFT, top, RIGHT - LEFT, BASE - top]),
    shadow([RIGHT - 12, top, 12, BASE - top]),
    rect(look.second, LEFT - 4, top - 5, RIGHT - LEFT + 8, 8),
    studios(look, top, floors),
    shop(look),
  ].join('');
  return facing(random, { body, left: 92, right: 388, gate: 282 });
}

function studios(look: Look, top: number, floors: number): string {
  const { random } = look;
  const panes = Array.from({ length: floors }, (_, floor): Box[] => {
    const y = top + 12 + floor * 36;
    const [wide, narrow] = random.chance(0.5) ? [194, 254] : [238, 194];
    return [...row(y, 42, 24, wide), ...row(y, 26, 24, narrow)];
  }).flat();
  const fronts = panes.filter(([, , width]) => width > 40).map(([x, y]): Box => [x - 4, y + 14, 50, 10]);
  return (
    windows(look, panes, { sash: random.pick(['pair', 'plain']), sill: false, frame: 2 }) +
    balconies(look, random.pick(BALUSTRADES), look.second, fronts)
  );
}

function shop(look: Look): string {
  return [
    rect(look.second, LEFT, 228, RIGHT - LEFT, BASE - 228),
    glass([LEFT + 10, 240, 70, BASE - 246]),
    rect(look.trim, LEFT + 44, 240, 2, BASE - 246),
    awning(look.door, [LEFT + 8, 236, 74, 30]),
    door(look, [270, 238, 22, BASE - 240]),
    rect(INK, LEFT, 224, RIGHT - LEFT, 4),
  ].join('');
}

function neighbour(look: Look, x: number, width: number, top: number): string {
  const parapet = look.random.chance(0.5)
    ? d`M${x + 12} ${top}v-10h${width - 24}v10z`
    : d`M${x + 8} ${top}L${x + width / 2} ${top - 18}L${x + width - 8} ${top}z`;
  return (
    rect('#CBD0CC', x, top, width, BASE - top) +
    fill('#BFC6C3', parapet + box([x - 2, top - 2, width + 4, 5])) +
    fill(
      '#A9B6B8',
      box([x + 16, top + 18, 20, 26]) +
        box([x + width - 36, top + 18, 20, 26]) +
        box([x + 12, 232, width - 24, 36]),
    ) +
    shade(box([x, 224, width, 4]), 0.2)
  );
}
