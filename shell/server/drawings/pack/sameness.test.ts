import sharp from 'sharp';
import { formsOf } from '../buildings/forms.ts';
import { HEIGHT, type Look, WIDTH } from '../look.ts';
import { SCHEMES } from '../palette.ts';
import { banksia, bottlebrush, cypress, grassTree, lemonTree } from '../parts/small-tree.ts';
import { car } from '../parts/street-life.ts';
import { gum, jacaranda, norfolkPine, palm, plane } from '../parts/tall-tree.ts';
import { createRandom, itemAt } from '../random.ts';
import { pack } from './index.ts';

const KINDS = ['house', 'apartment', 'townhouse', 'unit', 'studio', 'default'];
const PLANTS = [
  banksia,
  bottlebrush,
  cypress,
  grassTree,
  lemonTree,
  gum,
  jacaranda,
  norfolkPine,
  palm,
  plane,
];

/** The colours of a drawing on grey, pixel by pixel. */
async function pixels(content: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#888' }).raw().toBuffer();
}

/** How many of a thousand values differ by more than a third of the scale. */
function difference(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let index = 0; index < one.length; index += 1) {
    if (Math.abs((one[index] ?? 0) - (other[index] ?? 0)) > 85) count += 1;
  }
  return (count / one.length) * 1000;
}

async function differenceOfPacked(content: string): Promise<number> {
  return difference(await pixels(content), await pixels(pack(content, WIDTH, HEIGHT)));
}

const look = (seed: number, material: Look['material']): Look => ({
  ...itemAt(SCHEMES[material], 0.3),
  random: createRandom(seed),
  material,
  cover: seed % 2 ? 'tile' : 'tin',
  sash: 'pair',
  lit: 0.3,
});

test.each(KINDS)('packed buildings look as they did: %s', async kind => {
  for (const [index, { draw, materials }] of formsOf(kind).entries()) {
    const { body } = draw(look(index + 7, itemAt(materials, 0)));
    expect(await differenceOfPacked(body)).toBeLessThan(2);
  }
});

test('packed plants and cars look as they did', async () => {
  const random = createRandom(3);
  const plants = PLANTS.map((plant, index) =>
    plant(random, 40 + (index % 5) * 100, 140 + (index % 2) * 160, 120),
  );
  const cars = [60, 180, 300, 420].map(x => car(random, x));
  expect(await differenceOfPacked([...plants, ...cars].join(''))).toBeLessThan(2);
});

test('the comparison sees a window that is missing', async () => {
  const wall = '<path fill="#abc" d="M0 0h480v320h-480z"/>';
  const glazed = await pixels(`${wall}<path fill="#123" d="M9 9h30v30h-30z"/>`);
  expect(difference(glazed, await pixels(wall))).toBeGreaterThan(2);
});
