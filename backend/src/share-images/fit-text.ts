import type { Font, Line } from './fonts.ts';

export interface TextBox {
  width: number;
  height: number;
  /** Font sizes; at the smallest, the text may be higher than the box. */
  sizes: readonly [largest: number, smallest: number];
}

export interface FittedText {
  lines: Line[];
  size: number;
}

/** The distance of baselines, as a multiple of the size. */
export const LINE_HEIGHT = 1.16;
const STEP = 2;

interface Segment {
  text: string;
  /** At size 1. */
  width: number;
}

const measure = (font: Font, text: string): Segment => ({ text, width: font.line(text, 1).width });

/** Splits a word that is wider than a line. */
function splitSegment(segment: Segment, font: Font, width: number): Segment[] {
  if (segment.width <= width) return [segment];
  const parts: Segment[] = [];
  for (const character of segment.text) {
    const last = parts.at(-1);
    const longer = last && measure(font, last.text + character);
    if (longer && longer.width <= width) parts[parts.length - 1] = longer;
    else parts.push(measure(font, character));
  }
  return parts;
}

function wrapLines(segments: Segment[], space: number, width: number): string[] {
  const lines: Segment[] = [];
  for (const segment of segments) {
    const last = lines.at(-1);
    const longer = last && {
      text: `${last.text} ${segment.text}`,
      width: last.width + space + segment.width,
    };
    if (longer && longer.width <= width) lines[lines.length - 1] = longer;
    else lines.push(segment);
  }
  return lines.map(({ text }) => text);
}

/** Wraps a text and makes it smaller until it fits; never truncates. */
export function fitText(text: string, font: Font, { width, height, sizes }: TextBox): FittedText {
  const [largest, smallest] = sizes;
  const segments = text.split(/\s+/).map(segment => measure(font, segment));
  const space = font.line(' ', 1).width;
  const widest = Math.max(...segments.map(segment => segment.width));
  for (let size = largest; ; size -= STEP) {
    const isLast = size <= smallest;
    if (!isLast && widest * size > width) continue;
    const parts = segments.flatMap(segment => splitSegment(segment, font, width / size));
    const lines = wrapLines(parts, space, width / size);
    if (isLast || lines.length * size * LINE_HEIGHT <= height)
      return { size, lines: lines.map(line => font.line(line, size)) };
  }
}
