import { WIDTH } from '../look.ts';
import type { Random } from '../random.ts';
import { along, box, d, fill, oval, stroke, times } from '../svg.ts';

/** What stands behind the street. */
export type FarKind = 'hills' | 'treeline' | 'rooftops' | 'skyline' | 'sea' | 'mountain';

const FOOT = 284;

/** The distance, as one flat shape a little darker than the sky. */
export function far(kind: FarKind, random: Random, colour: string): string {
  return FARS[kind](random, colour);
}

const FARS: Record<FarKind, (random: Random, colour: string) => string> = {
  hills: (random, colour) => {
    const [a, b] = [random.between(170, 220), random.between(180, 230)];
    const back = d`M0 ${a}Q120 ${a - 40} 250 ${a + 10}T480 ${a - 8}V${FOOT}H0z`;
    return (
      fill(colour, back, 'opacity=".6"') +
      fill(colour, d`M0 ${b + 20}Q150 ${b - 24} 300 ${b + 16}T480 ${b}V${FOOT}H0z`)
    );
  },
  treeline: (random, colour) =>
    fill(
      colour,
      box([0, 226, WIDTH, FOOT - 226]) +
        along(-10, 490, 26, x =>
          oval(x, random.between(216, 232), random.between(20, 30), random.between(16, 34)),
        ),
    ),
  rooftops: (random, colour) =>
    fill(
      colour,
      along(-30, 480, 62, x => roofline(random, x)),
    ),
  skyline: (random, colour) => skyline(random, colour),
  sea: (random, colour) => {
    const y = random.between(196, 214);
    const headland = d`M480 ${y}V${y - 26}q-60 -10 -92 6q-30 16 -76 20z`;
    return (
      fill('#9DBFC9', box([0, y, WIDTH, FOOT - y]), 'opacity=".75"') +
      fill(colour, headland) +
      fill(
        '#fff',
        times(5, () =>
          box([random.between(0, 440), random.between(y + 8, 262), random.between(16, 40), 1.6]),
        ),
        'opacity=".6"',
      )
    );
  },
  mountain: (random, colour) => {
    const peak = random.between(110, 360);
    const outline = d`M0 250L${peak * 0.5} 208L${peak - 26} 146L${peak + 34} 140L${peak + 86} 196L480 236V${FOOT}H0z`;
    return (
      fill(colour, outline, 'opacity=".75"') + fill(colour, d`M0 236Q140 214 260 240T480 228V${FOOT}H0z`)
    );
  },
};

function roofline(random: Random, x: number): string {
  const [width, eave] = [random.between(58, 76), random.between(206, 228)];
  const peak = eave - random.between(18, 34);
  const chimney = random.chance(0.4) ? box([x + width * 0.66, peak - 2, 8, 22]) : '';
  return (
    d`M${x - 4} ${eave}L${x + width * 0.35} ${peak}H${x + width * 0.65}L${x + width + 4} ${eave}H${x + width}V${FOOT}H${x}V${eave}z` +
    chimney
  );
}

function skyline(random: Random, colour: string): string {
  let x = random.between(-30, 0);
  const blocks: string[] = [];
  const lights: string[] = [];
  while (x < WIDTH) {
    const [width, top] = [random.between(48, 84), random.between(84, 200)];
    blocks.push(
      box([x, top, width, FOOT - top]),
      random.chance(0.3) ? box([x + width / 2 - 2, top - 22, 3, 24]) : '',
    );
    lights.push(along(top + 14, 268, 20, y => d`M${x + 8} ${y}h${width - 15}`));
    x += width + random.between(6, 40);
  }
  return (
    fill(colour, blocks.join('')) + stroke('#fff', 7, lights.join(''), 'stroke-dasharray="7 8" opacity=".26"')
  );
}
