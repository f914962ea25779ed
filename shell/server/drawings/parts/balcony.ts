import type { Look } from '../look.ts';
import { INK, LEAVES } from '../palette.ts';
import { type Box, box, d, fill, oval, rect, stroke } from '../svg.ts';

type Balustrade = 'bars' | 'glass' | 'solid' | 'slats';

/** The balustrades among which a building chooses one. */
export const BALUSTRADES: readonly Balustrade[] = ['bars', 'glass', 'solid', 'slats'];

/** Balconies of one kind, drawn together; every box is the balustrade, its slab lies below. */
export function balconies(look: Look, kind: Balustrade, colour: string, boxes: readonly Box[]): string {
  const slabs = fill(look.trim, boxes.map(([x, y, w, h]) => box([x - 2, y + h, w + 4, 3])).join(''));
  const fronts: Record<Balustrade, () => string> = {
    bars: () => dashes(colour, boxes, rails) + fill(colour, boxes.map(handrail).join('')),
    glass: () =>
      fill('#CFE3EA', boxes.map(box).join(''), 'opacity=".72"') + fill(colour, boxes.map(handrail).join('')),
    solid: () => fill(colour, boxes.map(box).join('')),
    slats: () => dashes(colour, boxes, boards),
  };
  return slabs + fronts[kind]() + plants(look, boxes);
}

/** Lines of one width and dash; balconies drawn together have one size. */
interface Dash {
  line(area: Box): string;
  width(area: Box): number;
  pattern: string;
}

const rails: Dash = {
  line: ([x, y, width, height]) => d`M${x + 2} ${y + height / 2}h${width - 3}`,
  width: ([, , , height]) => height,
  pattern: '1.3 4.7',
};

const boards: Dash = {
  line: ([x, y, width, height]) => d`M${x + width / 2} ${y}v${height}`,
  width: ([, , width]) => width,
  pattern: '2 1.4',
};

function dashes(colour: string, boxes: readonly Box[], { line, width, pattern }: Dash): string {
  const widths = [...new Set(boxes.map(width))];
  const group = (size: number): string =>
    boxes
      .filter(area => width(area) === size)
      .map(line)
      .join('');
  return widths.map(size => stroke(colour, size, group(size), `stroke-dasharray="${pattern}"`)).join('');
}

function handrail([x, y, width]: Box): string {
  return box([x, y - 1, width, 1.8]);
}

function plants(look: Look, boxes: readonly Box[]): string {
  const green = look.random.pick(LEAVES.deep)[0];
  const grown = boxes.filter(() => look.random.chance(0.22));
  return fill(
    green,
    grown.map(([x, y, w]) => oval(x + look.random.between(0.2, 0.8) * w, y - 1, 5, 4.5)).join(''),
  );
}

/** A split system on a wall, as on every second block. */
export function airConditioner(x: number, y: number): string {
  return rect('#DDE2E0', x, y, 15, 10) + fill(INK, oval(x + 5, y + 5, 3.4), 'opacity=".45"');
}
