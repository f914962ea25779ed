import type { Bounds, Outline } from './outline.ts';
import type { Shape } from './shape.ts';

/** Sides that touch do not cover one another. */
const HAIR = 0.05;

/** Leaves out what cannot be seen: outlines beyond the picture, and those that a later box covers. */
export function visible(shapes: readonly Shape[], width: number, height: number): Shape[] {
  const covers: Bounds[] = [];
  const kept: Shape[] = [];
  for (const shape of shapes.toReversed()) {
    const outlines = shape.outlines.filter(({ bounds: [left, top, right, bottom] }) => {
      const isOutside = right < HAIR || bottom < HAIR || left > width - HAIR || top > height - HAIR;
      return (
        !isOutside &&
        !covers.some(
          ([l, t, r, b]) => l < left + HAIR && t < top + HAIR && r > right - HAIR && b > bottom - HAIR,
        )
      );
    });
    if (outlines.length > 0) kept.push({ ...shape, outlines });
    if (shape.isFilled && shape.isOpaque) {
      covers.push(...outlines.filter(({ form }) => form === 'box').map(({ bounds }) => bounds));
    }
  }
  return kept.toReversed();
}

/**
 * Joins shapes of one paint as far as the order of painting allows. From the top down it takes the paint of which the
 * largest part has nothing over it that is left, and makes a single shape of that part.
 */
export function joined(shapes: readonly Shape[]): Shape[] {
  const layers: Shape[] = [];
  let left = stacked(shapes);
  while (left.length > 0) {
    const paint = freest(left);
    const taken = left.filter(({ shape, over }) => over === 0 && shape.paint === paint);
    left = left.filter(piece => !taken.includes(piece));
    for (const below of taken.flatMap(({ under }) => under)) below.over -= 1;
    const [topmost] = taken;
    if (!topmost) break;
    layers.push({ ...topmost.shape, outlines: taken.toReversed().flatMap(({ shape }) => shape.outlines) });
  }
  return layers.toReversed();
}

/** A shape among those that it meets. */
interface Piece {
  shape: Shape;
  bounds: Bounds;
  /** How many of those that are left have to lie over it. */
  over: number;
  /** Those that it has to lie over. */
  under: Piece[];
}

/** The shapes from the top down. */
function stacked(shapes: readonly Shape[]): Piece[] {
  const pieces: Piece[] = [];
  for (const shape of shapes.toReversed()) {
    const piece: Piece = { shape, bounds: boundsOf(shape), over: 0, under: [] };
    for (const above of pieces) {
      if (!meet(above, piece, () => true) || areAsOne(above, piece)) continue;
      above.under.push(piece);
      piece.over += 1;
    }
    pieces.push(piece);
  }
  return pieces;
}

function freest(pieces: readonly Piece[]): string {
  const counts = new Map<string, { free: number; all: number }>();
  for (const { shape, over } of pieces) {
    const { free, all } = counts.get(shape.paint) ?? { free: 0, all: 0 };
    counts.set(shape.paint, { free: free + (over === 0 ? 1 : 0), all: all + 1 });
  }
  const share = (paint: string): number => {
    const { free, all } = counts.get(paint) ?? { free: 0, all: 1 };
    return free / all;
  };
  return [...counts.keys()].reduce((best, paint) => (share(paint) > share(best) ? paint : best));
}

/** Whether it makes no difference which is over the other: not so where both shine through, or would leave a hole. */
function areAsOne(one: Piece, other: Piece): boolean {
  const { paint, isOpaque, isFilled } = one.shape;
  return (
    paint === other.shape.paint && isOpaque && !(isFilled && meet(one, other, (a, b) => a.turn * b.turn <= 0))
  );
}

function meet(one: Piece, other: Piece, isMeant: (a: Outline, b: Outline) => boolean): boolean {
  if (!overlap(one.bounds, other.bounds)) return false;
  const near = other.shape.outlines.filter(({ bounds }) => overlap(one.bounds, bounds));
  return one.shape.outlines.some(a => near.some(b => overlap(a.bounds, b.bounds) && isMeant(a, b)));
}

function overlap(one: Bounds, other: Bounds): boolean {
  return (
    one[0] < other[2] - HAIR &&
    other[0] < one[2] - HAIR &&
    one[1] < other[3] - HAIR &&
    other[1] < one[3] - HAIR
  );
}

function boundsOf({ outlines }: Shape): Bounds {
  const edge = (side: 0 | 1 | 2 | 3) => outlines.map(({ bounds }) => bounds[side]);
  return [Math.min(...edge(0)), Math.min(...edge(1)), Math.max(...edge(2)), Math.max(...edge(3))];
}
