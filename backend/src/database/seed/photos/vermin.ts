import type { Rng } from '../rng.ts';
import { tiledWall } from './furniture.ts';
import {
  between,
  blob,
  circle,
  GLASS_LIGHT,
  group,
  HEIGHT,
  INK,
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
  TRIM,
  WATTLE,
  WIDTH,
} from './kit.ts';
import { stain } from './leaks.ts';

const beam = (rng: Rng) =>
  circle(between(rng, 520, 700), 460, 380, '#E9D9A8', shade(0.28)) +
  circle(610, 460, 250, '#F4E8C0', shade(0.3));

const joists = () =>
  repeat(
    9,
    index =>
      rect(index * 150 - 30, 0, 62, 170, '#6B5138') + rect(index * 150 + 20, 0, 12, 170, INK, shade(0.4)),
  ) + rect(0, 150, WIDTH, 66, '#7C5F42');

const stump = (x: number, lean: number) =>
  group(
    `translate(${x} 216) rotate(${lean})`,
    rect(-52, 0, 104, 500, '#8A6B4A') +
      repeat(5, line => rect(-40 + line * 20, 0, 4, 500, INK, shade(0.2))) +
      rect(-66, -8, 132, 14, '#9AA3A4'),
  );

const mud = (x: number) =>
  stroke(`M${x} 700C${x + 40} 620 ${x - 40} 560 ${x + 10} 480S${x - 20} 340 ${x + 20} 216`, '#B08A58', 20) +
  stroke(`M${x + 6} 470C${x + 60} 420 ${x + 50} 300 ${x + 70} 216`, '#B08A58', 13);

const bites = (rng: Rng) =>
  repeat(6, () => path(blob(between(rng, 560, 660), between(rng, 260, 420), 18, 11, rng), '#3A2A1C'));

const soil = (rng: Rng) =>
  path('M0 690Q200 660 420 700T820 680T1200 700V900H0Z', '#4A3B2C') +
  repeat(24, () => circle(between(rng, 0, 1200), between(rng, 720, 890), between(rng, 3, 9), '#6B5843'));

const torch = (rng: Rng) =>
  rng.chance(0.5)
    ? group(
        'translate(960 800) rotate(-24)',
        rect(0, -26, 190, 52, '#A8371F', { rx: 12 }) + rect(-44, -36, 50, 72, STEEL, { rx: 8 }),
      )
    : '';

/** Under the house, by torchlight. */
export const subfloor: Scene = rng => {
  return (
    rect(0, 0, WIDTH, HEIGHT, '#1C2428') +
    stump(190, -2) +
    beam(rng) +
    stump(600, rng.pick([-3, 3, 0])) +
    stump(1010, 3) +
    joists() +
    mud(612) +
    bites(rng) +
    soil(rng) +
    torch(rng)
  );
};

function ant(x: number, y: number, turn: number, size: number): string {
  const legs = stroke(
    'M-6 -9L-15 -20M0 -9V-22M7 -9L16 -20M-6 9L-15 20M0 9V22M7 9L16 20M22 -4L34 -12M22 4L34 12',
    '#2A1C16',
    2.6,
  );
  return group(
    `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${size})`,
    legs + oval(-16, 0, 14, 9, '#2A1C16') + oval(2, 0, 8, 6, '#3A251C') + circle(18, 0, 8, '#2A1C16'),
  );
}

const splashback = (rng: Rng) =>
  tiledWall(0, 0, WIDTH, 330, rng.pick([82, 110]), rng.pick(['#CFDAD8', '#B9C9D3', '#E4DCCB', '#9FB4AC']));

const trail = (rng: Rng) =>
  repeat(26, index => {
    const share = index / 25;
    const y = 336 + share * 330;
    const x = 130 + share * 620 + Math.sin(share * 7) * 60;
    return ant(
      x + between(rng, -16, 16),
      y + between(rng, -9, 9),
      34 + Math.cos(share * 7) * 30,
      0.8 + share * 0.55,
    );
  });

const honey = (rng: Rng) =>
  rect(790, 430, 220, 270, '#C98A2E', { rx: 26 }) +
  rect(790, 430, 220, 80, GLASS_LIGHT, { rx: 26, opacity: 0.75 }) +
  rect(776, 398, 248, 50, rng.pick(['#A8371F', WATTLE, '#1B5166']), { rx: 12 }) +
  rect(826, 540, 148, 90, TRIM, { rx: 8 }) +
  path('M900 560l34 20v34l-34 20l-34 -20v-34Z', '#E2B066');

const sugar = (rng: Rng) =>
  poly('790,690 1040,690 1010,500 820,500', TRIM) +
  oval(915, 502, 96, 22, '#fff') +
  repeat(24, () => rect(between(rng, 700, 1040), between(rng, 694, 760), 9, 9, '#fff'));

/** Ants crossing the bench to something sweet. */
export const ants: Scene = rng => {
  const bench = rng.pick(['#E9E2D4', '#D8DCDA', '#C9A57A', '#DCC7B4']);
  const spill = path(blob(820, 712, 130, 28, rng), '#D9A441', shade(0.8));
  return (
    splashback(rng) +
    rect(0, 330, WIDTH, 570, bench) +
    rect(0, 330, WIDTH, 9, INK, shade(0.3)) +
    path('M96 338l26 -14l34 12v6H96Z', INK) +
    (rng.chance(0.6) ? spill + honey(rng) : sugar(rng)) +
    trail(rng)
  );
};

