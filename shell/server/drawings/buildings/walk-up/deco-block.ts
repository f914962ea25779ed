import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { GLASS, GLINT, INK, LAMP } from '../../palette.ts';
import { door } from '../../parts/door.ts';
import { wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { along, type Box, box, d, fill, rect, stroke } from '../../svg.ts';

const FLOORS = [112, 164, 216];

/** Flats of the 1930s: a round corner, long bands, and a stair tower with a flagpole. */
export const decoBlock: Form = {
  materials: ['render', 'brick'],
  fences: ['brick', 'hedge', 'iron'],
  far: ['rooftops', 'sea', 'treeline', 'skyline'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const body = [
    fill(look.wall, d`M98 ${BASE}V118q0 -28 28 -28H378V${BASE}z`),
    wall(look, [126, 90, 252, BASE - 90]),
    bands(look),
    FLOORS.map(y => roundCorner(look, y)).join(''),
    windows(
      look,
      FLOORS.flatMap((y): Box[] => [
        [206, y, 42, 28],
        [330, y, 32, 28],
      ]),
      { sash: random.pick(['louvre', 'grid', 'cross']) },
    ),
    stairTower(look),
  ].join('');
  return facing(random, { body, left: 98, right: 378, gate: 289 });
}

function bands(look: Look): string {
  const line = (y: number): string => d`M378 ${y}H112q-14 0 -14 12v3q0 -12 14 -12H378z`;
  return (
    fill(look.second, FLOORS.map(y => line(y - 9) + line(y + 36)).join('')) +
    fill(look.trim, d`M378 84H122q-28 0 -28 32h5q0 -26 25 -26H378z`)
  );
}

function roundCorner(look: Look, y: number): string {
  const glazing = look.random.chance(look.lit) ? LAMP : GLASS;
  const bars = along(118, 190, 18, x => d`M${x} ${y}v28`) + d`M102 ${y + 14}H186`;
  return (
    fill(look.trim, d`M186 ${y - 3}H118q-17 0 -17 15v4q0 15 17 15h68z`) +
    fill(glazing, d`M184 ${y}H118q-14 0 -14 12v4q0 12 14 12h66z`) +
    (glazing === GLASS ? fill(GLINT, d`M118 ${y + 22}L140 ${y}h18l-22 28h-12z`, 'opacity=".6"') : '') +
    stroke(look.trim, 1.6, bars)
  );
}

function stairTower(look: Look): string {
  const blocks = along(100, 206, 8, y => d`M280 ${y}h18`) + d`M286 92V206M292 92V206`;
  const fins = [268, 306].map(x => box([x, 66, 4, BASE - 66])).join('');
  return [
    stroke(INK, 1.6, 'M289 70V34'),
    fill(look.door, 'M290 36l19 5l-19 6z'),
    rect(look.wall, 266, 70, 46, BASE - 70),
    fill(look.second, fins + box([262, 66, 54, 6])),
    rect('#BFD6DC', 280, 92, 18, 114) + stroke(look.trim, 1.2, blocks),
    door(look, [277, 226, 24, BASE - 228]),
    fill(INK, 'M262 216H316q0 6 -6 6H268q-6 0 -6 -6z'),
  ].join('');
}
