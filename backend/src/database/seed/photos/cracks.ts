import type { Rng } from '../rng.ts';
import { boards, cabinets, door, outlook, pane, plant, railing, room, tiles } from './furniture.ts';
import {
  at,
  BRICKS,
  between,
  blob,
  circle,
  crackLine,
  group,
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
  WATTLE,
  WIDTH,
} from './kit.ts';
import { palings, shrub, sky } from './scenery.ts';

const crackedWall = (rng: Rng, wall: string, brick: boolean) =>
  brick
    ? rect(0, 0, WIDTH, 740, rng.pick(BRICKS)) +
      repeat(
        24,
        row =>
          rect(0, row * 31, WIDTH, 4, '#fff', shade(0.25)) +
          repeat(13, column => rect(column * 98 + (row % 2) * 49, row * 31, 4, 31, '#fff', shade(0.25))),
      )
    : room(rng, 740) + rect(0, 27, WIDTH, 687, wall);

const doorOrWindow = (rng: Rng, x: number) =>
  rng.chance(0.65)
    ? door(x, 300, 280, 440, rng.pick(STRONGS))
    : pane('w', x, 330, 300, 320, outlook(x, 330, 300, 320, rng));

const flakes = (rng: Rng, x: number) =>
  repeat(7, () =>
    poly('0,0 16,5 8,16', '#F7F4EC', {
      transform: `translate(${(x + between(rng, 240, 420)).toFixed(0)} ${between(rng, 752, 800).toFixed(0)})`,
    }),
  );

const cracked = (line: string, branch: string) =>
  stroke(line, INK, 15, shade(0.28)) + stroke(line, INK, 7, shade(0.9)) + stroke(branch, INK, 5, shade(0.8));

/** A crack from the corner of a door or window up to the ceiling. */
export const crack: Scene = rng => {
  const x = between(rng, 380, 560);
  const wall = rng.pick(PAINTS);
  const brick = rng.chance(0.3);
  const line = crackLine([x + 268, 268], [x + between(rng, 380, 460), 40], rng);
  const branch = crackLine([x + 330, 160], [x + 520, 190], rng);
  const floorLine = brick ? rect(0, 740, WIDTH, 160, '#A9A498') : '';
  return (
    crackedWall(rng, wall, brick) + floorLine + doorOrWindow(rng, x) + cracked(line, branch) + flakes(rng, x)
  );
};

const looseTile = (rng: Rng, colour: string, x: number, y: number, tilt: number) =>
  group(
    `translate(${x} ${y})`,
    path(blob(0, 70, 190, 62, rng), '#6B6458') +
      group(
        `rotate(${tilt})`,
        poly('-130,-66 134,-74 168,26 -166,34', colour) +
          poly('-130,-66 134,-74 168,26 -166,34', '#fff', shade(0.28)) +
          poly('-166,34 168,26 168,52 -166,60', '#5A5348') +
          stroke('M-30 -68L-8 -20L-36 32M-8 -20L60 -34', INK, 5, shade(0.7)),
      ),
  );

const rubble = (rng: Rng) =>
  repeat(18, () =>
    poly('0,0 18,4 10,16', '#8A8273', {
      transform: `translate(${between(rng, 250, 980).toFixed(0)} ${between(rng, 690, 860).toFixed(0)}) rotate(${rng.int(0, 180)})`,
    }),
  );

const broom = (rng: Rng) =>
  rng.chance(0.4)
    ? stroke('M1060 120L1010 700', '#C9A57A', 16) + poly('960,690 1060,700 1070,790 930,780', '#C79A3C')
    : plant(1070, 640, 180, rng);

/** Balcony tiles standing up off their bed. */
export const liftingTiles: Scene = rng => {
  const colour = rng.pick(['#C9BDAE', '#A9B4B6', '#B4593C', '#D8CDB9']);
  return (
    sky(rng, 430) +
    rect(0, 330, WIDTH, 100, '#A9BDB4') +
    railing(430, 220, rng.pick([INK, STEEL]), rng) +
    tiles(430, colour) +
    broom(rng) +
    looseTile(rng, colour, 430, 620, -7) +
    looseTile(rng, colour, 730, 700, 6) +
    rubble(rng)
  );
};

const hole = (x: number) =>
  path(
    `M${x} 560l34 18l30 -26l36 22l40 -20l22 24l44 150l-30 -14l-40 30l-44 -26l-52 28l-40 -24l-44 22Z`,
    '#1C2428',
  );

