import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { CARS, GLASS, INK } from '../../palette.ts';
import { BALUSTRADES, balconies } from '../../parts/balcony.ts';
import { wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { type Box, box, d, fill, oval, rect, row, shade, stroke, times } from '../../svg.ts';

const UNDER = 238;

/** A six-pack: flats on posts with the cars below, and a stair outside. */
export const sixPack: Form = {
  materials: ['brick', 'render', 'brick'],
  fences: ['brick', 'none', 'hedge'],
  far: ['rooftops', 'treeline', 'hills', 'sea'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const body = [
    undercroft(look),
    wall(look, [104, 106, 262, UNDER - 106]),
    rect(look.trim, 98, 98, 274, 9),
    rect(look.trim, 102, UNDER - 3, 266, 7),
    storey(look, 118) + storey(look, 182),
    stair(look),
  ].join('');
  return facing(random, { body, left: 98, right: 392, gate: 340 });
}

function storey(look: Look, y: number): string {
  const { random } = look;
  const panes: Box[] = row(y + 6, 34, 30, 120, 236);
  const doors: Box[] = [
    [168, y + 2, 50, 44],
    [284, y + 2, 44, 44],
  ];
  return (
    rect(look.second, 114, y + 2, 46, 46) +
    rect(look.second, 230, y + 2, 46, 46) +
    windows(look, panes, { sill: false }) +
    windows(look, doors, { sash: 'pair', sill: false, frame: 2 }) +
    balconies(
      look,
      random.pick(BALUSTRADES),
      look.trim,
      doors.map(([x, top, w]): Box => [x - 4, top + 26, w + 8, 18]),
    )
  );
}

function undercroft(look: Look): string {
  const posts = times(6, index => box([106 + index * 50, UNDER, 8, BASE - UNDER]));
  const parked = [126, 226]
    .filter(() => look.random.chance(0.75))
    .map(x => nose(look, x))
    .join('');
  return shade(box([104, UNDER, 262, BASE - UNDER]), 0.52) + parked + fill(look.trim, posts);
}

function nose(look: Look, x: number): string {
  return (
    fill(look.random.pick(CARS), d`M${x} 276v-13q0 -3 4 -3l5 -11h26l5 11q4 0 4 3v13z`) +
    fill(GLASS, d`M${x + 8} 260l3 -8h22l3 8z`) +
    fill(INK, box([x + 3, 274, 8, 6]) + box([x + 33, 274, 8, 6])) +
    fill('#FFE9B0', oval(x + 6, 266, 2.6) + oval(x + 38, 266, 2.6))
  );
}

function stair(look: Look): string {
  const flights = d`M344 ${BASE}l36 -40l-36 -40M344 200l36 -40l-36 -30`;
  return (
    rect(look.second, 340, 104, 46, BASE - 104) +
    shade(box([346, 112, 34, BASE - 112]), 0.25) +
    stroke(look.trim, 5, flights, 'stroke-linejoin="round"') +
    rect(look.trim, 338, 98, 52, 8)
  );
}
