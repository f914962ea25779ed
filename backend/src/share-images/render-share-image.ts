import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawShareImage, type ShareFacts } from './draw-share-image.ts';
import { openFonts } from './fonts.ts';

const DRAWINGS = path.resolve(import.meta.dirname, '../../drawings');

sharp.cache(false);
sharp.concurrency(1);

const fonts = openFonts();

export async function renderShareImage(facts: ShareFacts): Promise<Buffer> {
  const drawing = await readFile(path.join(DRAWINGS, `${facts.drawing}.svg`), 'utf8');
  const svg = drawShareImage(facts, drawing, await fonts);
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer();
}
