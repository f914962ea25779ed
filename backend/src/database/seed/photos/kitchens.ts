import type { Rng } from '../rng.ts';
import { boards, cabinets, outlook, pane, plant, tiledWall, tiles } from './furniture.ts';
import {
  at,
  BRICKS,
  circle,
  GLASS_LIGHT,
  INK,
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
  TEXTILES,
  TIMBERS,
  TRIM,
  WIDTH,
} from './kit.ts';

const CUPBOARDS = ['#E7DCC6', '#D9E0DD', '#3E5A63', '#5F7F68', '#F0EBE0', '#B98A5E', '#CBD6D4'];
const BENCHES = ['#EDE6DA', '#4A5357', '#C9A57A', '#D8DCDA'];

function kettle(x: number, y: number, rng: Rng): string {
  const colour = rng.pick(['#A8371F', STEEL, INK, '#F0EBE0']);
  return at(
    x,
    y,
    path('M-40 0Q-46 -76 -24 -88H24Q46 -76 40 0Z', colour) +
      stroke('M-22 -90Q0 -128 26 -92', INK, 9) +
      path('M38 -56L66 -78L60 -46Z', colour),
  );
}

function jars(x: number, y: number): string {
  const jar = (index: number) =>
    rect(index * 62, -78, 48, 78, GLASS_LIGHT, { rx: 8, opacity: 0.7 }) +
    rect(index * 62, -40, 48, 40, ['#C79A3C', '#8B6546', '#D8BE98'][index] ?? TRIM, { rx: 6 }) +
    rect(index * 62 - 2, -90, 52, 16, BRICKS[0] ?? INK, { rx: 4 });
  return at(x, y, repeat(3, jar));
}

function tap(x: number, y: number): string {
  return (
    stroke(
      `M${x} ${y}V${y - 90}Q${x} ${y - 120} ${x + 34} ${y - 120}Q${x + 60} ${y - 120} ${x + 60} ${y - 92}`,
      STEEL,
      14,
    ) + rect(x - 26, y - 12, 52, 14, STEEL, { rx: 5 })
  );
}

function cooker(x: number, bench: number): string {
  const knobs = repeat(4, index => circle(x + 44 + index * 44, bench + 58, 11, TRIM));
  const hood =
    poly(`${x - 10},240 ${x + 230},240 ${x + 190},170 ${x + 30},170`, STEEL) +
    rect(x + 72, 0, 76, 172, '#A7B1B3');
  const oven =
    rect(x, bench + 30, 220, 260, '#3A454A') +
    rect(x + 26, bench + 96, 168, 120, INK) +
    rect(x + 26, bench + 84, 168, 10, STEEL, { rx: 4 });
  const rings =
    rect(x, bench - 12, 220, 14, INK) +
    rect(x + 30, bench - 26, 60, 14, STEEL) +
    rect(x + 130, bench - 60, 66, 48, '#1B5166', { rx: 8 });
  return hood + oven + knobs + rings;
}

const kitchenWall = (rng: Rng) =>
  rect(0, 0, WIDTH, 720, rng.pick(PAINTS)) +
  tiledWall(
    0,
    300,
    WIDTH,
    200,
    rng.pick([50, 66, 100]),
    rng.pick(['#CFDAD8', '#E9E2D4', '#9FB4AC', '#DCC7B4', '#B9C9D3']),
  );

const lowerCabinets = (rng: Rng, bench: number, fronts: string) =>
  cabinets(60, bench + 30, 720, 240, rng.int(4, 6), fronts) + cabinets(1000, bench + 30, 200, 240, 1, fronts);

const thingsOnBench = (rng: Rng, bench: number) =>
  tap(570, bench) +
  (rng.chance(0.7) ? kettle(150, bench, rng) : plant(150, bench, 120, rng)) +
  (rng.chance(0.6) ? jars(250, bench) : '');

/** A kitchen along one wall. */
export const kitchen: Scene = rng => {
  const bench = 500;
  const fronts = rng.pick(CUPBOARDS);
  const upper = cabinets(60, 70, 400, 200, rng.int(2, 4), fronts);
  const window = pane('w', 500, 90, 230, 210, outlook(500, 90, 230, 210, rng));
  const top = rect(40, bench, WIDTH - 40, 34, rng.pick(BENCHES));
  return (
    kitchenWall(rng) +
    (rng.chance(0.5) ? tiles(720, '#B4BDBA') : boards(720, rng.pick(TIMBERS), rng)) +
    rect(0, 716, WIDTH, 60, INK, shade(0.16)) +
    upper +
    window +
    lowerCabinets(rng, bench, fronts) +
    top +
    cooker(780, bench) +
    thingsOnBench(rng, bench)
  );
};

const ovenWall = (rng: Rng) =>
  tiledWall(0, 0, WIDTH, 250, rng.pick([62, 90]), rng.pick(['#CFDAD8', '#E9E2D4', '#B9C9D3', '#DCC7B4']));

const potOnStove = (rng: Rng) =>
  rect(470, 106, 150, 104, rng.pick(STRONGS), { rx: 14 }) +
  rect(456, 100, 178, 14, INK, { rx: 7 }) +
  rect(646, 190, 110, 20, STEEL);

