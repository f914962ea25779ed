import type { LeafPair } from '../palette.ts';
import type { Random } from '../random.ts';
import { d, fill, oval, stroke } from '../svg.ts';

/** Draws a plant whose foot stands at a place of the picture and which grows to a height. */
export type Plant = (random: Random, x: number, foot: number, height: number) => string;

/** Makes a plant of a drawing that is 100 high and stands at 0, 0; it grows to either side. */
export function plant(draw: (random: Random) => string): Plant {
  return (random, x, foot, height) => {
    const size = Math.round(height) / 100;
    const side = random.chance(0.5) ? size : -size;
    return `<g transform="translate(${Math.round(x)} ${foot}) scale(${side} ${size})">${draw(random)}</g>`;
  };
}

/** A trunk, a branch or a stalk with round ends. */
export function limb(colour: string, width: number, data: string): string {
  return stroke(colour, width, data, 'stroke-linecap="round"');
}

/** A full crown of leaves: its middle, half its width and half its height. */
export function crown([dark, light]: LeafPair, y: number, rx: number, ry: number): string {
  const side = (sign: number): string => oval(rx * 0.6 * sign, y + ry * 0.34, rx * 0.6, ry * 0.62);
  return (
    fill(dark, oval(0, y, rx, ry) + side(-1) + side(1)) +
    fill(
      light,
      oval(rx * -0.24, y - ry * 0.34, rx * 0.56, ry * 0.48) +
        oval(rx * 0.52, y + ry * 0.12, rx * 0.32, ry * 0.3),
    )
  );
}

/** Stalks that fan out from one place: how many on each side, how far and how high they reach. */
export function fan(stalks: number, y: number, reach: number, rise: number): string {
  const count = stalks * 2 + 1;
  return Array.from({ length: count }, (_, index) => {
    const share = index / stalks - 1;
    return d`M0 ${y}q${share * reach * 0.6} ${-rise} ${share * reach} ${rise * (Math.abs(share) * 1.1 - 1)}`;
  }).join('');
}
