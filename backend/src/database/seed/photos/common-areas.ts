import type { Rng } from '../rng.ts';

import {
  at,
  between,
  blob,
  circle,
  GLASS,
  GLASS_LIGHT,
  group,
  HEIGHT,
  INK,
  lettering,
  oval,
  path,
  poly,
  rect,
  repeat,
  type Scene,
  STEEL,
  STRONGS,
  shade,
  stroke,
  TIMBERS,
  TRIM,
  WATTLE,
  WIDTH,
} from './kit.ts';
import { palm, shrub, sky, skyline } from './scenery.ts';

const mesh = () =>
  repeat(26, index =>
    stroke(
      `M${index * 74 - 700} 0L${index * 74} 700M${index * 74} 0L${index * 74 - 700} 700`,
      '#6F7B7E',
      4,
      shade(0.75),
    ),
  );

const posts = () =>
  rect(40, 0, 22, 720, INK) +
  rect(590, 0, 22, 720, INK) +
  rect(1140, 0, 22, 720, INK) +
  rect(40, 0, 1120, 22, INK);

const hole = (rng: Rng) =>
  path(blob(850, 470, 150, 170, rng), '#5F6A6E') +
  repeat(9, index =>
    stroke(
      `M${Math.round(850 + Math.cos(index * 0.7) * 150)} ${Math.round(470 + Math.sin(index * 0.7) * 170)}l${rng.int(-34, 34)} ${rng.int(-34, 34)}`,
      '#D9DEDD',
      6,
    ),
  );

const wheel = () =>
  circle(0, 0, 130, 'none', { stroke: INK, 'stroke-width': 16 }) +
  circle(0, 0, 112, 'none', { stroke: STEEL, 'stroke-width': 5 }) +
  repeat(9, index => stroke('M0 -110V110', STEEL, 3, { transform: `rotate(${index * 20})` })) +
  circle(0, 0, 16, INK);

const lock = (rng: Rng) =>
  group(
    `translate(${between(rng, 660, 820).toFixed(0)} 740) scale(1.25) rotate(${rng.int(-30, 30)})`,
    rect(-50, -10, 100, 84, '#C7B27A', { rx: 10 }) +
      stroke('M-30 -12V-44Q-30 -80 4 -80', STEEL, 18) +
      circle(0, 30, 11, INK),
  );

const shavings = (rng: Rng) =>
  repeat(6, () =>
    rect(between(rng, 640, 960), between(rng, 780, 830), 22, 6, STEEL, {
      transform: `rotate(${rng.int(0, 60)} 800 840)`,
    }),
  );

const concreteWall = (rng: Rng) =>
  rect(0, 0, WIDTH, 720, '#A9AFAE') +
  repeat(8, row => rect(0, row * 92, WIDTH, 4, '#fff', shade(0.25))) +
  rect(0, 470, WIDTH, 26, rng.pick([WATTLE, '#1B5166', '#A8371F']), shade(0.7));

const bikeCageBoxes = (rng: Rng) =>
  rng.chance(0.6) ? rect(930, 560, 200, 160, '#B98A5E') + rect(1010, 560, 36, 160, '#D8BE98') : '';

/** A bicycle cage with a cut lock and one wheel left. */
export const bikeCage: Scene = rng => {
  const hoop = stroke('M260 740V560Q260 500 320 500Q380 500 380 560V740', STEEL, 20);
  return (
    concreteWall(rng) +
    bikeCageBoxes(rng) +
    rect(0, 720, WIDTH, 180, '#8D9291') +
    hoop +
    at(320, 610, wheel()) +
    mesh() +
    hole(rng) +
    posts() +
    lock(rng) +
    shavings(rng)
  );
};

const column = (x: number) =>
  rect(x, 0, 110, 760, '#B9BFBC') +
  rect(x + 84, 0, 26, 760, INK, shade(0.12)) +
  rect(x, 470, 110, 150, WATTLE) +
  repeat(3, index =>
    poly(
      `${x},${520 + index * 60} ${x + 110},${470 + index * 60} ${x + 110},${496 + index * 60} ${x},${546 + index * 60}`,
      INK,
    ),
  );

