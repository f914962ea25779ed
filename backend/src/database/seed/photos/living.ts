import type { Rng } from '../rng.ts';
import { curtains, outlook, pane, pendant, picture, plant, room, sofa } from './furniture.ts';
import {
  at,
  between,
  circle,
  GLASS_LIGHT,
  HEIGHT,
  INK,
  oval,
  PAINTS,
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

function rug(rng: Rng): string {
  const colour = rng.pick(TEXTILES);
  const outline = poly('300,770 900,770 1010,890 190,890', colour, shade(0.85));
  const stripe = poly('280,800 920,800 945,826 255,826', TRIM, shade(0.5));
  return rng.chance(0.5)
    ? outline + stripe
    : oval(600, 826, 380, 62, colour, shade(0.8)) + oval(600, 826, 300, 46, TRIM, shade(0.25));
}

function coffeeTable(x: number, y: number, rng: Rng): string {
  const colour = rng.pick(TIMBERS);
  const books = rect(x + 40, y - 112, 92, 14, '#A8371F') + rect(x + 46, y - 126, 80, 14, '#1B5166');
  const cup = rect(x + 190, y - 128, 34, 30, TRIM, { rx: 5 });
  return (
    rect(x, y - 98, 290, 20, colour, { rx: 8 }) +
    stroke(`M${x + 30} ${y - 78}L${x + 14} ${y}M${x + 260} ${y - 78}L${x + 276} ${y}`, colour, 12) +
    books +
    cup
  );
}

function bookshelf(x: number, y: number, rng: Rng): string {
  const shelf = (row: number) =>
    rect(12, 24 + row * 104, 176, 88, INK, shade(0.28)) +
    repeat(6, index =>
      rect(
        20 + index * 27,
        34 + row * 104 + (index % 3) * 8,
        20,
        78 - (index % 3) * 8,
        rng.chance(0.25) ? TRIM : rng.pick(STRONGS),
      ),
    );
  return at(x, y, rect(0, 0, 200, 440, rng.pick(TIMBERS)) + repeat(4, shelf));
}

const drapes = (rng: Rng, width: number, x: number) =>
  rng.chance(0.6) ? curtains(x, 96, width, 500, rng.pick([...PAINTS, '#B9C6C8', '#C79A3C'])) : '';

const sunPatch = (width: number, x: number) =>
  poly(`${x + 30},660 ${x + width},660 ${x + width + 130},860 ${x + 60},860`, '#FFE3A0', shade(0.42));

/** A living room with daylight on the floor. */
export const livingRoom: Scene = rng => {
  const width = between(rng, 380, 520);
  const x = between(rng, 110, 200);
  const window = pane('w', x, 120, width, 340, outlook(x, 120, width, 340, rng), rng.int(1, 3));
  const corner = rng.chance(0.5) ? plant(1090, 700, 210, rng) : bookshelf(950, 230, rng);
  const art = picture(x + width + 150, 150, 190, 150, rng);
  const lamp = rng.chance(0.5) ? pendant(between(rng, 700, 860), 130, rng) : '';
  const table = rng.chance(0.6) ? coffeeTable(300, 868, rng) : '';
  return (
    room(rng) +
    window +
    drapes(rng, width, x) +
    (rng.chance(0.6) ? art : '') +
    sunPatch(width, x) +
    rug(rng) +
    corner +
    sofa(between(rng, 560, 640), 762, 370, rng) +
    lamp +
    table
  );
};

const wallUnit = (x: number) =>
  rect(x, 150, 460, 138, '#fff', { rx: 20 }) +
  rect(x, 150, 460, 138, INK, { rx: 20, opacity: 0.05 }) +
  rect(x + 24, 244, 412, 12, INK, { rx: 6, opacity: 0.5 }) +
  rect(x + 24, 262, 412, 12, STEEL, { rx: 6 }) +
  rect(x + 388, 184, 40, 18, '#23634A', { rx: 5 });

const airFlow = (x: number) =>
  repeat(4, index => stroke(`M${x + 70 + index * 105} 310q22 34 -4 66t10 62`, GLASS_LIGHT, 8, shade(0.65)));

const furnitureBelow = (rng: Rng) =>
  rng.chance(0.5)
    ? sofa(430, 800, 420, rng)
    : rect(420, 600, 420, 130, rng.pick(TIMBERS)) +
      plant(500, 600, 130, rng) +
      rect(620, 520, 170, 80, INK, { rx: 6 });

/** A split system high on the wall. */
export const splitSystem: Scene = rng => {
  const x = between(rng, 330, 470);
  const window = pane('w', 40, 130, 210, 380, outlook(40, 130, 210, 380, rng));
  return (
    room(rng, 690) +
    window +
    wallUnit(x) +
    airFlow(x) +
    furnitureBelow(rng) +
    (rng.chance(0.5) ? picture(960, 200, 170, 210, rng) : plant(1060, 760, 240, rng))
  );
};

const slat = (rng: Rng, index: number) => {
  const sag = index < 6 ? between(rng, -1, 1) : between(rng, -11, 13);
  if (rng.chance(index < 6 ? 0 : 0.28)) return '';
  return (
    rect(272 + between(rng, -4, 4), 150 + index * 34, 656, 18, '#EDE8DC', {
      transform: `rotate(${sag.toFixed(1)} ${sag > 0 ? 290 : 910} ${150 + index * 34})`,
    }) +
    rect(276, 166 + index * 34, 648, 3, INK, {
      opacity: 0.14,
      transform: `rotate(${sag.toFixed(1)} ${sag > 0 ? 290 : 910} ${150 + index * 34})`,
    })
  );
};

/** A venetian blind with its slats hanging anyhow. */
export const brokenBlind: Scene = rng => {
  const view = outlook(260, 110, 680, 560, rng);
  const cords = stroke('M380 130L392 640M800 130Q770 420 840 730', '#C9BDA8', 5);
  return (
    rect(0, 0, WIDTH, HEIGHT, rng.pick(PAINTS)) +
    pane('w', 260, 110, 680, 560, view, 1) +
    repeat(13, index => slat(rng, index)) +
    rect(262, 116, 676, 30, '#DCD5C6') +
    cords +
    circle(842, 738, 11, '#C9BDA8') +
    rect(360, 752, 470, 16, '#EDE8DC', { transform: 'rotate(4 600 760)' })
  );
};