const ovenGlass = (warm: boolean) =>
  rect(380, 470, 440, 230, warm ? '#6B4A26' : INK, { rx: 10 }) +
  (warm ? rect(400, 490, 400, 190, '#C98A2E', { opacity: 0.55 }) : '') +
  stroke('M400 560H800M400 620H800', STEEL, 5, shade(0.7)) +
  rect(470, 590, 250, 26, warm ? '#E2B066' : '#3E4C52', { rx: 12 });

const ovenKnobs = () =>
  repeat(5, index => circle(430 + index * 85, 340, 22, TRIM) + rect(428 + index * 85, 320, 5, 22, INK));

const ovenBody = (rng: Rng) =>
  rect(330, 290, 540, 470, rng.pick(['#D5DADB', '#2E383C', '#EDEDE8']), { rx: 8 }) +
  rect(330, 384, 540, 6, INK, shade(0.3)) +
  rect(380, 424, 440, 20, STEEL, { rx: 10 });

/** An oven close up. */
export const oven: Scene = rng => {
  const front = rng.pick(CUPBOARDS);
  const warm = rng.chance(0.5);
  const sides = cabinets(0, 290, 330, 480, 1, front) + cabinets(870, 290, 330, 480, 1, front);
  return (
    ovenWall(rng) +
    sides +
    rect(0, 210, WIDTH, 80, rng.pick(BENCHES)) +
    rect(330, 204, 540, 14, INK) +
    potOnStove(rng) +
    ovenBody(rng) +
    ovenKnobs() +
    ovenGlass(warm) +
    rect(0, 770, WIDTH, 130, '#9C8A74') +
    rect(0, 770, WIDTH, 40, INK, shade(0.25))
  );
};

function basin(x: number, rng: Rng): string {
  const mirror =
    rect(x + 20, 130, 240, 240, TRIM, { rx: rng.pick([10, 120]) }) +
    rect(x + 32, 142, 216, 216, '#C6D5D9', { rx: rng.pick([8, 108]) });
  const bowl = path(
    `M${x + 40} 500H${x + 240}Q${x + 232} 566 ${x + 140} 566Q${x + 48} 566 ${x + 40} 500Z`,
    '#fff',
  );
  return (
    mirror +
    cabinets(x, 560, 280, 200, 2, rng.pick(CUPBOARDS)) +
    rect(x - 10, 540, 300, 24, TRIM) +
    bowl +
    tap(x + 120, 500)
  );
}

function tub(x: number): string {
  const body = path(
    `M${x} 560H${x + 480}Q${x + 474} 770 ${x + 420} 780H${x + 60}Q${x + 6} 770 ${x} 560Z`,
    '#fff',
  );
  return (
    body +
    rect(x - 14, 544, 508, 30, TRIM, { rx: 14 }) +
    path(
      `M${x} 700H${x + 474}Q${x + 464} 776 ${x + 420} 780H${x + 60}Q${x + 14} 776 ${x} 700Z`,
      INK,
      shade(0.06),
    ) +
    tap(x + 80, 546)
  );
}

function showerBox(x: number): string {
  const head = stroke(`M${x + 240} 220V160H${x + 170}`, STEEL, 12) + oval(x + 168, 172, 54, 12, STEEL);
  return (
    head +
    rect(x, 110, 400, 670, GLASS_LIGHT, shade(0.3)) +
    poly(`${x + 40},780 ${x + 210},110 ${x + 270},110 ${x + 100},780`, '#fff', shade(0.22)) +
    rect(x, 110, 8, 670, STEEL) +
    rect(x + 392, 110, 8, 670, STEEL) +
    rect(x, 770, 400, 16, STEEL)
  );
}

const bathroomWall = (rng: Rng, tile: string) =>
  rect(0, 0, WIDTH, 300, rng.pick(PAINTS)) +
  tiledWall(0, rng.pick([0, 240]), WIDTH, 780, rng.pick([60, 80, 120]), tile);

const window = () =>
  pane(
    'w',
    556,
    120,
    92,
    190,
    rect(556, 120, 92, 190, '#DCE9EE') + rect(556, 120, 92, 190, '#fff', shade(0.4)),
    0,
  );

const towel = (rng: Rng) =>
  rect(1010, 330, 130, 9, STEEL) +
  rect(1024, 334, 100, 190, rng.pick(TEXTILES)) +
  rect(1024, 480, 100, 12, '#fff', shade(0.4));

/** A tiled bathroom with a bath or a shower. */
export const bathroom: Scene = rng => {
  const tile = rng.pick(['#C9D8D4', '#E4DCCB', '#B7CBD3', '#D7C3B6', '#DDE3E6', '#A9C0B2']);
  const wet = rng.chance(0.5) ? tub(110) : showerBox(120);
  return (
    bathroomWall(rng, tile) +
    tiles(780, rng.pick(['#8E9A9C', '#B9C2BF', '#A38F7C'])) +
    window() +
    wet +
    basin(700, rng) +
    towel(rng)
  );
};