const scrapes = (rng: Rng, x: number) =>
  repeat(6, () =>
    rect(
      x + between(rng, 4, 60),
      between(rng, 560, 700),
      between(rng, 30, 70),
      6,
      rng.pick(STRONGS),
      shade(0.8),
    ),
  );

const ceiling = () =>
  rect(0, 0, WIDTH, 120, '#8D9794') +
  rect(0, 60, WIDTH, 22, '#A8371F', shade(0.6)) +
  rect(340, 104, 460, 16, '#FFF3CF');

const vehicle = (rng: Rng) =>
  group(
    `translate(${between(rng, 590, 624).toFixed(0)} 800) scale(${between(rng, 1, 1.18).toFixed(2)})`,
    frontOfCar(0, 0, rng),
  );

const bins = (rng: Rng) =>
  rng.chance(0.4)
    ? rect(1040, 560, 120, 200, '#3F5A4C') + rect(1030, 540, 140, 26, rng.pick([WATTLE, '#A8371F']))
    : '';

/** A car jammed between columns. */
export const carSpace: Scene = rng => {
  const paint = poly('330,760 346,760 250,900 226,900', TRIM) + poly('870,760 886,760 986,900 962,900', TRIM);
  return (
    rect(0, 0, WIDTH, 760, rng.pick(['#C9CFC8', '#D3D0C6', '#BFC8CA'])) +
    ceiling() +
    rect(0, 760, WIDTH, 140, '#7E8888') +
    bins(rng) +
    paint +
    vehicle(rng) +
    column(250) +
    column(850) +
    scrapes(rng, 268) +
    scrapes(rng, 852)
  );
};

function frontOfCar(x: number, y: number, rng: Rng): string {
  const colour = rng.pick([...STRONGS, '#D9DEDD', '#F0EBE0', '#AEB8BA']);
  const glass =
    path('M-150 -250L-112 -344Q-106 -356 -92 -356H92Q106 -356 112 -344L150 -250Z', GLASS) +
    poly('-120,-260 -60,-346 -20,-346 -76,-260', '#fff', shade(0.2));
  const roof = path('M-172 -244L-126 -358Q-118 -378 -96 -378H96Q118 -378 126 -358L172 -244Z', colour);
  const body =
    rect(-210, -252, 420, 190, colour, { rx: 36 }) +
    rect(-196, -120, 392, 56, INK, { rx: 16, opacity: 0.75 });
  const lamps =
    oval(-150, -176, 40, 26, '#FFF3CF') +
    oval(150, -176, 40, 26, '#FFF3CF') +
    rect(-60, -116, 120, 34, TRIM, { rx: 4 });
  const feet = rect(-196, -74, 70, 74, INK, { rx: 12 }) + rect(126, -74, 70, 74, INK, { rx: 12 });
  const mirrors = oval(-204, -258, 30, 20, colour) + oval(204, -258, 30, 20, colour);
  return at(x, y, oval(0, 2, 230, 12, INK, shade(0.2)) + feet + roof + glass + mirrors + body + lamps);
}

const tableTop = (rng: Rng) =>
  rect(0, 0, WIDTH, HEIGHT, rng.pick(TIMBERS)) +
  repeat(9, index => rect(0, index * 108, WIDTH, 4, INK, shade(0.14)));

const noticeRow = (rng: Rng, index: number) =>
  rect(-240, -110 + index * 62, between(rng, 180, 290), 16, INK, shade(0.32)) +
  rect(130, -110 + index * 62, between(rng, 70, 110), 16, INK, shade(0.5));

const noticeSheet = (rng: Rng) =>
  rect(-300, -350, 600, 720, TRIM) +
  rect(-300, -350, 600, 84, rng.pick(STRONGS)) +
  lettering('LEVY', -250, -326, 38, TRIM) +
  repeat(6, index => noticeRow(rng, index)) +
  rect(-260, 250, 520, 4, INK) +
  rect(100, 276, 150, 26, INK, shade(0.75));

