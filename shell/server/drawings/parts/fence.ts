import { BASE, type Look } from '../look.ts';
import { INK, LEAVES, TIMBER } from '../palette.ts';
import type { Random } from '../random.ts';
import { along, bars, box, d, fill, rect, shade, stripes, stroke } from '../svg.ts';

export type FenceKind = 'picket' | 'brick' | 'hedge' | 'iron' | 'slats' | 'wire' | 'none';

type Run = (look: Look, left: number, right: number) => string;

/** A front fence along a stretch of the street. */
export function fence(kind: FenceKind, look: Look, left: number, right: number): string {
  return right - left < 12 ? '' : FENCES[kind](look, left, right);
}

const FENCES: Record<FenceKind, Run> = {
  picket: (look, left, right) => picket(look.material === 'boards' ? look.trim : '#FBF8F1', left, right),
  brick: (look, left, right) => brick(look, left, right),
  hedge: (look, left, right) => hedge(look.random, left, right),
  iron: (_, left, right) => iron(left, right),
  slats: (look, left, right) => slats(look, left, right),
  wire: (look, left, right) => wire(look, left, right),
  none: () => '',
};

function picket(colour: string, left: number, right: number): string {
  const pales = d`M${left} ${BASE}` + 'v-25l3.5-5 3.5 5v25zm11 0'.repeat(Math.ceil((right - left - 6) / 11));
  return fill(colour, pales + box([left, 258, right - left, 3]) + box([left, 270, right - left, 3]));
}

function brick(look: Look, left: number, right: number): string {
  const colour = look.material === 'brick' ? look.wall : '#A65340';
  const piers = [left, right - 11].map(x => box([x, 252, 11, BASE - 252])).join('');
  return (
    rect(colour, left, 260, right - left, BASE - 260) +
    stroke('#fff', 0.9, d`M${left} 267H${right}M${left} 273H${right}`, 'opacity=".2"') +
    fill(colour, piers) +
    fill(
      '#E5DED0',
      box([left, 257, right - left, 4]) + [left, right - 11].map(x => box([x - 2, 249, 15, 4])).join(''),
    )
  );
}

function hedge(random: Random, left: number, right: number): string {
  const [dark, light] = random.pick(LEAVES.deep);
  const bumps = d`M${left + 4} 260` + 'q7-7 14 0'.repeat(Math.floor((right - left - 8) / 14));
  const tufts = along(left + 8, right - 8, 17, x => d`M${x} ${random.between(263, 274)}h6`);
  return (
    fill(dark, d`M${left} ${BASE}v-16q0 -5 5 -5H${right - 5}q5 0 5 5v16z` + bumps) +
    stroke(light, 2, tufts, 'stroke-linecap="round"')
  );
}

function iron(left: number, right: number): string {
  return (
    bars(INK, [left, 249, right - left, BASE - 249], 2, 6) +
    fill(INK, box([left, 255, right - left, 2.4]) + box([left, 273, right - left, 2.4]))
  );
}

function slats(look: Look, left: number, right: number): string {
  const colour = look.random.pick([TIMBER, '#7B6A58', look.trim, '#4B585D']);
  const area = [left, 252, right - left, BASE - 252] as const;
  return shade(box(area), 0.25) + stripes(colour, area, 4, 2);
}

function wire(look: Look, left: number, right: number): string {
  const posts =
    along(left, right, 38, x => box([x, 254, 3, BASE - 254])) + box([right - 3, 254, 3, BASE - 254]);
  const loops = along(left, right - 6, 12, x => d`M${x} ${BASE - 3}v-17q6-8 12 0v17`);
  return stroke(look.trim, 1, loops) + fill(look.trim, posts + box([left, 255, right - left, 2]));
}
