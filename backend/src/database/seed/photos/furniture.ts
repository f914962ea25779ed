import type { Rng } from '../rng.ts';
import {
  at,
  between,
  circle,
  clipped,
  GLASS_LIGHT,
  HEIGHT,
  INK,
  LEAVES,
  oval,
  PAINTS,
  path,
  poly,
  rect,
  repeat,
  SKIES,
  STEEL,
  STRONGS,
  shade,
  stroke,
  TEXTILES,
  TIMBERS,
  TRIM,
  WATTLE,
  WIDTH,
} from './kit.ts';
import { hills, roofs, skyline, treeRow } from './scenery.ts';

/** Floorboards running away from the viewer, from `top` down. */
export function boards(top: number, colour: string, rng: Rng): string {
  const lines = repeat(17, index => {
    const near = -900 + index * 190 + between(rng, -12, 12);
    return stroke(`M${near} ${HEIGHT}L${600 + (near - 600) * 0.5} ${top}`, INK, 2.5, shade(0.16));
  });
  return rect(0, top, WIDTH, HEIGHT - top, colour) + lines;
}

/** Floor tiles, from `top` down. */
export function tiles(top: number, colour: string): string {
  const rows = [0, 0.14, 0.34, 0.62].map(share => top + (HEIGHT - top) * share);
  const across = rows.map(y => rect(0, y, WIDTH, 3, '#fff', shade(0.55))).join('');
  const along = repeat(15, index => {
    const near = -1000 + index * 230;
    return stroke(`M${near} ${HEIGHT}L${600 + (near - 600) * 0.5} ${top}`, '#fff', 3, shade(0.55));
  });
  return rect(0, top, WIDTH, HEIGHT - top, colour) + across + along;
}

function carpet(top: number, colour: string, rng: Rng): string {
  const flecks = repeat(160, () =>
    rect(
      between(rng, 0, WIDTH),
      between(rng, top, HEIGHT),
      9,
      3,
      rng.chance(0.5) ? '#fff' : INK,
      shade(0.12),
    ),
  );
  return rect(0, top, WIDTH, HEIGHT - top, colour) + flecks;
}

/** A floor from `top` down, in boards, tiles or carpet. */
function floor(top: number, rng: Rng): string {
  const kind = rng.pick(['boards', 'boards', 'tiles', 'carpet']);
  if (kind === 'tiles') return tiles(top, rng.pick(['#B9C2BF', '#C9BDAE', '#A9B4B6']));
  if (kind === 'carpet') return carpet(top, rng.pick(['#A79F92', '#8E979B', '#B5A48E']), rng);
  return boards(top, rng.pick(TIMBERS), rng);
}

/** An empty room: wall, cornice, skirting and floor. */
export function room(rng: Rng, floorTop = 640): string {
  const wall = rng.pick(PAINTS);
  return (
    rect(0, 0, WIDTH, floorTop, wall) +
    rect(0, 0, WIDTH, 22, TRIM) +
    rect(0, 22, WIDTH, 5, INK, shade(0.08)) +
    floor(floorTop, rng) +
    rect(0, floorTop - 26, WIDTH, 26, TRIM) +
    rect(0, floorTop, WIDTH, 6, INK, shade(0.16))
  );
}

/** What lies behind a window: trees, roofs, towers or hills. */
export function outlook(x: number, y: number, w: number, h: number, rng: Rng): string {
  const sky = rect(x, y, w, h, rng.pick(SKIES));
  const sun = rng.chance(0.5)
    ? circle(x + w * between(rng, 0.2, 0.8), y + h * 0.25, h * 0.09, WATTLE, shade(0.7))
    : '';
  const views = [hills, treeRow, roofs, skyline];
  return sky + sun + rng.pick(views)(x, y, w, h, rng);
}

