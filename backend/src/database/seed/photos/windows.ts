import type { Rng } from '../rng.ts';
import { chair, curtains, outlook, pane, plant, railing, tiles } from './furniture.ts';
import {
  at,
  BRICKS,
  between,
  circle,
  GLASS,
  group,
  HEIGHT,
  INK,
  oval,
  PAINTS,
  poly,
  rect,
  repeat,
  type Scene,
  SKIES,
  STEEL,
  shade,
  stroke,
  TEXTILES,
  TRIM,
  WATTLE,
  WIDTH,
} from './kit.ts';
import { car, hills, palm, sky, skyline, treeRow } from './scenery.ts';

const cafeSet = (rng: Rng) =>
  rect(560, 690, 190, 14, INK, { rx: 6 }) +
  rect(646, 704, 16, 130, INK) +
  rect(600, 830, 110, 10, INK) +
  rect(600, 660, 26, 30, TRIM) +
  rect(680, 652, 40, 38, '#A8371F', { rx: 6 }) +
  chair(450, 846, rng.pick([INK, '#A8371F', '#C79A3C', '#1B5166']), 1) +
  chair(860, 846, rng.pick([INK, '#23634A', TRIM]), -1);

const sideWall = (rng: Rng) =>
  rect(0, 0, 110, HEIGHT, rng.pick([...PAINTS, ...BRICKS])) + rect(104, 0, 8, HEIGHT, INK, shade(0.2));

const balconyPlants = (rng: Rng) =>
  plant(210, 830, between(rng, 120, 230), rng) + plant(1070, 836, between(rng, 90, 190), rng);

function balconyWith(view: Scene): Scene {
  return rng =>
    sky(rng, 700) +
    view(rng) +
    railing(700, 230, rng.pick([INK, TRIM, STEEL]), rng) +
    tiles(700, rng.pick(['#B9AD9C', '#A9B4B6', '#C9BDAE'])) +
    (rng.chance(0.7) ? sideWall(rng) : '') +
    cafeSet(rng) +
    balconyPlants(rng);
}

/** A balcony over roofs, towers or hills. */
export const balcony: Scene = balconyWith(rng =>
  rng.pick([hills, skyline, treeRow])(0, rng.pick([160, 220]), WIDTH, 540, rng),
);

/** A balcony with a strip of sea. */
export const balconySea: Scene = balconyWith(rng => {
  const sea =
    rect(0, 380, WIDTH, 320, '#6E9FB2') +
    repeat(14, () =>
      rect(between(rng, 0, 1100), between(rng, 392, 560), between(rng, 50, 140), 5, '#fff', shade(0.5)),
    );
  const sides = skyline(-90, 120, 420, 600, rng) + skyline(860, 160, 430, 560, rng);
  return sea + rect(0, 560, WIDTH, 160, '#E5D3AC') + sides + palm(430, 700, 240) + palm(760, 710, 200);
});

const bus = (x: number, y: number, colour: string) =>
  rect(x + 60, y + 120, 700, 300, colour, { rx: 18 }) +
  repeat(6, index => rect(x + 86 + index * 112, y + 156, 96, 110, '#C6D5D9')) +
  rect(x + 60, y + 300, 700, 18, TRIM) +
  circle(x + 190, y + 424, 48, INK) +
  circle(x + 620, y + 424, 48, INK) +
  circle(x + 190, y + 424, 22, STEEL) +
  circle(x + 620, y + 424, 22, STEEL);

const speed = (rng: Rng, x: number, y: number) =>
  repeat(5, index =>
    rect(x + between(rng, 0, 60), y + 150 + index * 56, between(rng, 40, 110), 7, '#fff', shade(0.7)),
  );

const sill = (rng: Rng) =>
  rect(120, 690, 960, 40, TRIM) +
  rect(300, 622, 60, 68, rng.pick(TEXTILES), { rx: 8 }) +
  stroke(
    'M276 640q-14 14 0 28M384 640q14 14 0 28M258 630q-22 24 0 48M402 630q22 24 0 48',
    INK,
    5,
    shade(0.5),
  );

