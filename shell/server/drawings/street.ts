import { federation } from './buildings/house/federation.ts';
import { italianate } from './buildings/terrace/italianate.ts';
import { balconyTower } from './buildings/tower/balcony-tower.ts';
import { decoBlock } from './buildings/walk-up/deco-block.ts';
import { BASE, type Form, HEIGHT, type Look } from './look.ts';
import { type Material, SCHEMES } from './palette.ts';
import { type FenceKind, fence } from './parts/fence.ts';
import { letterbox } from './parts/letterbox.ts';
import type { Plant } from './parts/plant.ts';
import { shrub } from './parts/shrub.ts';
import { banksia, cypress } from './parts/small-tree.ts';
import { bicycle } from './parts/street-life.ts';
import { gum, jacaranda, palm, plane } from './parts/tall-tree.ts';
import { createRandom, itemAt } from './random.ts';
import { ground } from './setting/ground.ts';
import { along, box, d, fill, shift, stroke, svgDocument } from './svg.ts';

/** The width of the street; its right edge meets its left edge, so that it can be repeated. */
const LENGTH = 1440;

/** One building of the street and where its left wall stands. */
interface Lot {
  form: Form;
  left: number;
  material: Material;
  /** Which of the material's schemes. */
  scheme: number;
  seed: number;
  number: string;
  fence: FenceKind;
}

const LOTS: readonly Lot[] = [
  { form: federation, left: 44, material: 'boards', scheme: 0, seed: 12, number: '18', fence: 'picket' },
  { form: decoBlock, left: 392, material: 'render', scheme: 4, seed: 10, number: '24', fence: 'hedge' },
  { form: italianate, left: 744, material: 'brick', scheme: 5, seed: 1, number: '32', fence: 'iron' },
  { form: balconyTower, left: 1146, material: 'render', scheme: 1, seed: 9, number: '60', fence: 'none' },
];

const TREES: readonly (readonly [Plant, x: number, height: number])[] = [
  [plane, 26, 130],
  [gum, 372, 150],
  [jacaranda, 716, 118],
  [palm, 690, 150],
  [gum, 1098, 150],
  [plane, 1398, 112],
];

/** The wide street behind the search box, on a transparent sky. */
export function drawStreet(): string {
  const random = createRandom(11);
  const trees = TREES.map(([plant, x, height]) => plant(random, x, BASE, height)).join('');
  const content = [distance(), ground(LENGTH), trees, ...LOTS.map(build), shrubs(), bicycle(random, 1084)];
  return svgDocument(LENGTH, HEIGHT, 'xMaxYMax', content.join(''));
}

function build(lot: Lot): string {
  const look = lookOf(lot);
  const { body, left, right, gate } = lot.form.draw(look);
  const front = fence(lot.fence, look, left - 30, gate - 19) + fence(lot.fence, look, gate + 19, right + 12);
  const post = letterbox(look.random, gate < 262 ? gate + 52 : gate - 52, lot.number);
  return shift(lot.left - left, body + front + post);
}

function lookOf({ seed, material, scheme }: Lot): Look {
  return {
    ...itemAt(SCHEMES[material], scheme / SCHEMES[material].length),
    random: createRandom(seed),
    material,
    cover: 'tile',
    sash: 'pair',
    lit: 0.12,
  };
}

const BLOCKS = [
  [612, 150, 70],
  [1062, 128, 60],
  [1360, 104, 62],
] as const;

function distance(): string {
  const blocks = BLOCKS.map(([x, top, width]) => box([x, top, width, BASE - top])).join('');
  const lights = BLOCKS.map(([x, top, width]) =>
    along(top + 16, BASE - 8, 18, y => d`M${x + 9} ${y}h${width - 14}`),
  ).join('');
  return (
    fill('#8FA9B2', blocks, 'opacity=".42"') +
    stroke('#fff', 9, lights, 'stroke-dasharray="9 9" opacity=".28"')
  );
}

function shrubs(): string {
  const random = createRandom(5);
  const places = [
    [30, 20],
    [388, 18],
    [704, 16],
    [1124, 16],
    [1366, 20],
    [1412, 15],
  ] as const;
  return (
    places.map(([x, height]) => shrub(random, x, BASE + 2, height)).join('') +
    banksia(random, 1416, BASE + 2, 60) +
    cypress(random, 378, BASE + 2, 84)
  );
}