/** A window with its frame, its sill and a view. `id` must be its own within the picture. */
export function pane(id: string, x: number, y: number, w: number, h: number, view: string, bars = 1): string {
  const glazing = repeat(bars, index => rect(x + (w * (index + 1)) / (bars + 1) - 5, y, 10, h, TRIM));
  const glint = poly(
    `${x},${y + h * 0.5} ${x + w * 0.34},${y} ${x + w * 0.5},${y} ${x},${y + h * 0.74}`,
    '#fff',
    shade(0.13),
  );
  return (
    rect(x - 16, y - 16, w + 32, h + 32, TRIM) +
    clipped(id, x, y, w, h, view + glint) +
    glazing +
    rect(x - 28, y + h + 14, w + 56, 16, TRIM) +
    rect(x - 28, y + h + 30, w + 56, 6, INK, shade(0.12))
  );
}

/** Curtains to both sides of a window, on a rod. */
export function curtains(x: number, y: number, w: number, h: number, colour: string): string {
  const fall = (left: number) =>
    rect(left, y, 84, h, colour) + repeat(3, fold => rect(left + 16 + fold * 24, y, 7, h, INK, shade(0.12)));
  return rect(x - 100, y - 14, w + 200, 9, INK) + fall(x - 84) + fall(x + w);
}

/** A two-seater whose feet stand on `y`. */
export function sofa(x: number, y: number, w: number, rng: Rng): string {
  const colour = rng.pick(TEXTILES);
  const back =
    rect(x + 20, y - 190, w - 40, 130, colour, { rx: 22 }) +
    rect(x + w / 2 - 2, y - 180, 5, 90, INK, shade(0.18));
  const seat =
    rect(x + 24, y - 104, w - 48, 70, colour, { rx: 14 }) +
    rect(x + 24, y - 104, w - 48, 70, '#fff', { rx: 14, opacity: 0.13 });
  const arms =
    rect(x, y - 140, 52, 118, colour, { rx: 18 }) + rect(x + w - 52, y - 140, 52, 118, colour, { rx: 18 });
  const feet = rect(x + 26, y - 24, 14, 24, INK) + rect(x + w - 40, y - 24, 14, 24, INK);
  const cushion = rng.chance(0.7)
    ? rect(x + 70, y - 172, 84, 80, rng.pick(['#E9D8C9', '#F0EBE0', WATTLE, '#CBD6D4']), {
        rx: 14,
        transform: `rotate(-8 ${x + 110} ${y - 130})`,
      })
    : '';
  return back + seat + arms + cushion + feet;
}

/** A pot plant whose pot stands on `y`. */
export function plant(x: number, y: number, size: number, rng: Rng): string {
  const leaf = rng.pick(LEAVES);
  const stems = repeat(7, index => {
    const lean = -66 + index * 22 + between(rng, -6, 6);
    const tip = size * between(rng, 0.8, 1.1);
    return path(
      `M0 0C${-size * 0.16} ${-tip * 0.4} ${-size * 0.1} ${-tip * 0.8} 0 ${-tip}C${size * 0.1} ${-tip * 0.8} ${size * 0.16} ${-tip * 0.4} 0 0Z`,
      index % 2 ? leaf : '#4F7460',
      { transform: `rotate(${lean})` },
    );
  });
  const pot = poly(
    `${-size * 0.22},${-size * 0.36} ${size * 0.22},${-size * 0.36} ${size * 0.16},0 ${-size * 0.16},0`,
    rng.pick(['#B4593C', TRIM, '#3E4C52', '#C79A3C']),
  );
  return at(x, y, at(0, -size * 0.34, stems) + pot);
}

/** A frame on the wall with a small abstract landscape in it. */
export function picture(x: number, y: number, w: number, h: number, rng: Rng): string {
  const tone = rng.pick(STRONGS);
  return (
    rect(x, y, w, h, INK) +
    rect(x + 8, y + 8, w - 16, h - 16, TRIM) +
    rect(x + 24, y + 24, w - 48, h - 48, rng.pick(SKIES)) +
    path(
      `M${x + 24} ${y + h - 24}V${y + h * 0.62}Q${x + w * 0.4} ${y + h * 0.44} ${x + w - 24} ${y + h * 0.66}V${y + h - 24}Z`,
      tone,
      shade(0.75),
    ) +
    circle(x + w * 0.64, y + h * 0.36, Math.min(w, h) * 0.08, WATTLE)
  );
}

