import type { Rng } from '../rng.ts';
import {
  at,
  BARK,
  BRICKS,
  between,
  circle,
  GLASS,
  GLASS_LIGHT,
  INK,
  LEAVES,
  oval,
  PAINTS,
  path,
  poly,
  ROOFS,
  rect,
  repeat,
  SKIES,
  STRONGS,
  shade,
  stroke,
  TRIM,
  WATTLE,
  WIDTH,
} from './kit.ts';

/** A gum tree of the given height, its foot on `y`. */
export function gum(x: number, y: number, height: number, rng: Rng): string {
  const [dark, light] = [rng.pick(LEAVES), rng.pick(LEAVES)];
  const trunk = path(
    `M${-height * 0.035} 0C${-height * 0.01} ${-height * 0.4} ${-height * 0.05} ${-height * 0.5} ${height * 0.01} ${-height * 0.72}L${height * 0.04} ${-height * 0.72}C${height * 0.01} ${-height * 0.45} ${height * 0.05} ${-height * 0.3} ${height * 0.04} 0Z`,
    BARK,
  );
  const crown =
    oval(0, -height * 0.8, height * 0.27, height * 0.22, dark) +
    oval(-height * 0.18, -height * 0.64, height * 0.2, height * 0.15, light) +
    oval(height * 0.19, -height * 0.66, height * 0.19, height * 0.14, dark);
  return at(x, y, trunk + crown);
}

export const shrub = (x: number, y: number, w: number, rng: Rng) => oval(x, y, w, w * 0.55, rng.pick(LEAVES));

/** A palm, its foot on `y`. */
export function palm(x: number, y: number, height: number): string {
  const fronds = repeat(7, index =>
    path(
      `M0 0Q${height * 0.16} ${-height * 0.16} ${height * 0.38} ${height * 0.04}Q${height * 0.16} ${-height * 0.06} 0 0Z`,
      index % 2 ? '#4F7460' : '#6F8F6E',
      { transform: `rotate(${-200 + index * 36})` },
    ),
  );
  const trunk = path(
    `M${-height * 0.03} 0Q${height * 0.03} ${-height * 0.5} 0 ${-height * 0.8}H${height * 0.05}Q${height * 0.07} ${-height * 0.4} ${height * 0.03} 0Z`,
    BARK,
  );
  return at(x, y, trunk + at(height * 0.02, -height * 0.8, fronds));
}

export function hills(x: number, y: number, w: number, h: number, rng: Rng): string {
  const ridge = (top: number, colour: string) =>
    path(
      `M${x} ${y + h}V${y + h * (top + between(rng, 0, 0.08))}Q${x + w * 0.25} ${y + h * (top - 0.12)} ${x + w * 0.5} ${y + h * top}T${x + w} ${y + h * (top - 0.04)}V${y + h}Z`,
      colour,
    );
  return ridge(0.55, '#A9BDB4') + ridge(0.68, '#86A08F') + ridge(0.84, rng.pick(LEAVES));
}

export function treeRow(x: number, y: number, w: number, h: number, rng: Rng): string {
  const fence =
    rect(x, y + h * 0.78, w, h * 0.22, '#B8A88E') +
    repeat(Math.ceil(w / 34), index =>
      rect(x + index * 34, y + h * 0.78, 4, h * 0.22, INK, { opacity: 0.16 }),
    );
  const trees = repeat(4, index =>
    gum(x + w * (0.1 + index * 0.28), y + h * 0.84, h * between(rng, 0.55, 0.85), rng),
  );
  return trees + fence;
}

export function roofs(x: number, y: number, w: number, h: number, rng: Rng): string {
  const gable = (index: number) => {
    const left = x + (w / 3) * index - w * 0.06;
    const top = y + h * between(rng, 0.42, 0.56);
    const wall = rng.chance(0.5) ? rng.pick(BRICKS) : rng.pick(PAINTS);
    return (
      rect(left + w * 0.03, top + h * 0.16, w * 0.32, h, wall) +
      poly(
        `${left},${top + h * 0.2} ${left + w * 0.19},${top} ${left + w * 0.38},${top + h * 0.2}`,
        rng.pick(ROOFS),
      )
    );
  };
  return gum(x + w * 0.72, y + h, h * 0.9, rng) + repeat(3, gable);
}

function tower(left: number, top: number, w: number, bottom: number, rng: Rng): string {
  const colour = rng.pick(['#C4CFD0', '#CBD3CF', '#D5DDDE', '#B9C6C8', '#C9B8A6']);
  const columns = Math.max(2, Math.floor(w / 26));
  const rows = Math.max(2, Math.floor((bottom - top) / 34));
  const windows = repeat(columns * rows, index => {
    const lit = rng.chance(0.12);
    return rect(
      left + 8 + (index % columns) * ((w - 8) / columns),
      top + 12 + Math.floor(index / columns) * 34,
      (w - 8) / columns - 8,
      17,
      lit ? '#FFE3A0' : '#A4B8BE',
    );
  });
  return rect(left, top, w, bottom - top, colour) + windows;
}

export function skyline(x: number, y: number, w: number, h: number, rng: Rng): string {
  return repeat(6, index => {
    const width = w * between(rng, 0.13, 0.2);
    return tower(x + (w / 6) * index - 6, y + h * between(rng, 0.22, 0.62), width, y + h, rng);
  });
}

