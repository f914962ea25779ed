import { BASE } from '../look.ts';
import { CLAY, INK, TIMBER, WATTLE } from '../palette.ts';
import type { Random } from '../random.ts';
import { box, d, fill, rect, shade } from '../svg.ts';
import { lettering } from './lettering.ts';

const NUMBER = /^[0-9A-Za-z][0-9A-Za-z-]{0,6}$/;

/** Whether a street number can stand on a letterbox. */
export function isStreetNumber(text: string): boolean {
  return NUMBER.test(text);
}

/** A letterbox with its street number; a number that cannot stand on it is left out. */
export function letterbox(random: Random, x: number, streetNumber: string): string {
  const text = isStreetNumber(streetNumber) ? streetNumber : '';
  const width = Math.max(38, text.length * 8.8 + 13);
  const stand = random.pick(text.length > 4 ? [frame, hutch] : [post, pier, frame, hutch]);
  return stand(x, width) + plate(x, width, text);
}

function plate(x: number, width: number, text: string): string {
  const slot = fill(WATTLE, box([x - 9, 251, 18, 2.5]), 'opacity=".5"');
  const [left, right] = [Math.round(x - width / 2), Math.round(x - width / 2) + Math.round(width)];
  const sign = d`M${left + 3} 241H${right - 3}q3 0 3 3v17q0 3 -3 3H${left + 3}q-3 0 -3 -3v-17q0 -3 3 -3z`;
  return fill(INK, sign) + (text ? lettering(Math.round(x), 248, WATTLE, text) : slot);
}

function post(x: number): string {
  return rect('#5D5148', x - 2.5, 260, 5, BASE - 256);
}

function pier(x: number, width: number): string {
  const half = width / 2 + 3;
  return (
    rect(CLAY, x - half, 239, half * 2, BASE - 235) +
    shade(d`M${x - half} 268h${half * 2}v1.5h${-half * 2}zm0 7h${half * 2}v1.5h${-half * 2}z`, 0.2) +
    rect('#E5DED0', x - half - 2, 235, half * 2 + 4, 5)
  );
}

function frame(x: number, width: number): string {
  const half = width / 2;
  return fill('#5D5148', box([x - half + 5, 260, 4, BASE - 256]) + box([x + half - 9, 260, 4, BASE - 256]));
}

function hutch(x: number, width: number): string {
  const half = width / 2 + 4;
  return (
    rect(TIMBER, x - 3, 260, 6, BASE - 256) + fill('#8E3F2B', d`M${x - half} 242L${x} 231L${x + half} 242z`)
  );
}