/** A lamp hanging from the ceiling. */
export function pendant(x: number, drop: number, rng: Rng): string {
  const colour = rng.pick([INK, '#C79A3C', '#1B5166', TRIM]);
  return (
    rect(x - 2, 0, 4, drop, INK) +
    path(
      `M${x - 62} ${drop + 62}Q${x - 54} ${drop} ${x} ${drop}Q${x + 54} ${drop} ${x + 62} ${drop + 62}Z`,
      colour,
    ) +
    oval(x, drop + 62, 62, 9, '#FFE3A0')
  );
}

/** A panelled door from `y` to the floor at `y + h`. */
export function door(x: number, y: number, w: number, h: number, colour: string): string {
  const panel = (top: number, share: number) =>
    rect(x + w * 0.16, y + h * top, w * 0.68, h * share, 'none', {
      stroke: INK,
      'stroke-opacity': 0.22,
      'stroke-width': 5,
    });
  return (
    rect(x - 26, y - 26, w + 52, h + 26, TRIM) +
    rect(x - 26, y - 26, w + 52, 6, INK, shade(0.08)) +
    rect(x, y, w, h, colour) +
    panel(0.08, 0.34) +
    panel(0.52, 0.38) +
    circle(x + w * 0.88, y + h * 0.52, 12, '#C7B27A') +
    rect(x + w * 0.72, y + h * 0.515, w * 0.16, 8, '#C7B27A')
  );
}

/** A row of cupboard doors or drawers with handles. */
export function cabinets(x: number, y: number, w: number, h: number, count: number, colour: string): string {
  const width = w / count;
  const front = (index: number) =>
    rect(x + index * width + 4, y + 4, width - 8, h - 8, colour) +
    rect(x + index * width + 4, y + 4, width - 8, h - 8, 'none', {
      stroke: INK,
      'stroke-opacity': 0.2,
      'stroke-width': 3,
    }) +
    rect(x + index * width + width / 2 - 26, y + (h > 200 ? 26 : h - 34), 52, 8, INK, {
      rx: 4,
      opacity: 0.75,
    });
  return rect(x, y, w, h, INK, shade(0.75)) + repeat(count, front);
}

/** A tiled wall. */
export function tiledWall(x: number, y: number, w: number, h: number, size: number, colour: string): string {
  const across = repeat(Math.ceil(h / size), row => rect(x, y + row * size, w, 3, '#fff', shade(0.6)));
  const up = repeat(Math.ceil(w / size), column => rect(x + column * size, y, 3, h, '#fff', shade(0.6)));
  return rect(x, y, w, h, colour) + across + up;
}

/** A balustrade of thin uprights, standing on `y`. */
export function railing(y: number, height: number, colour: string, rng: Rng): string {
  const glassy = rng.chance(0.4);
  const fill = glassy
    ? rect(0, y - height, WIDTH, height, GLASS_LIGHT, shade(0.35)) +
      repeat(5, index => rect(index * 290 - 4, y - height, 10, height, STEEL))
    : repeat(33, index => rect(index * 38, y - height, 8, height, colour));
  return fill + rect(0, y - height - 14, WIDTH, 22, colour) + rect(0, y - 12, WIDTH, 12, colour);
}

/** A timber or metal chair seen from the side, its feet on `y`. */
export function chair(x: number, y: number, colour: string, facing: 1 | -1): string {
  const back = stroke(`M${-52 * facing} -250L${-44 * facing} -120`, colour, 14);
  const seat = rect(-58, -128, 116, 18, colour, { rx: 6 });
  const legs = stroke(`M-48 -112L-58 0M48 -112L58 0`, colour, 11);
  return at(x, y, back + seat + legs);
}