const redRing = () =>
  path('M70 288Q80 238 180 244Q290 250 286 296Q276 340 168 334Q66 326 70 288Z', 'none', {
    stroke: '#A8371F',
    'stroke-width': 9,
  });

const mug = () =>
  circle(0, 0, 92, TRIM) +
  circle(0, 0, 76, '#6B4326') +
  stroke('M86 -30Q150 -30 150 10Q150 50 84 44', TRIM, 22) +
  circle(-20, -22, 20, '#8B5E38', shade(0.8));

const calculator = () =>
  rect(-90, -140, 180, 280, '#3E4C52', { rx: 14 }) +
  rect(-70, -118, 140, 56, '#B9CFB4', { rx: 6 }) +
  repeat(12, index =>
    rect(
      -68 + (index % 3) * 50,
      -42 + Math.floor(index / 3) * 44,
      38,
      32,
      index === 11 ? '#C0704A' : '#D9DEDD',
      { rx: 6 },
    ),
  );

const secondSheet = (rng: Rng) =>
  rng.chance(0.5)
    ? group(`translate(520 470) rotate(${rng.int(-12, -7)})`, rect(-290, -340, 580, 700, '#E9E4D6'))
    : '';

/** A notice of levies on the table, with the figures ringed. */
export const levyNotice: Scene = rng => {
  const pen = rect(-9, -150, 18, 260, '#A8371F', { rx: 8 }) + poly('-9,110 9,110 0,142', INK);
  return (
    tableTop(rng) +
    secondSheet(rng) +
    group(
      `translate(${rng.int(480, 560)} 470) rotate(${rng.int(-5, 5)})`,
      rect(-290, -338, 600, 720, INK, shade(0.2)) + noticeSheet(rng) + redRing(),
    ) +
    at(1010, between(rng, 190, 260), rng.chance(0.6) ? mug() : calculator()) +
    group(`translate(990 640) rotate(${rng.int(20, 50)})`, pen)
  );
};

const poolWater = () =>
  poly('210,520 990,520 1180,840 20,840', '#5FA9BE') + poly('210,520 990,520 1010,552 190,552', '#3F8AA0');

const ripples = (rng: Rng) =>
  repeat(16, () =>
    stroke(
      `M${between(rng, 190, 900).toFixed(0)} ${between(rng, 580, 820).toFixed(0)}q26 -13 52 0t52 0`,
      '#fff',
      5,
      shade(0.55),
    ),
  );

const lounger = (rng: Rng, x: number) =>
  at(
    x,
    500,
    rect(0, -36, 150, 16, TRIM, { rx: 6 }) +
      poly('0,-36 -54,-92 -40,-100 18,-36', TRIM) +
      rect(16, -20, 10, 22, STEEL) +
      rect(124, -20, 10, 22, STEEL) +
      rect(40, -42, 70, 8, rng.pick(STRONGS)),
  );

const fence = () =>
  rect(0, 330, WIDTH, 120, GLASS_LIGHT, shade(0.3)) +
  repeat(9, index => rect(index * 150, 320, 8, 134, STEEL)) +
  rect(0, 322, WIDTH, 8, STEEL);

const umbrella = (rng: Rng) =>
  rng.chance(0.6)
    ? rect(884, 240, 9, 256, INK) +
      path('M740 262Q888 130 1036 262Z', rng.pick(['#A8371F', WATTLE, '#1B5166', TRIM]))
    : '';

/** The shared pool. */
export const pool: Scene = rng => {
  return (
    sky(rng, 440) +
    skyline(0, 60, WIDTH, 380, rng) +
    rect(0, 440, WIDTH, 460, rng.pick(['#D8CDB9', '#C9CFC8', '#D9C6AE'])) +
    palm(110, 470, 330) +
    (rng.chance(0.5) ? palm(1100, 470, 290) : shrub(1100, 440, 90, rng)) +
    fence() +
    lounger(rng, 300) +
    lounger(rng, 560) +
    umbrella(rng) +
    rect(180, 508, 840, 14, TRIM) +
    poolWater() +
    ripples(rng) +
    stroke('M936 500V600M986 500V600', STEEL, 10)
  );
};
