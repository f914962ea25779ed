import type { Rng } from '../rng.ts';
import { door, outlook, pane, picture, plant, room, tiledWall } from './furniture.ts';
import {
  at,
  between,
  blob,
  circle,
  group,
  HEIGHT,
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
  WATER_STAIN,
  WATTLE,
  WIDTH,
} from './kit.ts';

const drop = (x: number, y: number, size: number) =>
  path(
    `M${x} ${y - size}Q${x + size * 0.8} ${y + size * 0.4} ${x} ${y + size}Q${x - size * 0.8} ${y + size * 0.4} ${x} ${y - size}Z`,
    '#6E9FB2',
  );

export function stain(x: number, y: number, size: number, rng: Rng): string {
  const ring = (share: number, opacity: number) =>
    path(blob(x, y, size * share, size * share * 0.55, rng), WATER_STAIN, shade(opacity));
  return (
    ring(1, 0.28) +
    ring(0.82, 0.3) +
    path(blob(x, y, size * 0.62, size * 0.34, rng), '#F0E6D2', shade(0.75)) +
    ring(0.4, 0.42)
  );
}

/** The ceiling from below: its corner, a lamp and the walls under it. */
function ceilingCorner(rng: Rng): string {
  const wall = rng.pick(PAINTS);
  const ceiling = poly(`0,0 ${WIDTH},0 ${WIDTH},330 430,470 0,300`, '#F7F4EC');
  const left =
    poly(`0,300 430,470 430,${HEIGHT} 0,${HEIGHT}`, wall) +
    poly(`0,300 430,470 430,${HEIGHT} 0,${HEIGHT}`, INK, shade(0.09));
  const right = poly(`430,470 ${WIDTH},330 ${WIDTH},${HEIGHT} 430,${HEIGHT}`, wall);
  const cornice =
    stroke('M0 300L430 470L1200 330', TRIM, 26) + stroke('M0 314L430 486L1200 344', INK, 4, shade(0.16));
  return ceiling + left + right + cornice;
}

const oyster = (x: number, y: number) =>
  oval(x, y, 110, 52, '#E3DCCB') + oval(x, y - 8, 96, 42, '#FFF3CF') + oval(x - 20, y - 14, 30, 10, '#fff');

/** Rings of old water on a ceiling, and the next drop. */
export const ceilingStain: Scene = rng => {
  const [x, y] = [between(rng, 480, 720), between(rng, 170, 260)];
  const marks =
    stain(x, y, between(rng, 200, 280), rng) + (rng.chance(0.6) ? stain(x - 250, y + 60, 110, rng) : '');
  const drips = rng.chance(0.7) ? drop(x + 10, y + 130, 17) + drop(x - 6, y + 290, 20) : '';
  const peeling = rng.chance(0.5)
    ? path(blob(x + 90, y - 20, 60, 26, rng), '#D9CDB4') +
      stroke(`M${x + 50} ${y - 16}q40 34 84 6`, '#B9A98A', 5)
    : '';
  const wall = rng.chance(0.5)
    ? rect(760, 560, 260, 340, TRIM) + rect(784, 584, 212, 316, rng.pick(STRONGS))
    : tiledWall(452, 640, 748, 260, 66, '#C9D8D4');
  return ceilingCorner(rng) + wall + marks + peeling + drips + oyster(between(rng, 900, 1000), 150);
};

const speck = (rng: Rng, x: number, y: number, spread: number) => {
  const [dx, dy] = [rng.normal() * spread, Math.abs(rng.normal()) * spread * 0.6];
  return circle(
    x + dx,
    y + dy,
    between(rng, 2, 11),
    rng.pick(['#2E3A36', '#3C4640', '#4A534B']),
    shade(between(rng, 0.35, 0.9)),
  );
};

const patches = (rng: Rng) =>
  repeat(120, () => speck(rng, 430, 486, 86)) +
  repeat(80, index => speck(rng, 440 + index * 6, 476 - index, 30)) +
  repeat(50, index => speck(rng, 410 - index * 6, 462 - index * 2, 24));

const haze = (rng: Rng) =>
  path(blob(450, 530, 190, 120, rng), '#5A6558', shade(0.2)) +
  path(blob(590, 470, 200, 60, rng), '#5A6558', shade(0.16));

const drape = (rng: Rng) =>
  rng.chance(0.6)
    ? rect(720, 440, 90, 460, rng.pick(TEXTILES)) +
      repeat(3, index => rect(736 + index * 26, 440, 7, 460, INK, shade(0.16)))
    : '';

