import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { TIMBER } from '../../palette.ts';
import { balconies } from '../../parts/balcony.ts';
import { door, rollerDoor } from '../../parts/door.ts';
import { solarPanels } from '../../parts/roof.ts';
import { railing } from '../../parts/verandah.ts';
import { battens, shadow, wall } from '../../parts/wall.ts';
import { glass, windows } from '../../parts/window.ts';
import { box, rect, shade } from '../../svg.ts';

/** A house of our time: an upper box that reaches out over a garage of timber. */
export const modern: Form = {
  materials: ['render', 'render', 'brick'],
  fences: ['slats', 'hedge', 'none', 'none'],
  far: ['treeline', 'rooftops', 'hills', 'sea'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const timber = random.pick([TIMBER, '#B98E5E', look.second]);
  const body = [
    random.chance(0.4) ? solarPanels(200, 88, 4) : '',
    wall(look, [120, 190, 250, BASE - 190]),
    battens(timber, [256, 196, 114, BASE - 196]),
    rollerDoor(random.pick([timber, '#5B666B', look.trim]), look.roof, [270, 214, 88, BASE - 214]),
    entry(look, timber),
    upper(look, timber),
  ].join('');
  return facing(random, { body, left: 98, right: 384, gate: 206 });
}

function entry(look: Look, timber: string): string {
  return (
    battens(timber, [180, 194, 54, BASE - 194], 4) +
    door(look, [192, 214, 30, BASE - 214 - 2]) +
    windows(look, [[134, 206, 32, 58]], { sash: look.random.pick(['plain', 'louvre']), sill: false })
  );
}

function upper(look: Look, timber: string): string {
  const pane = look.random.pick([
    [120, 128, 92, 46],
    [120, 122, 60, 54],
    [126, 136, 110, 34],
  ] as const);
  return [
    shade(box([104, 192, 280, 7]), 0.2),
    rect(look.roof, 98, 104, 286, 8),
    wall(look, [104, 112, 274, 80]),
    shadow([356, 112, 22, 80]),
    windows(look, [pane], { sash: look.random.pick(['pair', 'plain', 'toplight']), sill: false, frame: 5 }),
    battens(timber, [262, 120, 84, 64], 6),
    look.random.pick([deck, bedroom, bedroom])(look),
  ].join('');
}

function deck(look: Look): string {
  return glass([270, 126, 68, 58]) + balconies(look, 'glass', look.trim, [[262, 158, 84, 26]]);
}

function bedroom(look: Look): string {
  const rail = look.random.chance(0.5) ? railing(look.trim, 110, 250, 192, 14) : '';
  return windows(look, [[286, 132, 36, 40]], { sash: 'plain', sill: false }) + rail;
}