function cockroach(x: number, y: number, turn: number, size: number): string {
  const legs = stroke(
    'M-18 -14L-34 -34M0 -16L2 -40M16 -14L32 -32M-18 14L-34 34M0 16L2 40M16 14L32 32',
    '#4A2A18',
    4,
  );
  const feelers = stroke('M38 -6Q66 -20 84 -44M38 6Q66 20 84 44', '#4A2A18', 3);
  return group(
    `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${size.toFixed(2)})`,
    legs +
      feelers +
      oval(-4, 0, 38, 19, '#7A4526') +
      path('M-40 0H30', 'none', { stroke: '#4A2A18', 'stroke-width': 3 }) +
      oval(28, 0, 14, 14, '#5A3018'),
  );
}

const cupboardInside = (timber: string) =>
  rect(0, 0, WIDTH, HEIGHT, timber) +
  rect(0, 0, WIDTH, 620, INK, shade(0.18)) +
  poly('0,900 0,700 160,600 1040,600 1200,700 1200,900', timber) +
  stroke('M160 600V0M1040 600V0M0 700L160 600H1040L1200 700', INK, 5, shade(0.3));

const pipe = () =>
  stroke('M700 0V300Q700 420 800 420Q890 420 890 320V240H1200', '#E3DCCB', 58) +
  stroke('M700 0V300Q700 420 800 420Q890 420 890 320V240H1200', INK, 5, shade(0.25)) +
  rect(660, 120, 80, 40, '#C9BDA8', { rx: 8 }) +
  rect(850, 250, 80, 36, '#C9BDA8', { rx: 8 });

const trap = () =>
  poly('250,720 520,690 600,800 290,840', '#E9D15A') +
  poly('270,728 512,702 576,792 302,826', TRIM, shade(0.8));

const bottle = (x: number, colour: string) =>
  rect(x, 430, 90, 190, colour, { rx: 14 }) +
  rect(x + 26, 380, 38, 56, STEEL, { rx: 6 }) +
  rect(x + 12, 490, 66, 70, TRIM, { rx: 6 });

const crowd = (rng: Rng) =>
  repeat(rng.int(4, 7), () =>
    cockroach(between(rng, 180, 1020), between(rng, 650, 850), between(rng, 0, 360), between(rng, 0.8, 1.25)),
  );

/** Cockroaches and a trap under the sink or in a drawer. */
export const cockroaches: Scene = rng => {
  const timber = rng.pick(['#D8BE98', '#E9E2D4', '#C9A57A', '#CBD6D4']);
  const onWall = cockroach(between(rng, 420, 560), between(rng, 200, 380), between(rng, 220, 320), 1);
  return (
    cupboardInside(timber) +
    pipe() +
    bottle(220, rng.pick(STRONGS)) +
    bottle(340, rng.pick(['#C79A3C', '#6E9FB2'])) +
    trap() +
    cockroach(420, 766, 20, 0.95) +
    cockroach(360, 780, 200, 0.8) +
    crowd(rng) +
    onWall
  );
};

const ceilingBoards = (ceiling: string) =>
  rect(0, 0, WIDTH, HEIGHT, ceiling) + repeat(13, index => rect(index * 96, 0, 5, HEIGHT, INK, shade(0.1)));

const holeEdge = () =>
  stroke('M330 250L520 190L700 214L880 180L910 420L840 640L600 690L400 640L310 470Z', '#B98A5E', 15);

const fluff = (rng: Rng) =>
  repeat(9, index =>
    oval(350 + index * 62, 640 + Math.sin(index) * 30, 56, 30, rng.pick(['#E9B8A8', '#F0CFC0', '#E4C9A0'])),
  );

const ears = (fur: string) =>
  oval(510, 330, 38, 60, fur, { transform: 'rotate(-24 510 330)' }) +
  oval(690, 330, 38, 60, fur, { transform: 'rotate(24 690 330)' }) +
  oval(510, 336, 20, 38, '#D9A9A0', { transform: 'rotate(-24 510 336)' }) +
  oval(690, 336, 20, 38, '#D9A9A0', { transform: 'rotate(24 690 336)' });

const possumFace = (fur: string) =>
  path('M480 420Q490 340 600 338Q710 340 720 420Q716 520 640 560Q600 590 560 560Q484 520 480 420Z', fur) +
  oval(600, 520, 66, 46, '#C9BDAE') +
  oval(600, 500, 17, 12, '#D98A84');

const eyes = () =>
  circle(548, 430, 27, '#1C120C') +
  circle(652, 430, 27, '#1C120C') +
  circle(556, 422, 8, '#fff') +
  circle(660, 422, 8, '#fff');

const paws = (fur: string) =>
  oval(500, 610, 40, 24, fur) +
  oval(700, 612, 40, 24, fur) +
  stroke('M476 618v16M496 624v16M516 620v16M680 622v16M700 626v16M720 620v16', INK, 5);

/** A possum looking out of the roof. */
export const possum: Scene = rng => {
  const ceiling = rng.pick(['#F0EBE0', '#E9D8C9', '#D9E0DD']);
  const hole = path('M330 250L520 190L700 214L880 180L910 420L840 640L600 690L400 640L310 470Z', '#1C2428');
  const fur = rng.pick(['#7C7468', '#8A7A68', '#6B665E']);
  const whiskers = stroke('M552 516L470 500M552 526L466 534M648 516L730 500M648 526L734 534', TRIM, 3);
  return (
    ceilingBoards(ceiling) +
    stain(880, 760, 150, rng) +
    hole +
    holeEdge() +
    ears(fur) +
    possumFace(fur) +
    eyes() +
    whiskers +
    fluff(rng) +
    paws(fur)
  );
};
