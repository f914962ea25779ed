import type { Rng } from '../rng.ts';

import {
  at,
  between,
  circle,
  GLASS,
  group,
  INK,
  oval,
  path,
  poly,
  rect,
  repeat,
  type Scene,
  STRONGS,
  shade,
  stroke,
  TRIM,
  WATTLE,
  WIDTH,
} from './kit.ts';
import { dog, gum, hills, palm, roofs, shrub, sky, skyline, treeRow } from './scenery.ts';
import { LAWNS, tufts } from './yards.ts';

function swings(x: number, y: number, rng: Rng): string {
  const colour = rng.pick(['#A8371F', '#1B5166', WATTLE]);
  return at(
    x,
    y,
    stroke('M-150 0L-110 -270H110L150 0M-110 -270L-70 0M110 -270L70 0', colour, 13) +
      stroke('M-40 -268L-46 -70M0 -268L-6 -70M50 -268L66 -80M86 -268L102 -80', INK, 4) +
      rect(-56, -74, 60, 13, INK, { rx: 6 }) +
      rect(58, -84, 56, 13, INK, { rx: 6 }),
  );
}

const bench = (rng: Rng) =>
  at(
    between(rng, 840, 960),
    640,
    rect(0, -70, 190, 12, '#9C7350') +
      rect(0, -100, 190, 12, '#9C7350') +
      rect(0, -46, 190, 14, '#B98A5E') +
      rect(16, -100, 10, 100, INK) +
      rect(164, -100, 10, 100, INK),
  );

/** A park with a path. */
export const park: Scene = rng => {
  const lawn = rect(0, 440, WIDTH, 460, rng.pick(LAWNS)) + tufts(rng, 480);
  const track = path('M520 440Q620 560 420 640T640 900H980Q700 760 660 660T640 440Z', '#DCCFB6');
  const backdrop = rng.pick([hills, treeRow, roofs])(0, 190, WIDTH, 260, rng);
  const dogs = rng.chance(0.7) ? dog(between(rng, 560, 660), 800, rng) : '';
  return (
    sky(rng, 450) +
    backdrop +
    lawn +
    track +
    gum(140, 650, 520, rng) +
    gum(1060, 600, 440, rng) +
    (rng.chance(0.55) ? swings(350, 640, rng) : shrub(360, 600, 80, rng)) +
    bench(rng) +
    dogs
  );
};

const waves = () =>
  repeat(3, row =>
    path(
      `M0 ${486 + row * 46}q50 -26 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0v18H0Z`,
      '#fff',
      shade(0.85 - row * 0.12),
    ),
  );

const sand = (rng: Rng) =>
  path('M0 610Q300 580 600 620T1200 600V900H0Z', '#E8D5AC') +
  repeat(40, () => circle(between(rng, 0, WIDTH), between(rng, 650, 890), 3, '#C9AE7C'));

const flag = (x: number) =>
  rect(x, 440, 7, 200, INK) + rect(x + 7, 440, 74, 30, '#A8371F') + rect(x + 7, 470, 74, 30, WATTLE);

const umbrella = (rng: Rng) =>
  group(
    `translate(${between(rng, 300, 460).toFixed(0)} 800) rotate(-9)`,
    rect(-5, -270, 10, 270, TRIM) +
      path('M-170 -250Q0 -420 170 -250Z', rng.pick(STRONGS)) +
      path('M-56 -250Q0 -420 56 -250Z', TRIM),
  );

const towel = (rng: Rng) =>
  poly('520,760 760,746 800,820 530,836', rng.pick(['#1B5166', '#C0704A', '#23634A'])) +
  poly('530,786 778,772 786,790 532,806', TRIM, shade(0.7));

const board = (rng: Rng) =>
  rng.chance(0.5)
    ? group(
        'translate(960 820) rotate(12)',
        oval(0, -150, 42, 170, rng.pick([WATTLE, TRIM, '#7FA0AD'])) + rect(-3, -310, 6, 320, INK, shade(0.3)),
      )
    : '';

/** Sand and surf. */
export const beach: Scene = rng => {
  const sea = rect(0, 400, WIDTH, 200, '#5F9FB5') + rect(0, 400, WIDTH, 40, '#4C8BA3');
  return (
    sky(rng, 400) +
    path('M820 400Q960 330 1200 350V400Z', '#7C9A86') +
    sea +
    waves() +
    sand(rng) +
    flag(rng.pick([640, 860])) +
    towel(rng) +
    umbrella(rng) +
    board(rng)
  );
};

function ferry(x: number, y: number, rng: Rng): string {
  const hull = rng.pick(['#23634A', '#1B5166', '#A8371F']);
  const cabin =
    rect(40, -130, 300, 66, TRIM) +
    repeat(7, index => rect(54 + index * 41, -116, 30, 30, GLASS)) +
    rect(90, -186, 180, 56, TRIM) +
    repeat(4, index => rect(104 + index * 41, -174, 28, 26, GLASS)) +
    rect(150, -226, 26, 42, WATTLE);
  return at(
    x,
    y,
    path('M0 -66H390L350 0H44Z', hull) +
      cabin +
      repeat(4, index => stroke(`M${index * 100 - 10} 10q24 -13 48 0`, '#fff', 6, shade(0.8))),
  );
}

const surface = (rng: Rng) =>
  rect(0, 430, WIDTH, 290, '#7FAABB') +
  repeat(22, () =>
    rect(between(rng, 0, 1100), between(rng, 446, 690), between(rng, 40, 120), 5, '#fff', shade(0.4)),
  );

const jetty = () =>
  rect(760, 560, 440, 24, '#8B6546') + repeat(5, index => rect(780 + index * 96, 570, 16, 90, '#6B5138'));

const boat = (rng: Rng) =>
  rng.chance(0.6)
    ? ferry(between(rng, 180, 420), 600, rng)
    : at(
        330,
        600,
        path('M0 -40H190L160 0H30Z', TRIM) +
          rect(84, -290, 7, 250, INK) +
          poly('98,-280 98,-60 220,-60', '#F0EBE0') +
          poly('78,-250 78,-60 6,-60', rng.pick(STRONGS)),
      );

const bank = () =>
  rect(0, 720, WIDTH, 180, '#D3CDBE') +
  rect(0, 712, WIDTH, 14, '#A9A498') +
  repeat(8, index => rect(60 + index * 160, 640, 10, 80, INK)) +
  rect(0, 650, WIDTH, 7, INK);

/** The river or the harbour, with a ferry or a jetty. */
export const water: Scene = rng => {
  const far = rng.chance(0.5) ? skyline(0, 190, WIDTH, 250, rng) : hills(0, 220, WIDTH, 220, rng);
  return (
    sky(rng, 430) +
    far +
    surface(rng) +
    jetty() +
    boat(rng) +
    bank() +
    (rng.chance(0.5) ? palm(110, 780, 420) : gum(120, 790, 470, rng))
  );
};
