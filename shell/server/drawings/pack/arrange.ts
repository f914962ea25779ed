import type { Bounds, Outline } from './outline.ts';
import type { Shape } from './shape.ts';

/** Sides that touch do not cover one another. */
const HAIR = 0.05;

/** Leaves out what cannot be seen: outlines beyond the picture, and those that a later box covers. */
export function visible(shapes: readonly Shape[], width: number, height: number): Shape[] {
  const covers: Bounds[] = [];
  const kept: Shape[] = [];
  for (const shape of shapes.toReversed()) {
    const outlines = shape.outlines.filter(({ bounds }) => {
      const [left, top, right, bottom] = grown(bounds, shape.margin - HAIR);
      const isOutside = right <= 0 || bottom <= 0 || left >= width || top >= height;
      return !isOutside && !covers.some(([l, t, r, b]) => l <= left && t <= top && r >= right && b >= bottom);
    });
    if (outlines.length > 0) kept.push({ ...shape, outlines });
    if (shape.isFilled && shape.isOpaque) {
      covers.push(...outlines.filter(({ form }) => form === 'box').map(({ bounds }) => bounds));
    }
  }
  return kept.toReversed();
}

/** Joins shapes of one paint wherever what lies between them in the order of painting does not meet the moved one. */
export function joined(shapes: readonly Shape[]): Shape[] {
  const layers = shapes.map(shape => ({ ...shape, bounds: boundsOf(shape) }));
  const fallen = sink(layers, (below, layer) => [...below, ...layer]);
  const risen = sink(fallen.toReversed(), (above, layer) => [...layer, ...above]);
  return sink(risen.toReversed(), (below, layer) => [...below, ...layer]);
}

/** A shape, and what holds all of it. */
interface Layer extends Shape {
  bounds: Bounds;
}

type Join = (held: readonly Outline[], moved: readonly Outline[]) => readonly Outline[];

/** Lets every layer fall to the last one before it that has the same paint. */
function sink(layers: readonly Layer[], join: Join): Layer[] {
  const sunk: Layer[] = [];
  for (const layer of layers) {
    const index = placeFor(layer, sunk);
    const held = sunk[index];
    if (held) {
      const outlines = join(held.outlines, layer.outlines);
      sunk[index] = { ...held, outlines, bounds: around([held.bounds, layer.bounds]) };
    } else sunk.push(layer);
  }
  return sunk;
}

/** The layer that takes another one in, looking for it as far down as nothing is met; -1 for none. */
function placeFor(layer: Layer, layers: readonly Layer[]): number {
  for (let index = layers.length - 1; index >= 0; index -= 1) {
    const held = layers[index];
    if (!held) break;
    const isMet = meet(held, layer, () => true);
    if (held.paint === layer.paint && (!isMet || areOneWhereTheyMeet(held, layer))) return index;
    if (isMet) break;
  }
  return -1;
}

/** What shines through shows twice where it meets, and outlines that run different ways leave a hole. */
function areOneWhereTheyMeet(one: Layer, other: Layer): boolean {
  return one.isOpaque && !(one.isFilled && meet(one, other, (a, b) => a.turn * b.turn <= 0));
}

function meet(one: Layer, other: Layer, isMeant: (a: Outline, b: Outline) => boolean): boolean {
  const margin = one.margin + other.margin - HAIR;
  if (!overlap(one.bounds, other.bounds, margin)) return false;
  const near = other.outlines.filter(({ bounds }) => overlap(one.bounds, bounds, margin));
  return one.outlines.some(a => near.some(b => overlap(a.bounds, b.bounds, margin) && isMeant(a, b)));
}

function overlap(one: Bounds, other: Bounds, margin: number): boolean {
  return (
    one[0] < other[2] + margin &&
    other[0] < one[2] + margin &&
    one[1] < other[3] + margin &&
    other[1] < one[3] + margin
  );
}

function boundsOf({ outlines }: Shape): Bounds {
  return around(outlines.map(({ bounds }) => bounds));
}

function around(all: readonly Bounds[]): Bounds {
  const edge = (side: 0 | 1 | 2 | 3) => all.map(bounds => bounds[side]);
  return [Math.min(...edge(0)), Math.min(...edge(1)), Math.max(...edge(2)), Math.max(...edge(3))];
}

function grown([left, top, right, bottom]: Bounds, by: number): Bounds {
  return [left - by, top - by, right + by, bottom + by];
}