/** The sky of a whole picture, with clouds and perhaps a sun. */
export function sky(rng: Rng, bottom: number): string {
  const cloud = (index: number) => {
    const [x, y, size] = [between(rng, 80, 1100), between(rng, 60, bottom * 0.4), between(rng, 50, 110)];
    return index % 2
      ? ''
      : oval(x, y, size, size * 0.22, '#fff', { opacity: 0.75 }) +
          oval(x + size * 0.5, y - size * 0.16, size * 0.6, size * 0.22, '#fff', { opacity: 0.75 });
  };
  const sun = rng.chance(0.6)
    ? circle(between(rng, 160, 1040), between(rng, 90, 200), between(rng, 44, 66), WATTLE, { opacity: 0.65 })
    : '';
  return rect(0, 0, WIDTH, bottom, rng.pick(SKIES)) + sun + repeat(5, cloud);
}

function wheel(x: number): string {
  return circle(x, 0, 34, INK) + circle(x, 0, 17, '#B9C2C4') + circle(x, 0, 6, INK);
}

/** A car from the side, its wheels on `y`, about 420 wide at scale 1. */
export function car(x: number, y: number, scale: number, rng: Rng): string {
  const colour = rng.pick([...STRONGS, '#D9DEDD', '#AEB8BA', '#F0EBE0', '#C0704A', '#5F8292']);
  const roof = rng.pick([
    'M70 -96L122 -168Q128 -176 140 -176H262Q276 -176 286 -166L344 -96Z',
    'M46 -96L76 -172Q80 -182 94 -182H270Q282 -182 290 -172L344 -96Z',
    'M60 -96L110 -150Q118 -158 132 -158H246Q262 -158 276 -148L350 -96Z',
  ]);
  const body = path(
    'M14 -38Q8 -92 44 -98L350 -100Q402 -96 408 -66L410 -38Q410 -26 396 -26H28Q14 -26 14 -38Z',
    colour,
  );
  const glass = rect(128, -152, 74, 50, GLASS) + rect(212, -152, 74, 50, GLASS_LIGHT);
  const lights = rect(394, -80, 16, 18, '#FFE3A0') + rect(12, -78, 12, 20, '#A8371F');
  const details =
    path(roof, colour) +
    glass +
    body +
    rect(206, -98, 4, 66, INK, { opacity: 0.25 }) +
    rect(222, -86, 26, 6, INK, { opacity: 0.5 });
  const inner =
    details + lights + at(0, -32, wheel(98) + wheel(326)) + oval(210, 4, 200, 8, INK, { opacity: 0.18 });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;
}

/** The front of a small house, its ground on `y`, about 330 wide. */
export function cottage(x: number, y: number, rng: Rng): string {
  const brick = rng.chance(0.5);
  const wall = brick ? rng.pick(BRICKS) : rng.pick(PAINTS);
  const courses = repeat(11, row =>
    rect(10, -180 + row * 16, 300, 2, brick ? '#fff' : INK, { opacity: 0.12 }),
  );
  const roof = poly('-14,-176 70,-280 250,-280 334,-176', rng.pick(ROOFS));
  const window = rect(40, -138, 96, 76, TRIM) + rect(47, -131, 82, 62, GLASS) + rect(86, -131, 5, 62, TRIM);
  const entry =
    rect(196, -146, 62, 146, TRIM) +
    rect(202, -140, 50, 140, rng.pick(STRONGS)) +
    rect(210, -130, 34, 40, GLASS_LIGHT);
  const verandah =
    rect(-10, -182, 340, 10, TRIM) + rect(0, -178, 8, 178, TRIM) + rect(312, -178, 8, 178, TRIM);
  return at(x, y, rect(10, -180, 300, 180, wall) + courses + roof + window + entry + verandah);
}

/** A fence of palings from `x` for `w`, standing on `y`. */
export function palings(x: number, y: number, w: number, h: number, colour: string): string {
  const count = Math.ceil(w / 42);
  const boards = repeat(
    count,
    index =>
      rect(x + index * 42, y - h + (index % 3) * 3, 38, h, colour) +
      rect(x + index * 42 + 38, y - h, 4, h, INK, { opacity: 0.3 }),
  );
  return (
    boards +
    rect(x, y - h * 0.78, w, 12, INK, { opacity: 0.12 }) +
    rect(x, y - h * 0.3, w, 12, INK, { opacity: 0.12 })
  );
}

/** A wheelie bin, its wheels on `y`. The lid's colour says what goes in. */
export function bin(x: number, y: number, lid: string): string {
  const body =
    poly('-52,-150 52,-150 42,0 -42,0', '#3F5A4C') + rect(-30, -120, 60, 50, '#fff', { opacity: 0.08 });
  return at(
    x,
    y,
    body + rect(-60, -168, 120, 22, lid, { rx: 6 }) + circle(-34, -6, 14, INK) + circle(34, -6, 14, INK),
  );
}

/** A dog from the side, its feet on `y`. */
export function dog(x: number, y: number, rng: Rng): string {
  const coat = rng.pick(['#8A5A34', '#2E2A26', '#D8BE98', '#B98A5E']);
  return at(
    x,
    y,
    rect(-60, -74, 120, 48, coat, { rx: 22 }) +
      rect(-52, -40, 15, 40, coat) +
      rect(38, -40, 15, 40, coat) +
      circle(66, -86, 28, coat) +
      oval(92, -80, 20, 12, coat) +
      oval(52, -92, 12, 22, INK, shade(0.4)) +
      circle(72, -92, 4, INK) +
      stroke('M-58 -66Q-88 -90 -82 -112', coat, 11),
  );
}
