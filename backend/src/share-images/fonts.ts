import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Buffer as GlyphBuffer, Font as HarfBuzzFont, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

const require = createRequire(import.meta.url);

/** The files of a family; a character is drawn from the first file that has it. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];

/** A line of text as paths; the baseline is y = 0. */
export interface Line {
  paths: string;
  width: number;
}

export interface Font {
  line: (text: string, size: number) => Line;
}

export interface ShareFonts {
  heading: Font;
  body: Font;
}

async function openSubset(family: string, subset: string, weight: number) {
  const file = require.resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`);
  const bytes = await decompress(await readFile(file));
  const face = new Face(new Blob(Uint8Array.from(bytes).buffer));
  const font = new HarfBuzzFont(face);
  font.setVariations([new Variation('wght', weight)]);
  return { font, unitsPerEm: face.upem };
}

type Subset = Awaited<ReturnType<typeof openSubset>>;

/** A character that no subset has gets the missing glyph of the first. */
function runsOf(text: string, subsets: Subset[]) {
  const runs: { text: string; subset: Subset }[] = [];
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    const subset = subsets.find(({ font }) => font.nominalGlyph(code)) ?? (subsets[0] as Subset);
    const last = runs.at(-1);
    if (last?.subset === subset) last.text += character;
    else runs.push({ text: character, subset });
  }
  return runs;
}

function shapeRun(text: string, { font, unitsPerEm }: Subset, size: number, start: number) {
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / unitsPerEm;
  const positions = buffer.getGlyphPositions();
  let x = start;
  const paths = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const place = `translate(${x + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
    x += xAdvance * scale;
    return `<path transform="${place}" d="${font.glyphToPath(glyph)}"/>`;
  });
  return { paths: paths.join(''), end: x };
}

async function openFont(family: string, weight: number): Promise<Font> {
  const subsets = await Promise.all(SUBSETS.map(subset => openSubset(family, subset, weight)));
  return {
    line(text, size) {
      let width = 0;
      const paths = runsOf(text, subsets).map(run => {
        const shaped = shapeRun(run.text, run.subset, size, width);
        width = shaped.end;
        return shaped.paths;
      });
      return { paths: paths.join(''), width };
    },
  };
}

export async function openFonts(): Promise<ShareFonts> {
  const [heading, body] = await Promise.all([
    openFont('bricolage-grotesque', 700),
    openFont('public-sans', 500),
  ]);
  return { heading, body };
}
