import { createRequire } from 'node:module';
import { rspack } from '@rspack/core';
import subsetFont from 'subset-font';
import { complementOf, FONT_WEIGHTS, HEADING_RANGE, parseRanges } from './font-ranges.ts';

const require = createRequire(import.meta.url);

/** Copyright, licence and its URL; the SIL Open Font License requires them. */
const LEGAL_NAMES = [0, 13, 14];
/** The fonts have no characters above the Basic Multilingual Plane. */
const LAST_CHARACTER = 0xfffd;

const charactersOf = (range: string) =>
  parseRanges(range)
    .flatMap(({ first, last }) =>
      Array.from({ length: Math.min(last, LAST_CHARACTER) - first + 1 }, (_, index) => first + index),
    )
    // halves of surrogate pairs
    .filter(code => code < 0xd800 || code > 0xdfff)
    .map(code => String.fromCodePoint(code))
    .join('');

const fontFile = (family: string, name: string, range: string, wght: { min: number; max: number }) => ({
  from: require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
  to: `${name}.[contenthash:8][ext]`,
  transform: (font: Buffer) =>
    subsetFont(font, charactersOf(range), {
      targetFormat: 'woff2',
      variationAxes: { wght },
      preserveNameIds: LEGAL_NAMES,
    }),
});

/** Copies parts of the fonts. Characters rare in headings are separate, to keep the preloaded file small. */
export const copyFonts = new rspack.CopyRspackPlugin({
  patterns: [
    fontFile('bricolage-grotesque', 'heading', HEADING_RANGE, FONT_WEIGHTS.heading),
    fontFile('bricolage-grotesque', 'heading-rest', complementOf(HEADING_RANGE), FONT_WEIGHTS.heading),
    fontFile('public-sans', 'body', 'U+0-FFFD', FONT_WEIGHTS.body),
  ],
});