const robe = (rng: Rng) =>
  rect(60, 520, 250, 380, rng.pick(TIMBERS)) +
  rect(182, 520, 5, 380, INK, shade(0.4)) +
  rect(160, 690, 9, 60, INK) +
  rect(200, 690, 9, 60, INK);

/** Black mould where two walls meet the ceiling. */
export const mould: Scene = rng => {
  const window = group('translate(0 40)', pane('w', 800, 440, 280, 330, outlook(800, 440, 280, 330, rng)));
  return (
    ceilingCorner(rng) + window + drape(rng) + (rng.chance(0.6) ? robe(rng) : '') + haze(rng) + patches(rng)
  );
};

const hall = (rng: Rng) =>
  room(rng, 620) +
  door(130, 180, 230, 440, rng.pick(STRONGS)) +
  (rng.chance(0.5)
    ? door(880, 180, 210, 440, rng.pick([TRIM, '#C9BDAE', '#D9E0DD']))
    : picture(900, 220, 190, 230, rng));

const pail = (colour: string) =>
  poly('500,600 700,600 676,806 524,806', colour) +
  oval(600, 600, 100, 20, INK, shade(0.75)) +
  oval(600, 606, 84, 14, '#6E9FB2') +
  stroke('M502 604Q470 720 540 736', STEEL, 8) +
  poly('530,620 556,620 556,800 544,800', '#fff', shade(0.25));

const towel = (rng: Rng) =>
  rng.chance(0.6)
    ? path(blob(820, 800, 150, 46, rng), rng.pick(['#E9D8C9', '#CBD6D4', '#B4593C'])) +
      stroke('M710 806q60 -24 120 -4t110 -10', '#fff', 6, shade(0.5))
    : '';

/** A bucket in the hallway under a drip. */
export const bucket: Scene = rng => {
  const colour = rng.pick(['#1B5166', '#A8371F', '#23634A', WATTLE, STEEL]);
  const leak =
    stain(600, 24, 170, rng) + rect(0, 0, WIDTH, 4, TRIM) + drop(604, 250, 19) + drop(600, 420, 21);
  const puddle =
    path(blob(610, 806, 250, 44, rng), '#8FB4C2', shade(0.75)) + oval(560, 800, 80, 8, '#fff', shade(0.5));
  return hall(rng) + leak + puddle + towel(rng) + pail(colour);
};

const flake = (rng: Rng) => {
  const [x, y] = [between(rng, 60, 1140), between(rng, 545, 650)];
  return (
    path(
      blob(x, y, between(rng, 22, 70), between(rng, 14, 40), rng),
      rng.pick(['#B9A98A', '#C9BDA8', '#A8927A']),
    ) + stroke(`M${x - 20} ${y - 12}q24 -20 46 0`, '#fff', 5, shade(0.7))
  );
};

const bubbles = (rng: Rng) =>
  repeat(16, () =>
    circle(between(rng, 30, 1170), between(rng, 530, 600), between(rng, 5, 13), '#fff', shade(0.5)),
  );

const chestOfDrawers = (rng: Rng) =>
  rect(780, 420, 280, 270, rng.pick(TIMBERS)) +
  repeat(
    3,
    row => rect(796, 440 + row * 80, 248, 66, INK, shade(0.14)) + circle(920, 473 + row * 80, 9, INK),
  ) +
  plant(920, 420, 140, rng);

const skirting = () =>
  poly(`0,668 500,662 640,640 720,664 ${WIDTH},668 ${WIDTH},704 0,704`, TRIM) +
  stroke('M560 654L700 646', INK, 5, shade(0.5));

/** Paint coming off the foot of a damp wall. */
export const dampWall: Scene = rng => {
  const floorTop = 700;
  const line = 'M0 500C160 476 240 540 400 512S640 470 780 506S1040 540 1200 498';
  const tide = `${line}V${floorTop}H0Z`;
  return (
    room(rng, floorTop) +
    path(tide, WATER_STAIN, shade(0.32)) +
    stroke(line, '#8E6B3B', 5, shade(0.5)) +
    at(0, 40, stroke(line, '#8E6B3B', 4, shade(0.25))) +
    repeat(12, () => flake(rng)) +
    bubbles(rng) +
    skirting() +
    (rng.chance(0.6) ? chestOfDrawers(rng) : picture(480, 120, 240, 190, rng))
  );
};