const splinters = (x: number) =>
  stroke(
    `M${x + 34} 578l16 40M${x + 98} 574l-8 46M${x + 140} 752l-10 -50M${x + 50} 756l10 -46`,
    '#D8BE98',
    13,
  );

const brokenBoard = (rng: Rng, x: number) =>
  group(
    `translate(${x + 360} 730) rotate(${rng.int(10, 28)})`,
    rect(-190, -30, 340, 58, '#C9A57A') +
      rect(-190, 18, 340, 10, INK, shade(0.35)) +
      poly('150,-30 196,-10 164,2 186,28 150,28', '#C9A57A') +
      circle(-150, 0, 7, '#6B3A22') +
      circle(-120, -8, 7, '#6B3A22'),
  );

const weeds = (x: number) =>
  repeat(4, index =>
    path(
      'M0 0C-8 -30 -20 -44 -30 -60C-10 -50 0 -34 2 -20C8 -44 20 -56 34 -70C26 -40 14 -20 8 0Z',
      '#5F7F68',
      { transform: `translate(${x + 30 + index * 36} 720) scale(${index % 2 ? 1.1 : 0.8})` },
    ),
  );

const garden = (rng: Rng) =>
  palings(0, 360, WIDTH, 190, '#B8A88E') +
  repeat(5, index => shrub(100 + index * 260, 372, between(rng, 70, 120), rng));

const rail = (rng: Rng, timber: string) =>
  rng.chance(0.6)
    ? rect(0, 250, WIDTH, 22, timber) + repeat(9, index => rect(60 + index * 140, 250, 18, 160, timber))
    : '';

/** A deck with a board gone. */
export const deck: Scene = rng => {
  const timber = rng.pick(['#9C7350', '#8B6546', '#A98C6C', '#8E867A']);
  const planks = boards(400, timber, rng);
  const x = between(rng, 430, 560);
  const joist = poly(`${x + 4},640 ${x + 190},632 ${x + 200},668 ${x - 4},678`, '#4A3B2C');
  const nails = repeat(10, () => circle(between(rng, 60, 1140), between(rng, 470, 860), 6, '#6B3A22'));
  return (
    sky(rng, 400) +
    garden(rng) +
    rail(rng, timber) +
    planks +
    rect(0, 400, WIDTH, 8, INK, shade(0.3)) +
    hole(x) +
    joist +
    weeds(x) +
    splinters(x) +
    brokenBoard(rng, x) +
    nails
  );
};

const roomWithDoor = (rng: Rng) =>
  room(rng, 560) +
  (rng.chance(0.5)
    ? door(860, 130, 220, 430, rng.pick(STRONGS))
    : cabinets(760, 300, 440, 260, 3, rng.pick(['#E7DCC6', '#CBD6D4', '#5F7F68'])));

const levelBody = (rng: Rng) =>
  rect(-330, -46, 660, 92, rng.pick([WATTLE, '#C0704A', '#A9BDC2']), { rx: 10 }) +
  rect(-330, 26, 660, 20, INK, { rx: 8, opacity: 0.2 });

const vial = () =>
  rect(-92, -30, 184, 58, '#DDEBA8', { rx: 26 }) +
  rect(-26, -30, 4, 58, INK) +
  rect(22, -30, 4, 58, INK) +
  oval(60, -2, 28, 18, '#F7FBE0', { stroke: '#8FA24A', 'stroke-width': 4 });

const pen = (rng: Rng) =>
  group(
    `translate(${between(rng, 880, 980).toFixed(0)} 650) rotate(${rng.int(-24, -8)})`,
    rect(-80, -9, 150, 18, '#1B5166', { rx: 9 }) + poly('70,-9 94,0 70,9', INK),
  );

/** A spirit level on a floor that is not. */
export const slopingFloor: Scene = rng => {
  const ends = circle(-250, 0, 30, INK, shade(0.25)) + circle(250, 0, 30, INK, shade(0.25));
  const roll = stroke('M700 640q26 -16 52 0M760 650q26 -16 52 0', INK, 6, shade(0.4));
  const wedge = group('rotate(-3 420 760)', at(430, 760, levelBody(rng) + vial() + ends));
  return roomWithDoor(rng) + wedge + pen(rng) + roll;
};
