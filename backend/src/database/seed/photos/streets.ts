import type { Rng } from '../rng.ts';
import { plant } from './furniture.ts';
import {
  at,
  BRICKS,
  between,
  circle,
  GLASS,
  GLASS_LIGHT,
  INK,
  lettering,
  oval,
  PAINTS,
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
import { bin, car, cottage, dog, gum, shrub, sky, skyline } from './scenery.ts';
import { LAWNS } from './yards.ts';

function street(rng: Rng): string {
  const verge = rect(0, 560, WIDTH, 60, rng.pick(LAWNS)) + rect(0, 540, WIDTH, 24, '#D3D0C6');
  const road = rect(0, 620, WIDTH, 280, '#8D989B') + rect(0, 612, WIDTH, 12, '#C9CFC8');
  return verge + road;
}

function houseRow(rng: Rng): string {
  return (
    repeat(4, index => cottage(index * 330 - 70, 548, rng)) +
    repeat(5, index => shrub(index * 300 + 20, 548, between(rng, 40, 66), rng))
  );
}

function parkingSign(x: number): string {
  return (
    rect(x - 6, 300, 12, 330, STEEL) +
    rect(x - 62, 250, 124, 150, TRIM, { rx: 8 }) +
    rect(x - 54, 258, 108, 134, 'none', { stroke: '#23634A', 'stroke-width': 6, rx: 6 }) +
    lettering('2P', x - 34, 282, 52, '#23634A') +
    rect(x - 36, 356, 72, 8, '#23634A') +
    rect(x - 36, 372, 50, 8, '#23634A')
  );
}

/** Cars nose to tail along the kerb. */
export const fullStreet: Scene = rng => {
  const far = repeat(4, index => car(index * 318 - 60 + between(rng, -8, 8), 668, 0.72, rng));
  const near = repeat(3, index => car(index * 470 - 130 + between(rng, -14, 14), 850, 1.06, rng));
  const trees = gum(between(rng, 220, 320), 600, 420, rng) + gum(between(rng, 860, 960), 600, 380, rng);
  const behind = rng.chance(0.7) ? houseRow(rng) : skyline(0, 130, WIDTH, 420, rng);
  return sky(rng, 560) + behind + street(rng) + trees + far + parkingSign(between(rng, 560, 680)) + near;
};

function childOnBike(x: number, y: number, rng: Rng): string {
  const wheel = (at2: number) => circle(at2, -38, 36, 'none', { stroke: INK, 'stroke-width': 8 });
  const frame = stroke('M0 -38L40 -92H92L104 -38M40 -92L62 -38H104M92 -92L86 -118H104', rng.pick(STRONGS), 8);
  const rider =
    stroke('M48 -100L66 -160L94 -118M66 -160L54 -72L70 -44', rng.pick(STRONGS), 15) +
    circle(72, -190, 21, '#D9A98A') +
    path('M48 -194Q52 -222 76 -220Q98 -216 96 -192Z', rng.pick(['#A8371F', WATTLE, '#1B5166']));
  return at(x, y, wheel(0) + wheel(104) + frame + rider);
}

const jacaranda = (x: number) =>
  rect(x - 13, 380, 26, 220, '#8A7A68') +
  oval(x, 320, 160, 104, '#8D7FB0') +
  oval(x - 70, 280, 90, 60, '#A597C4');

const streetLife = (rng: Rng) =>
  rng.chance(0.6)
    ? childOnBike(between(rng, 420, 640), 770, rng)
    : bin(540, 640, WATTLE) + bin(680, 640, '#A8371F');

/** A quiet street with trees. */
export const quietStreet: Scene = rng => {
  const blossom = rng.chance(0.3);
  const trees = blossom ? jacaranda(260) + jacaranda(900) : gum(260, 604, 470, rng) + gum(900, 604, 440, rng);
  const parked = rng.chance(0.6) ? car(rng.pick([40, 780]), 690, 0.8, rng) : '';
  return (
    sky(rng, 560) +
    houseRow(rng) +
    street(rng) +
    trees +
    parked +
    streetLife(rng) +
    repeat(5, index => rect(index * 270 + 30, 800, 130, 10, TRIM, shade(0.8)))
  );
};

const shopAwning = (x: number, colour: string) =>
  poly(`${x + 8},300 ${x + 380},300 ${x + 388},380 ${x},380`, colour) +
  repeat(5, index => {
    const [top, foot] = [x + 10 + index * 76, x - 4 + index * 78];
    return poly(`${top},300 ${top + 38},300 ${foot + 42},380 ${foot},380`, TRIM);
  });

const shopWindow = (x: number, rng: Rng) =>
  rect(x + 24, 400, 220, 230, GLASS_LIGHT) +
  repeat(3, index =>
    rect(x + 44 + index * 66, 560, 46, 56, rng.pick([...STRONGS, WATTLE, '#D8BE98']), { rx: 8 }),
  );

const upstairsWindow = (x: number) => rect(x, 110, 80, 110, TRIM) + rect(x + 8, 118, 64, 94, GLASS);

function shopFront(x: number, rng: Rng): string {
  return (
    rect(x, 60, 388, 620, rng.chance(0.5) ? rng.pick(BRICKS) : rng.pick(PAINTS)) +
    rect(x, 50, 388, 22, TRIM) +
    upstairsWindow(x + 60) +
    upstairsWindow(x + 250) +
    shopWindow(x, rng) +
    rect(x + 268, 400, 96, 270, rng.pick(STRONGS)) +
    rect(x + 282, 420, 68, 130, GLASS_LIGHT) +
    shopAwning(x, rng.pick([...STRONGS, '#C79A3C']))
  );
}

function cafeTable(x: number, y: number, rng: Rng): string {
  const stool = (dx: number) =>
    rect(dx - 36, -84, 72, 13, rng.pick(STRONGS), { rx: 6 }) +
    stroke(`M${dx - 22} -72L${dx - 32} 0M${dx + 22} -72L${dx + 32} 0`, INK, 8);
  const cups = rect(-32, -158, 26, 26, TRIM) + rect(12, -164, 20, 32, '#B98A5E');
  return at(
    x,
    y,
    rect(-84, -132, 168, 13, TRIM, { rx: 6 }) +
      rect(-6, -120, 12, 120, INK) +
      rect(-44, -8, 88, 8, INK) +
      cups +
      stool(-140) +
      stool(140),
  );
}

/** A row of shops with a table outside. */
export const shops: Scene = rng => {
  const pavement =
    rect(0, 680, WIDTH, 220, '#C9CFC8') +
    repeat(7, index => stroke(`M${index * 210 - 60} 900L${120 + index * 160} 680`, '#fff', 3, shade(0.6))) +
    rect(0, 676, WIDTH, 8, INK, shade(0.2));
  const people = rng.chance(0.6) ? dog(between(rng, 860, 960), 850, rng) : plant(980, 850, 180, rng);
  return (
    sky(rng, 200) +
    shopFront(0, rng) +
    shopFront(400, rng) +
    shopFront(802, rng) +
    pavement +
    cafeTable(between(rng, 320, 460), 850, rng) +
    people
  );
};
