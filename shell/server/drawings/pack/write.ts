import { decimal } from './decimal.ts';
import type { Outline, Point, Step } from './outline.ts';
import type { Shape } from './shape.ts';

/** A shape as an element. */
export function writeShape({ paint, outlines, isFilled }: Shape): string {
  let at: Point = [0, 0];
  const data = outlines.map((outline, index) => {
    const { start, steps, closed } = rounded(outline, partsOf(outline, isFilled));
    const first = index === 0 ? `M${list(start)}` : `m${list(between(at, start))}`;
    at = start;
    const rest = steps.map(step => {
      const written = writeStep(step, at);
      at = step.to;
      return written;
    });
    at = closed ? start : at;
    return first + rest.join('') + (closed ? 'z' : '');
  });
  return `<path ${paint} d="${data.join('')}"/>`;
}

/** Into how many parts a unit is divided: what is thin or short needs more than what is large. */
function partsOf({ bounds: [left, top, right, bottom] }: Outline, isFilled: boolean): number {
  const [width, height] = [right - left, bottom - top];
  if (isFilled) return Math.min(width, height) < 5 ? 10 : 1;
  const length = Math.max(width, height);
  if (length < 7) return 10;
  return length < 12 ? 2 : 1;
}

/** The same line with every place at a whole or at a part of a unit. */
function rounded({ start, steps, closed, form }: Outline, parts: number) {
  const near = (value: number): number => Math.round(value * parts) / parts;
  const nearPoint = ([x, y]: Point): Point => [near(x), near(y)];
  // the radius of half a circle may be too short, never too long: that would make it flat
  const radius = form === 'oval' ? near : (value: number): number => Math.floor(value * parts) / parts;
  const first = nearPoint(start);
  return {
    start: first,
    closed,
    steps: steps.map(
      ({ controls, arc, to }): Step => ({
        controls: controls.map(nearPoint),
        ...(arc && { arc: { ...arc, rx: radius(arc.rx), ry: radius(arc.ry) } }),
        // an arc that ends where it starts is none
        to: form === 'oval' ? [first[0] - 0.1, first[1]] : nearPoint(to),
      }),
    ),
  };
}

/** A step from where the pen is, so that what is alike is written alike wherever it stands. */
function writeStep({ controls, arc, to }: Step, at: Point): string {
  const [dx, dy] = between(at, to);
  if (arc) return `a${list([arc.rx, arc.ry])} 0 ${arc.large}${arc.sweep}${list([dx, dy])}`;
  const points = [...controls.map(control => between(at, control)), [dx, dy]].flat();
  if (controls.length > 0) return (controls.length > 1 ? 'c' : 'q') + list(points);
  if (dy === 0) return `h${decimal(dx || 0.01, 2)}`;
  return dx === 0 ? `v${decimal(dy)}` : `l${list(points)}`;
}

function between([fromX, fromY]: Point, [x, y]: Point): Point {
  return [Math.round((x - fromX) * 10) / 10, Math.round((y - fromY) * 10) / 10];
}

/** Numbers with no more between them than it takes to tell them apart. */
function list(values: readonly number[]): string {
  return values
    .map(value => decimal(value))
    .reduce((text, next) => text + (next.startsWith('-') ? '' : ' ') + next);
}
