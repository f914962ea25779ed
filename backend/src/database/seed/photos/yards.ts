import type { Rng } from '../rng.ts';
import { plant } from './furniture.ts';
import {
  at,
  BRICKS,
  between,
  circle,
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
import { bin, gum, palings, roofs, shrub, sky, treeRow } from './scenery.ts';

export const LAWNS = ['#8FAE7C', '#9DB582', '#A9B27C', '#86A878'];

export const tufts = (rng: Rng, top: number) =>
  repeat(34, () =>
    stroke(
      `M${between(rng, 0, WIDTH).toFixed(0)} ${between(rng, top, HEIGHT).toFixed(0)}l7 -17l7 17`,
      '#5F7F68',
      4,
      shade(0.6),
    ),
  );

function clothesHoist(x: number, y: number, rng: Rng): string {
  const arms =
    stroke('M-210 -250L210 -250M-150 -218L150 -282M-150 -282L150 -218', STEEL, 9) +
    stroke('M-204 -250Q0 -190 204 -250M-120 -262Q0 -232 120 -262', STEEL, 3);
  const washing = repeat(4, index =>
    rect(-180 + index * 96, -244, 66, rng.int(64, 104), rng.pick([...STRONGS, TRIM, '#DCE9EE'])),
  );
  return at(x, y, rect(-8, -270, 16, 270, STEEL) + arms + washing);
}

function shed(x: number, y: number, rng: Rng): string {
  const colour = rng.pick(['#CBD6D4', '#5F7F68', '#C9BDAE', '#4E6A78']);
  return at(
    x,
    y,
    rect(0, -210, 250, 210, colour) +
      repeat(12, index => rect(index * 21, -210, 4, 210, INK, shade(0.14))) +
      poly('-16,-206 125,-276 266,-206', STEEL) +
      rect(76, -164, 98, 164, INK, shade(0.35)) +
      circle(158, -84, 6, TRIM),
  );
}

function lemonTree(x: number, y: number, rng: Rng): string {
  const fruit = repeat(11, () => oval(between(rng, -90, 90), between(rng, -260, -130), 13, 16, WATTLE));
  return at(
    x,
    y,
    rect(-13, -130, 26, 130, '#8A7A68') +
      oval(0, -200, 124, 106, '#4F7460') +
      oval(-40, -230, 60, 46, '#6F8F6E') +
      fruit,
  );
}

const lawn = (rng: Rng) =>
  rect(0, 520, WIDTH, 380, rng.pick(LAWNS)) +
  repeat(4, index => rect(0, 560 + index * 90, WIDTH, 40, '#fff', shade(0.07))) +
  tufts(rng, 540);

const middleOfLawn = (rng: Rng) =>
  rng.chance(0.6)
    ? clothesHoist(between(rng, 560, 680), 760, rng)
    : oval(620, 760, 150, 30, '#8B6546') +
      repeat(9, index =>
        path('M0 0C-22 -44 -14 -70 0 -84C14 -70 22 -44 0 0Z', '#5F7F68', {
          transform: `translate(${500 + index * 30} 756)`,
        }),
      );

const gardenBed = (rng: Rng) =>
  rect(0, 520, WIDTH, 30, '#7C5F42') +
  repeat(9, index => shrub(40 + index * 142, 528, between(rng, 46, 76), rng));

/** A back yard or a courtyard. */
export const garden: Scene = rng => {
  const pots = rng.chance(0.5) ? plant(1090, 850, 170, rng) : '';
  return (
    sky(rng, 420) +
    gum(between(rng, 120, 260), 440, 370, rng) +
    (rng.chance(0.5) ? gum(980, 430, 330, rng) : roofs(640, 180, 560, 240, rng)) +
    palings(0, 520, WIDTH, 200, rng.pick(['#B8A88E', '#9AA3A4', '#A98C6C'])) +
    lawn(rng) +
    gardenBed(rng) +
    shed(rng.pick([40, 880]), 600, rng) +
    lemonTree(rng.pick([360, 820]), 700, rng) +
    middleOfLawn(rng) +
    pots
  );
};

const brickWall = (wall: string) =>
  rect(0, 0, 380, 760, wall) +
  repeat(
    19,
    row =>
      rect(0, row * 40, 380, 4, '#fff', shade(0.22)) +
      repeat(4, column => rect(column * 104 + (row % 2) * 52, row * 40, 4, 40, '#fff', shade(0.22))),
  );

const footpath = () =>
  poly('380,760 820,760 960,900 240,900', '#B4B5AC') + stroke('M430 820H880', INK, 4, shade(0.25));

const gateBoards = (rng: Rng) =>
  repeat(7, index =>
    rect(index * 56, -430 + (index % 2) * 8, 52, 430, rng.pick(['#9C7350', '#A98C6C', '#8B6546'])),
  );

const gateLeaf = (rng: Rng) =>
  group(
    `translate(420 760) rotate(${rng.int(2, 6)})`,
    gateBoards(rng) +
      rect(-6, -370, 410, 26, INK, shade(0.28)) +
      rect(-6, -90, 410, 26, INK, shade(0.28)) +
      stroke('M20 -80L370 -350', '#6B5138', 22),
  );

const latch = () =>
  group('translate(812 420) rotate(34)', rect(-40, -12, 90, 24, STEEL, { rx: 6 }) + circle(40, 0, 16, INK)) +
  circle(816, 380, 8, INK) +
  circle(818, 456, 8, INK);

/** A side gate off its latch. */
export const gate: Scene = rng => {
  const wall = rng.pick(BRICKS);
  const post = rect(840, 260, 44, 500, '#7C5F42');
  const right = palings(884, 760, 340, 470, '#B8A88E');
  const bins =
    bin(150, 850, rng.pick(['#A8371F', WATTLE, '#23634A'])) + (rng.chance(0.6) ? bin(290, 860, WATTLE) : '');
  return (
    sky(rng, 500) +
    treeRow(380, 120, 820, 420, rng) +
    rect(0, 700, WIDTH, 200, rng.pick(LAWNS)) +
    brickWall(wall) +
    footpath() +
    right +
    post +
    gateLeaf(rng) +
    latch() +
    bins
  );
};

const night = (rng: Rng) =>
  rect(0, 0, WIDTH, HEIGHT, '#142229') +
  repeat(26, () =>
    circle(between(rng, 0, WIDTH), between(rng, 0, 300), between(rng, 1.5, 3.5), '#DCE9EE', shade(0.7)),
  ) +
  circle(between(rng, 160, 1040), 120, 46, '#E6E4D2');

const houses = (rng: Rng) =>
  repeat(
    4,
    index =>
      poly(`${index * 320 - 60},470 ${index * 320 + 90},330 ${index * 320 + 240},470`, '#0E181D') +
      rect(index * 320 - 30, 468, 240, 200, '#0E181D') +
      (rng.chance(0.4) ? rect(index * 320 + 66, 404, 46, 50, '#FFE3A0', shade(0.85)) : ''),
  );

const lamp = () =>
  rect(850, 200, 16, 520, '#3E4C52') +
  stroke('M858 206Q858 160 780 164', '#3E4C52', 14) +
  poly('740,160 806,160 794,190 752,190', '#3E4C52');

const glow = (rng: Rng) =>
  rng.chance(0.35)
    ? poly('752,190 794,190 900,720 640,720', '#FFE3A0', shade(0.13))
    : stroke('M760 200l-10 18M774 202v20M788 200l10 18', '#5F6E75', 4);

const ground = () =>
  rect(0, 700, WIDTH, 200, '#1E2B31') +
  poly('500,700 640,700 860,900 260,900', '#2A3940') +
  oval(640, 842, 130, 16, '#3B4E57');

const entry = () =>
  rect(170, 450, 150, 250, '#20303A') +
  rect(184, 464, 122, 236, '#2E4350') +
  circle(290, 590, 7, '#C7B27A') +
  rect(220, 410, 46, 26, '#3E4C52') +
  stroke('M243 436v14', '#5F6E75', 4);

const cat = (rng: Rng) =>
  rng.chance(0.4)
    ? at(
        1010,
        512,
        path('M-40 0Q-46 -60 0 -62Q46 -60 40 0Z', '#0A1216') +
          poly('-10,-60 -20,-92 4,-74 24,-92 26,-58', '#0A1216') +
          circle(2, -66, 4, WATTLE) +
          circle(16, -66, 4, WATTLE),
      )
    : '';

/** The lane behind the house after dark. */
export const darkLane: Scene = rng => {
  const fence = palings(0, 700, WIDTH, 190, '#2C3B41');
  return (
    night(rng) +
    houses(rng) +
    fence +
    entry() +
    lamp() +
    ground() +
    glow(rng) +
    group('', bin(500, 800, '#3E4C52') + bin(1040, 810, '#3E4C52'), { opacity: 0.7 }) +
    cat(rng)
  );
};
