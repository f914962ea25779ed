import { CARS, GLASS, GLINT, INK } from '../palette.ts';
import type { Random } from '../random.ts';
import { box, d, fill, mirror, oval, rect, shade, shift, stroke } from '../svg.ts';

const KERBSIDE = 298;

/** A car or a ute at the kerb, facing either way, with its middle at x. */
export function car(random: Random, x: number): string {
  const body = random.pick([hatch, ute, wagon])(random.pick(CARS));
  return shift(Math.round(x - 48), random.chance(0.5) ? mirror(96, body) : body);
}

function wheels(...middles: readonly number[]): string {
  const tyres = middles.map(middle => oval(middle, KERBSIDE - 8, 8)).join('');
  return fill(INK, tyres) + fill('#B8C0C1', middles.map(middle => oval(middle, KERBSIDE - 8, 3.6)).join(''));
}

function lamps(front: number, back: number): string {
  return rect('#FFE9B0', front, 278, 5, 4) + rect('#A8371F', back, 278, 4, 5);
}

function hatch(colour: string): string {
  return (
    shade(oval(48, KERBSIDE, 46, 2.6), 0.2) +
    fill(
      colour,
      'M3 291V279Q4 273 16 272L28 260Q30 258 34 258H62Q66 258 70 262L79 272L89 275Q94 277 94 283V291Z',
    ) +
    fill(GLASS, 'M24 272L33 262H47V272ZM51 272V262H62L71 272Z') +
    fill(GLINT, 'M27 272L36 262H40L31 272ZM51 268L56 262H60L51 272Z') +
    shade('M3 286H94V291H3Z', 0.14) +
    lamps(89, 3) +
    wheels(23, 75)
  );
}

function wagon(colour: string): string {
  return (
    shade(oval(48, KERBSIDE, 47, 2.6), 0.2) +
    fill(colour, 'M1 291V263Q2 258 8 257H60Q65 257 69 262L78 272L90 275Q95 277 95 283V291Z') +
    stroke(INK, 1.4, 'M10 255H56') +
    fill(GLASS, 'M6 271V262H25V271ZM29 271V262H47V271ZM51 271V262H61L70 271Z') +
    fill(GLINT, 'M8 271L16 262H21L13 271ZM30 271L38 262H43L35 271Z') +
    shade('M1 286H95V291H1Z', 0.14) +
    lamps(90, 1) +
    wheels(21, 76)
  );
}

function ute(colour: string): string {
  return (
    shade(oval(48, KERBSIDE, 47, 2.6), 0.2) +
    fill(colour, 'M1 291V271H43L46 259Q47 256 51 256H64Q68 256 71 260L79 271L90 274Q95 276 95 282V291Z') +
    fill(GLASS, 'M49 271L51 261H64L71 271Z') +
    fill(GLINT, 'M53 271L58 261H62L57 271Z') +
    stroke(INK, 1.8, 'M6 271V261H30M30 271V261', 'opacity=".7"') +
    shade('M1 277H43V279H1ZM1 286H95V291H1Z', 0.14) +
    lamps(90, 1) +
    wheels(20, 77)
  );
}

/** A bicycle leaning near the kerb. */
export function bicycle(random: Random, x: number): string {
  const colour = random.pick(['#A8371F', '#1B5166', '#23634A', '#C98A3A']);
  return (
    stroke(INK, 1.6, oval(x - 14, 277, 9) + oval(x + 14, 277, 9)) +
    stroke(
      colour,
      2.2,
      d`M${x - 14} 277L${x - 6} 264H${x + 8}L${x} 277zM${x - 8} 260L${x} 277M${x + 7} 259L${x + 14} 277`,
    ) +
    stroke(INK, 1.8, d`M${x - 12} 259h8M${x + 3} 258h7`)
  );
}

/** Wheelie bins put out for the morning. */
export function bins(random: Random, x: number): string {
  const lids = random.pick([
    ['#B8402E', '#D9A92E'],
    ['#D9A92E', '#6F9A4E'],
    ['#B8402E', '#6F9A4E'],
  ] as const);
  return lids
    .map((lid, index) => {
      const left = x - 19 + index * 21;
      return (
        fill('#3F5348', d`M${left} 260h17l-2 24h-13z`) +
        rect(lid, left - 1.5, 256, 20, 5) +
        fill(INK, oval(left + 4, 284, 2.6))
      );
    })
    .join('');
}

/** A magpie standing on something. */
export function magpie(x: number, foot: number): string {
  return (
    stroke(INK, 1, d`M${x - 1} ${foot}v-5m3 5v-5`) +
    fill(INK, d`M${x - 13} ${foot - 3}L${x + 2} ${foot - 13}q2 -6 7 -5l5 3l-5 1q1 10 -10 10z`) +
    fill('#FFF', d`M${x - 7} ${foot - 6}l9 -6l-1 5zM${x + 2} ${foot - 13}l4 -1l-3 4z`)
  );
}

/** A cat sitting on something. */
export function cat(random: Random, x: number, foot: number): string {
  const colour = random.pick([INK, '#C98A4E', '#8D8479']);
  return (
    fill(colour, d`M${x - 6} ${foot}q-2 -12 5 -14v-5l3 3h3l3 -3v8q-1 4 -3 4q3 3 2 7z`) +
    stroke(colour, 2, d`M${x - 5} ${foot - 1}q-8 1 -7 -8`, 'stroke-linecap="round"')
  );
}

/** A timber power pole and the wires that run along the street. */
export function powerPole(x: number, width: number): string {
  const wires = [84, 92]
    .map(
      (y, index) =>
        d`M0 ${y - 8 + index * 2}Q${x / 2} ${y + 8} ${x} ${y}Q${(x + width) / 2} ${y + 10} ${width} ${y - 6}`,
    )
    .join('');
  return (
    stroke(INK, 0.9, wires, 'opacity=".45"') +
    fill('#8A7562', box([x - 3, 70, 6, 212]) + box([x - 19, 82, 38, 4])) +
    fill(INK, [-17, -9, 7, 15].map(dx => box([x + dx, 77, 2.4, 6])).join(''))
  );
}