/** A street window with a bus going past, close. */
export const trafficWindow: Scene = rng => {
  const [x, y, w, h] = [180, 110, 840, 520];
  const colour = rng.pick(['#1B5166', '#A8371F', '#23634A', '#C79A3C']);
  const road =
    rect(x, y + 400, w, 120, STEEL) + repeat(6, index => rect(x + index * 150, y + 488, 84, 9, TRIM));
  const vehicle = rng.chance(0.65) ? bus(x, y, colour) : car(x + 80, y + 450, 1.7, rng);
  const view =
    outlook(x, y - 120, w, h, rng) + road + at(between(rng, -60, 60), 0, vehicle + speed(rng, x, y));
  return (
    rect(0, 0, WIDTH, HEIGHT, rng.pick(PAINTS)) +
    pane('w', x, y, w, h, view, rng.int(1, 2)) +
    sill(rng) +
    (rng.chance(0.6) ? plant(880, 692, 110, rng) : '') +
    curtains(x, 84, w, 800, rng.pick(['#B9C6C8', '#C79A3C', '#E9D8C9']))
  );
};

function crane(x: number, y: number, rng: Rng): string {
  const colour = rng.pick([WATTLE, '#C0704A', '#D8DCDA']);
  const mast =
    rect(x - 13, y - 440, 26, 440, colour) +
    repeat(11, index =>
      stroke(`M${x - 12} ${y - index * 40}L${x + 12} ${y - 40 - index * 40}`, INK, 3, shade(0.5)),
    );
  const jib =
    rect(x - 120, y - 460, 480, 20, colour) +
    poly(`${x},${y - 540} ${x - 110},${y - 458} ${x + 10},${y - 458}`, colour, shade(0.5)) +
    stroke(`M${x} ${y - 536}L${x + 340} ${y - 458}M${x} ${y - 536}L${x - 110} ${y - 456}`, INK, 3);
  const hook =
    stroke(`M${x + 270} ${y - 440}V${y - 280}`, INK, 3) +
    rect(x + 236, y - 282, 68, 26, STEEL) +
    rect(x - 116, y - 440, 62, 40, INK);
  return mast + jib + hook;
}

function frameOfFloors(x: number, y: number): string {
  const level = (index: number) =>
    rect(x - 8, y - index * 92, 376, 24, '#959D9C') +
    repeat(5, post => rect(x + 4 + post * 84, y - index * 92 - 78, 22, 78, '#B9BFBC'));
  const scaffold =
    repeat(6, index => rect(x - 34 + index * 84, y - 380, 5, 400, '#8A5300', shade(0.75))) +
    repeat(4, index => rect(x - 34, y - 60 - index * 92, 430, 5, '#8A5300', shade(0.75)));
  return repeat(4, level) + scaffold;
}

const dust = (rng: Rng) =>
  repeat(7, () =>
    oval(between(rng, 200, 1000), between(rng, 590, 690), between(rng, 60, 130), 26, '#D8CDB9', shade(0.6)),
  );

const hoarding = (rng: Rng, x: number, w: number) =>
  rect(x, 640, w, 70, rng.pick(['#23634A', '#1B5166', '#D8DCDA'])) +
  repeat(11, index => rect(x + index * 86, 640, 4, 70, INK, shade(0.25)));

const siteView = (rng: Rng, x: number, y: number, w: number, h: number, ground: string) =>
  rect(x, y, w, h, rng.pick(SKIES)) +
  skyline(x, 330, w, 300, rng) +
  ground +
  frameOfFloors(between(rng, 420, 560), 630) +
  crane(between(rng, 250, 360), 640, rng) +
  dust(rng) +
  hoarding(rng, x, w);

/** A building site, seen from the window or the fence next to it. */
export const craneNextDoor: Scene = rng => {
  const [x, y, w, h] = [140, 90, 920, 620];
  const ground = rect(x, 620, w, 100, '#B59B78');
  return (
    rect(0, 0, WIDTH, HEIGHT, rng.pick(PAINTS)) +
    pane('w', x, y, w, h, siteView(rng, x, y, w, h, ground), rng.int(1, 2)) +
    group('', rng.chance(0.5) ? plant(200, 800, 150, rng) : rect(180, 772, 120, 60, GLASS, { rx: 8 }))
  );
};
