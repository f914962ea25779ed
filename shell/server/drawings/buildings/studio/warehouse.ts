import { BASE, type Elevation, type Form, type Look } from '../../look.ts';
import { INK } from '../../palette.ts';
import { lobbyDoor } from '../../parts/door.ts';
import { lettering } from '../../parts/lettering.ts';
import { wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { type Box, box, d, fill, rect, shade, stroke } from '../../svg.ts';

const TRADES = [
  'WOOL STORE',
  'FLOUR MILL',
  'BOOT WORKS',
  'HAT FACTORY',
  'TEA & SUGAR',
  'SADDLERY',
  'BREWERY',
];

/** Studios in an old brick warehouse: arched windows, a hoist and a painted sign. */
export const warehouse: Form = {
  materials: ['brick', 'brick', 'stone'],
  fences: ['none', 'iron', 'none'],
  far: ['rooftops', 'skyline', 'hills'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const peak = random.between(46, 62);
  const iron: Look = { ...look, trim: random.pick([INK, look.trim, look.trim]) };
  const body = [
    fill(look.wall, d`M122 108L240 ${peak}L358 108z`),
    fill(look.second, d`M116 110L240 ${peak - 6}L364 110l-4 5L240 ${peak + 4}L120 115z`),
    wall(look, [122, 108, 236, BASE - 108]),
    loft(iron, peak),
    sign(look),
    arcade(iron),
  ].join('');
  return { body, left: 118, right: 362, gate: 240 };
}

function loft(look: Look, peak: number): string {
  const round = windows(look, [[228, peak + 26, 24, 30]], { arched: true, sash: 'cross', sill: false });
  const hoist =
    stroke(INK, 3, d`M240 ${peak + 12}h26`) +
    stroke(INK, 1.2, d`M264 ${peak + 12}v24`) +
    fill(INK, box([261, peak + 34, 6, 5]));
  const panes = [140, 190, 270, 320].map((x): Box => [x - 1, 136, 24, 40]);
  return (
    round +
    (look.random.chance(0.5) ? hoist : '') +
    windows(look, [...panes, [226, 132, 28, 44]], { arched: true, sash: 'cross' })
  );
}

function sign(look: Look): string {
  const trade = look.random.pick(TRADES);
  return (
    rect(look.roof, 130, 190, 220, 19) +
    lettering(240, 195, look.trim, trade, { advance: 14 }) +
    shade(box([130, 207, 220, 2]), 0.12)
  );
}

function arcade(look: Look): string {
  const panes = [136, 174, 282, 320].map((x): Box => [x, 226, 24, BASE - 236]);
  return (
    windows(look, panes, { arched: true, sash: 'cross' }) +
    lobbyDoor(look, [218, 230, 44, BASE - 230]) +
    rect(look.second, 122, 274, 86, 6) +
    rect(look.second, 272, 274, 86, 6)
  );
}
