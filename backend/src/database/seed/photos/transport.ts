import type { Rng } from '../rng.ts';

import {
  at,
  between,
  circle,
  GLASS,
  INK,
  path,
  poly,
  rect,
  repeat,
  type Scene,
  STEEL,
  STRONGS,
  shade,
  stroke,
  TRIM,
  WATTLE,
  WIDTH,
} from './kit.ts';
import { cottage, gum, roofs, sky, skyline, treeRow } from './scenery.ts';

function carriage(x: number, y: number, w: number, colour: string, doors: number): string {
  const windows = repeat(doors * 2, index =>
    rect(x + 40 + (index * (w - 60)) / (doors * 2), y + 60, (w - 60) / (doors * 2) - 26, 96, '#C6D5D9'),
  );
  const entries = repeat(
    doors,
    index =>
      rect(x + 150 + (index * (w - 100)) / doors, y + 46, 96, 214, WATTLE) +
      rect(x + 196 + (index * (w - 100)) / doors, y + 46, 4, 214, INK),
  );
  return rect(x, y, w, 290, '#B4C0C3', { rx: 24 }) + rect(x, y + 180, w, 56, colour) + windows + entries;
}

const roof = () =>
  poly(`0,120 ${WIDTH},90 ${WIDTH},150 0,180`, '#6F7B7E') +
  repeat(4, index => rect(150 + index * 300, 150, 22, 600, '#3E4C52'));

const platform = () =>
  rect(0, 690, WIDTH, 210, '#B9B6AC') +
  rect(0, 690, WIDTH, 20, TRIM) +
  rect(0, 722, WIDTH, 20, WATTLE) +
  repeat(40, index => circle(15 + index * 30, 732, 4, '#8A5300', shade(0.7)));

const seat = (rng: Rng, colour: string) =>
  at(
    between(rng, 260, 480),
    860,
    rect(0, -84, 240, 14, colour, { rx: 6 }) +
      rect(0, -140, 240, 14, colour, { rx: 6 }) +
      rect(24, -140, 12, 140, INK) +
      rect(204, -140, 12, 140, INK),
  );

const clock = (rng: Rng) =>
  circle(920, 250, 58, TRIM, { stroke: INK, 'stroke-width': 9 }) +
  stroke(`M920 250V212M920 250L${890 + rng.int(0, 60)} 270`, INK, 7) +
  rect(914, 140, 12, 56, INK);

/** A platform with a train in. */
export const train: Scene = rng => {
  const colour = rng.pick(STRONGS);
  const track = rect(0, 640, WIDTH, 60, '#6B6458') + rect(0, 650, WIDTH, 8, STEEL);
  return (
    sky(rng, 560) +
    rng.pick([roofs, treeRow, skyline])(0, 240, WIDTH, 400, rng) +
    carriage(-60, 370, 1240, colour, 4) +
    track +
    roof() +
    platform() +
    seat(rng, colour) +
    clock(rng)
  );
};

const tramBody = (colour: string) =>
  rect(170, 270, 900, 370, colour, { rx: 34 }) +
  rect(170, 470, 900, 26, TRIM) +
  repeat(5, index => rect(330 + index * 146, 320, 120, 130, '#C6D5D9', { rx: 8 })) +
  rect(190, 310, 110, 160, GLASS, { rx: 14 }) +
  rect(470, 316, 12, 310, INK, shade(0.4)) +
  rect(616, 320, 104, 312, '#C6D5D9') +
  rect(666, 320, 5, 312, INK) +
  circle(214, 560, 22, '#FFF3CF');

const rails = () =>
  rect(0, 640, WIDTH, 260, '#8D989B') +
  rect(0, 676, WIDTH, 8, '#C9CFC8') +
  rect(0, 748, WIDTH, 10, '#C9CFC8') +
  rect(250, 634, 150, 30, INK) +
  rect(830, 634, 150, 30, INK);

const stop = (rng: Rng) =>
  rect(1090, 300, 14, 480, STEEL) +
  rect(1040, 240, 114, 100, rng.pick(['#23634A', '#1B5166']), { rx: 12 }) +
  path('M1066 312v-38q0 -14 14 -14h34q14 0 14 14v38Z', TRIM) +
  rect(1074, 272, 46, 20, rng.pick(['#23634A', '#1B5166']));

/** A tram at its stop. */
export const tram: Scene = rng => {
  const colour = rng.pick(['#23634A', '#1B5166', '#A8371F', '#3E4C52', '#C79A3C']);
  const wires = stroke('M0 150L1200 110', INK, 4) + stroke('M560 268L610 142L680 268', INK, 6);
  const footpath = rect(0, 800, WIDTH, 100, '#C9CFC8') + rect(0, 796, WIDTH, 10, '#A9A498');
  return (
    sky(rng, 640) +
    (rng.chance(0.5)
      ? at(
          0,
          60,
          repeat(4, index => cottage(index * 330 - 70, 560, rng)),
        )
      : skyline(0, 160, WIDTH, 480, rng)) +
    wires +
    rails() +
    tramBody(colour) +
    stop(rng) +
    footpath +
    gum(50, 840, 360, rng)
  );
};
