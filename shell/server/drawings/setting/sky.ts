import { HEIGHT, WIDTH } from '../look.ts';
import type { Random } from '../random.ts';
import { box, d, fill, oval, rect, shade, times } from '../svg.ts';

/** A time of day: flat colours, and how many windows are lit. */
export interface Light {
  sky: string;
  far: string;
  cloud: string;
  /** The sun or the moon; none when the sky is covered. */
  disc: string;
  lit: number;
  /** A colour that lies over the whole street. */
  tint: { colour: string; strength: number };
}

const NO_TINT = { colour: '#000', strength: 0 };

const light = (sky: string, far: string, cloud: string, disc = '', lit = 0.06, tint = NO_TINT): Light => ({
  sky,
  far,
  cloud,
  disc,
  lit,
  tint,
});

/** The times of day. */
export const LIGHTS: readonly Light[] = [
  light('#DCE9EE', '#C5D8DD', '#F4F8F9', '#F8E29C'),
  light('#F5E5D1', '#E5CFB6', '#FCF4E8', '#F6CF91', 0.14, { colour: '#E89A4F', strength: 0.05 }),
  light('#DEE7DF', '#C6D3C8', '#F1F6F1'),
  light('#E4E2EE', '#CCCADD', '#F5F3F9', '#F6E3A8', 0.12),
  light('#C9E0EC', '#B0CDDC', '#F0F7FA', '#FFF0B8'),
  light('#F1EBDC', '#DDD5BF', '#FBF8F0', '#F3D98C'),
  light('#A9BACD', '#8FA3B9', '#BCCAD9', '#F4F1DF', 0.5, { colour: '#1F3A66', strength: 0.13 }),
  light('#F4DDD9', '#E2C3C0', '#FBF0EE', '#F3B79C', 0.2, { colour: '#D9706A', strength: 0.04 }),
  light('#D3E6E4', '#B9D3D0', '#F2F9F8', '#F7E7AC'),
  light('#F4E8C8', '#E4D5AE', '#FCF5E2', '#F2C36E', 0.2, { colour: '#D98A2B', strength: 0.04 }),
  light('#C6C0D4', '#AFA8C1', '#D5D0E0', '#F6E9DC', 0.42, { colour: '#3A2A5E', strength: 0.1 }),
];

/** The sky with its sun or moon, clouds and birds. */
export function sky(random: Random, { sky: colour, disc, cloud }: Light): string {
  return (
    rect(colour, 0, 0, WIDTH, HEIGHT) +
    (disc && random.chance(0.65) ? heavenlyDisc(random, disc) : '') +
    fill(
      cloud,
      times(Math.floor(random.between(0, 3.4)), () => cloudAt(random)),
    ) +
    (random.chance(0.2) ? birds(random) : '')
  );
}

/** The colour of the hour over everything below it. */
export function tint({ tint: { colour, strength } }: Light): string {
  return strength === 0 ? '' : fill(colour, box([0, 0, WIDTH, HEIGHT]), `opacity="${strength}"`);
}

function heavenlyDisc(random: Random, colour: string): string {
  return fill(colour, oval(random.between(60, 420), random.between(48, 96), random.between(17, 28)));
}

function cloudAt(random: Random): string {
  const [x, y, size] = [random.between(-10, 430), random.between(34, 104), random.between(0.7, 1.25)];
  return d`M${x} ${y}h${78 * size}a${9 * size} ${9 * size} 0 0 0 ${-6 * size} ${-15 * size}a${17 * size} ${17 * size} 0 0 0 ${-31 * size} ${-7 * size}a${13 * size} ${13 * size} 0 0 0 ${-25 * size} ${7 * size}a${8 * size} ${8 * size} 0 0 0 ${-16 * size} ${15 * size}z`;
}

function birds(random: Random): string {
  const [x, y] = [random.between(90, 360), random.between(46, 90)];
  const bird = (dx: number, dy: number): string =>
    d`M${x + dx} ${y + dy}q4 -4 7 0q3 -4 7 0q-4 -2 -7 2q-3 -4 -7 -2z`;
  return shade(bird(0, 0) + bird(18, -8) + bird(31, 3), 0.45);
}
