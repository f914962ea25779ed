export type Point = readonly [x: number, y: number];

/** Left, top, right and bottom. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/** An elliptic arc with upright axes: its radii, and the two flags of the path command. */
export interface Arc {
  rx: number;
  ry: number;
  large: number;
  sweep: number;
}

/** One step of a line: the control points of a curve, or an arc, and where it ends. */
export interface Step {
  controls: readonly Point[];
  arc?: Arc;
  to: Point;
}

/** A line of a path, where it stands in the picture. */
export interface Outline {
  start: Point;
  steps: readonly Step[];
  closed: boolean;
  /** All of it lies within, the width of a line included; curves may reach less far. */
  bounds: Bounds;
  /** Above nothing when it runs clockwise, below nothing the other way round. */
  turn: number;
  form: 'box' | 'oval' | 'other';
}

/** A line with what is known of its size and form. */
export function outline(start: Point, steps: readonly Step[], closed: boolean): Outline {
  if (closed && isOval(start, steps)) return oval(start, steps);
  const bounds = boundsOf(start, steps);
  const turn = turnOf(start, steps);
  if (closed && isBox(steps, bounds, turn)) return box(bounds);
  return { start, steps, closed, bounds, turn, form: 'other' };
}

/** The same line drawn with a pen: it reaches over its places by half a width, but for straight ends without caps. */
export function drawn(line: Outline, width: number, isRound: boolean): Outline {
  const [left, top, right, bottom] = line.bounds;
  const isFlat = line.steps.length === 1 && !line.closed && !isRound;
  const x = isFlat && top === bottom ? 0 : width / 2;
  const y = isFlat && left === right ? 0 : width / 2;
  return { ...line, bounds: [left - x, top - y, right + x, bottom + y] };
}

function isBox(steps: readonly Step[], [left, top, right, bottom]: Bounds, turn: number): boolean {
  const isStraight = steps.every(({ controls, arc }) => controls.length === 0 && !arc);
  return (
    isStraight && steps.length === 3 && Math.abs(Math.abs(turn) - (right - left) * (bottom - top)) < 0.01
  );
}

/** Boxes all run the same way, so that alike ones are written alike. */
function box(bounds: Bounds): Outline {
  const [left, top, right, bottom] = bounds;
  const corners: Point[] = [
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const steps = corners.map((to): Step => ({ controls: [], to }));
  return { start: [left, top], steps, closed: true, bounds, turn: 1, form: 'box' };
}

/** Two half ellipses, there and back. */
function isOval([x, y]: Point, [half, back, ...more]: readonly Step[]): boolean {
  if (!half?.arc || !back?.arc || more.length > 0) return false;
  return Math.abs(half.to[1] - y) + Math.abs(back.to[0] - x) + Math.abs(back.to[1] - y) < 0.01;
}

/** An ellipse as one arc from its top, which is shorter; its writer leaves a hair open. */
function oval([x, y]: Point, [half]: readonly Step[]): Outline {
  const { rx, ry } = half?.arc ?? { rx: 0, ry: 0 };
  const middle = (x + (half?.to[0] ?? x)) / 2;
  const start: Point = [middle, y - ry];
  const steps: Step[] = [{ controls: [], arc: { rx, ry, large: 1, sweep: 1 }, to: start }];
  const bounds: Bounds = [middle - rx, y - ry, middle + rx, y + ry];
  return { start, steps, closed: true, bounds, turn: 1, form: 'oval' };
}

function boundsOf(start: Point, steps: readonly Step[]): Bounds {
  let [[left, top], [right, bottom]] = [start, start];
  const reach = ([x, y]: Point, rx = 0, ry = 0): void => {
    [left, top] = [Math.min(left, x - rx), Math.min(top, y - ry)];
    [right, bottom] = [Math.max(right, x + rx), Math.max(bottom, y + ry)];
  };
  let from = start;
  for (const { controls, arc, to } of steps) {
    for (const point of [...controls, from, to]) reach(point, arc?.rx, arc?.ry);
    from = to;
  }
  return [left, top, right, bottom];
}

/** The area of the polygon through all points, and of what arcs add to it, roughly. */
function turnOf(start: Point, steps: readonly Step[]): number {
  let turn = 0;
  let [fromX, fromY] = start;
  const go = ([x, y]: Point): void => {
    turn += (fromX * y - x * fromY) / 2;
    [fromX, fromY] = [x, y];
  };
  for (const { controls, arc, to } of steps) {
    if (arc) turn += (arc.sweep ? 1 : -1) * arc.rx * arc.ry;
    for (const point of [...controls, to]) go(point);
  }
  go(start);
  return turn;
}
