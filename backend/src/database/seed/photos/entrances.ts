import type { Rng } from '../rng.ts';
import { plant, tiles } from './furniture.ts';
import {
  BRICKS,
  between,
  circle,
  GLASS,
  GLASS_LIGHT,
  group,
  INK,
  lettering,
  letteringWidth,
  PAINTS,
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
import { shrub } from './scenery.ts';

/** A sheet of paper stuck to something, with hand lettering. */
function sign(x: number, y: number, lines: readonly string[], tilt: number, size = 40): string {
  const widest = Math.max(...lines.map(line => letteringWidth(line, size)));
  const [w, h] = [widest + 70, lines.length * size * 1.6 + 60];
  const words = lines.map((line, row) =>
    lettering(line, -letteringWidth(line, size) / 2, -h / 2 + 44 + row * size * 1.6, size, '#A8371F'),
  );
  const tape =
    rect(-w / 2 - 20, -h / 2 - 12, 76, 26, '#E9D9A8', {
      opacity: 0.85,
      transform: `rotate(-30 ${-w / 2 + 10} ${-h / 2})`,
    }) +
    rect(w / 2 - 56, -h / 2 - 12, 76, 26, '#E9D9A8', {
      opacity: 0.85,
      transform: `rotate(30 ${w / 2 - 10} ${-h / 2})`,
    });
  return group(
    `translate(${x} ${y}) rotate(${tilt})`,
    rect(-w / 2 + 6, -h / 2 + 8, w, h, INK, shade(0.2)) +
      rect(-w / 2, -h / 2, w, h, TRIM) +
      words.join('') +
      tape,
  );
}

function liftDoor(x: number, steel: string): string {
  const leaves =
    rect(x, 210, 150, 520, steel) + rect(x + 154, 210, 150, 520, steel) + rect(x + 150, 210, 4, 520, INK);
  const sheen =
    poly(`${x + 20},730 ${x + 90},210 ${x + 124},210 ${x + 54},730`, '#fff', shade(0.16)) +
    poly(`${x + 180},730 ${x + 250},210 ${x + 276},210 ${x + 206},730`, '#fff', shade(0.12));
  return rect(x - 26, 184, 356, 546, '#6F7B7E') + leaves + sheen + rect(x + 92, 120, 120, 46, INK, { rx: 6 });
}

const floorNumbers = () =>
  rect(354, 140, 20, 6, '#F28C5A') +
  rect(390, 140, 20, 6, '#F28C5A') +
  stroke('M836 138l11 -8v28M860 130h17l-13 28', WATTLE, 5);

const buttons = (rng: Rng) =>
  rect(574, 430, 56, 130, '#D9DEDD', { rx: 8 }) +
  circle(602, 466, 16, TRIM) +
  circle(602, 520, 16, rng.chance(0.5) ? WATTLE : TRIM);

const words = (rng: Rng) =>
  rng.pick([
    ['OUT OF', 'ORDER'],
    ['OUT OF', 'ORDER'],
    ['LIFT OUT', 'OF ORDER'],
  ]);

const tape = (rng: Rng) =>
  rng.chance(0.5)
    ? group(
        'rotate(-6 390 600)',
        rect(196, 584, 372, 36, WATTLE) +
          repeat(8, index =>
            poly(
              `${206 + index * 46},620 ${226 + index * 46},584 ${246 + index * 46},584 ${226 + index * 46},620`,
              INK,
            ),
          ),
      )
    : '';

/** Two lift doors, one with a sign. */
export const liftOutOfOrder: Scene = rng => {
  const wall = rng.pick([...PAINTS, '#8FA3A4', '#C9A57A']);
  const steel = rng.pick(['#A9B4B6', '#B9BFBC', '#C9BFA9', '#94A2A6']);
  return (
    rect(0, 0, WIDTH, 730, wall) +
    rect(0, 690, WIDTH, 40, INK, shade(0.12)) +
    tiles(730, rng.pick(['#B9C2BF', '#8E979B', '#C9BDAE'])) +
    liftDoor(230, steel) +
    liftDoor(700, steel) +
    floorNumbers() +
    buttons(rng) +
    sign(382, 400, words(rng), between(rng, -5, 5)) +
    tape(rng) +
    (rng.chance(0.5) ? plant(1120, 780, 210, rng) : '')
  );
};

const timber = (panelling: string) =>
  rect(0, 0, 470, 700, panelling) + repeat(16, index => rect(index * 30, 0, 3, 700, INK, shade(0.18)));

const doors = (rng: Rng) =>
  rect(560, 150, 500, 550, TRIM) +
  rect(580, 170, 220, 530, GLASS_LIGHT) +
  rect(820, 170, 220, 530, GLASS_LIGHT) +
  shrub(690, 690, 90, rng) +
  shrub(930, 696, 110, rng) +
  poly('600,700 720,170 780,170 660,700', '#fff', shade(0.2)) +
  rect(784, 420, 9, 120, INK) +
  rect(827, 420, 9, 120, INK);

const lamps = () =>
  repeat(3, index => rect(130 + index * 130, 0, 4, 110, INK) + circle(132 + index * 130, 132, 34, '#FFE3A0'));

const bench = (rng: Rng) =>
  rect(90, 590, 300, 26, INK, { rx: 8 }) +
  rect(110, 616, 20, 84, INK) +
  rect(350, 616, 20, 84, INK) +
  rect(150, 548, 90, 44, rng.pick(STRONGS), { rx: 10 });

/** A clean entrance hall. */
export const lobby: Scene = rng => {
  const panelling = rng.pick(TIMBERS);
  const mat = poly('600,740 1020,740 1060,820 570,820', '#3E4C52');
  const shine = poly('620,830 1000,830 1060,900 560,900', '#fff', shade(0.18));
  return (
    rect(0, 0, WIDTH, 700, rng.pick(PAINTS)) +
    timber(panelling) +
    tiles(700, rng.pick(['#C9BDAE', '#B9C2BF', '#DAD3C6'])) +
    doors(rng) +
    lamps() +
    bench(rng) +
    mat +
    shine +
    plant(470, 760, 230, rng)
  );
};

function letterbox(x: number, y: number, broken: boolean, rng: Rng): string {
  const metal = '#A9B4B6';
  const shut =
    rect(x, y, 118, 86, metal) +
    rect(x + 18, y + 16, 82, 12, INK, { rx: 5, opacity: 0.7 }) +
    circle(x + 96, y + 60, 8, INK, shade(0.6));
  if (!broken) return shut + (rng.chance(0.2) ? rect(x + 26, y + 4, 70, 20, TRIM) : '');
  const flap = poly(
    `${x + 4},${y + 84} ${x + 122},${y + 70} ${x + 138},${y + 128} ${x + 16},${y + 150}`,
    '#8D999C',
  );
  return (
    rect(x, y, 118, 86, '#1C2428') +
    flap +
    rect(x + 30, y + 46, 60, 34, TRIM, { transform: `rotate(-8 ${x + 60} ${y + 60})` })
  );
}

const boxes = (rng: Rng) =>
  repeat(24, index =>
    letterbox(
      150 + (index % 6) * 132,
      110 + Math.floor(index / 6) * 104,
      rng.chance(0.2) || index === 14,
      rng,
    ),
  );

const paper = (rng: Rng) =>
  repeat(11, () =>
    rect(
      between(rng, 120, 1000),
      between(rng, 700, 850),
      between(rng, 70, 120),
      between(rng, 44, 66),
      rng.pick([TRIM, '#E9D9A8', '#DCE9EE']),
      { transform: `rotate(${rng.int(-30, 30)} 600 780)` },
    ),
  );

const parcel = (x: number, y: number, w: number) =>
  rect(x, y, w, w * 0.7, '#B98A5E') +
  rect(x + w * 0.42, y, w * 0.14, w * 0.7, '#D8BE98') +
  poly(`${x},${y} ${x + w * 0.3},${y - w * 0.2} ${x + w * 0.5},${y}`, '#A37A50');

/** A bank of letterboxes, some of them forced. */
export const mailroom: Scene = rng => {
  return (
    rect(0, 0, WIDTH, 680, rng.pick([...PAINTS, ...BRICKS])) +
    tiles(680, rng.pick(['#B4BDBA', '#C9BDAE'])) +
    rect(130, 90, 832, 436, '#6F7B7E') +
    boxes(rng) +
    rect(1000, 120, 130, 180, '#8B6546') +
    repeat(4, index => rect(1016, 140 + index * 40, 96, 26, TRIM)) +
    paper(rng) +
    parcel(190, 590, 170) +
    parcel(870, 610, 130)
  );
};

const brickWall = (wall: string) =>
  rect(0, 0, WIDTH, 780, wall) +
  repeat(
    20,
    row =>
      rect(0, row * 40, 640, 4, '#fff', shade(0.22)) +
      repeat(6, column => rect(column * 116 + (row % 2) * 58, row * 40, 4, 40, '#fff', shade(0.22))),
  );

const wires = () =>
  stroke('M270 240Q240 330 330 360', '#A8371F', 8) +
  stroke('M330 220Q380 300 340 370', '#1B5166', 8) +
  stroke('M390 250Q420 330 350 380', WATTLE, 8);

const intercomButtons = (rng: Rng) =>
  repeat(12, index =>
    rect(-80 + (index % 3) * 58, -70 + Math.floor(index / 3) * 56, 42, 34, rng.chance(0.15) ? INK : TRIM, {
      rx: 6,
    }),
  );

const panel = (rng: Rng) =>
  group(
    `translate(330 490) rotate(${rng.int(9, 17)})`,
    rect(-110, -150, 220, 330, STEEL, { rx: 12 }) +
      repeat(5, index => rect(-64, -124 + index * 9, 128, 4, INK, shade(0.6))) +
      intercomButtons(rng),
  );

const doorway = (rng: Rng) =>
  rect(640, 60, 560, 720, '#2A363C') +
  rect(640, 60, 560, 30, TRIM) +
  poly('680,90 980,150 980,800 680,780', rng.pick(STRONGS)) +
  poly('730,160 930,196 930,470 730,450', GLASS) +
  rect(944, 470, 14, 110, '#C7B27A', { rx: 6 });

const brick = () =>
  poly('960,780 1080,770 1090,826 966,838', '#B4593C') + poly('960,780 1080,770 1066,756 952,764', '#C97A5E');

const stickyTape = (rng: Rng) =>
  rng.chance(0.5) ? group('rotate(-12 330 440)', rect(220, 430, 230, 30, '#E9D9A8', shade(0.85))) : '';

/** An intercom hanging by its wires, and a door propped open. */
export const intercom: Scene = rng => {
  const wall = rng.pick(BRICKS);
  const cavity = rect(200, 190, 240, 380, '#1C2428', { rx: 8 });
  return (
    brickWall(wall) +
    doorway(rng) +
    rect(0, 780, WIDTH, 120, '#A9A498') +
    cavity +
    wires() +
    panel(rng) +
    stickyTape(rng) +
    brick()
  );
};
