import type { Font, Line } from './fonts.ts';

/** What a text may take. */
export interface TextBox {
  width: number;
  height: number;
  /** The largest size, and the smallest, at which a text that is still too long takes more height. */
  sizes: readonly [largest: number, smallest: number];
}

/** A text in lines of one size. */
export interface FittedText {
  lines: Line[];
  size: number;
}

/** The distance of baselines, as a multiple of the size. */
export const LINE_HEIGHT = 1.16;
const STEP = 2;

/** A part of a text that stays on one line, and its width at size 1. */
interface Word {
  text: string;
  width: number;
}

const measured = (font: Font, text: string): Word => ({ text, width: font.line(text, 1).width });

/** A word that is wider than a line in parts that are not. */
function partsOf(word: Word, font: Font, width: number): Word[] {
  if (word.width <= width) return [word];
  const parts: Word[] = [];
  for (const character of word.text) {
    const last = parts.at(-1);
    const longer = last && measured(font, last.text + character);
    if (longer && longer.width <= width) parts[parts.length - 1] = longer;
    else parts.push(measured(font, character));
  }
  return parts;
}

/** @param width of a line at size 1 */
function linesOf(words: Word[], space: number, width: number): string[] {
  const lines: Word[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last && { text: `${last.text} ${word.text}`, width: last.width + space + word.width };
    if (longer && longer.width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map(({ text }) => text);
}

/** Wraps a text, and makes it smaller until it fits; nothing of it is left out. */
export function fitText(text: string, font: Font, { width, height, sizes }: TextBox): FittedText {
  const [largest, smallest] = sizes;
  const words = text.split(/\s+/).map(word => measured(font, word));
  const space = font.line(' ', 1).width;
  const widest = Math.max(...words.map(word => word.width));
  for (let size = largest; ; size -= STEP) {
    const isLast = size <= smallest;
    if (!isLast && widest * size > width) continue;
    const parts = words.flatMap(word => partsOf(word, font, width / size));
    const lines = linesOf(parts, space, width / size);
    if (isLast || lines.length * size * LINE_HEIGHT <= height)
      return { size, lines: lines.map(line => font.line(line, size)) };
  }
}
