import { decimal } from './decimal.ts';
import type { Outline, Point, Step } from './outline.ts';
import type { Shape } from './shape.ts';

/** What is larger is written in whole units: a fill by its shorter side, a line by its longer one. */
const FINE_FILL = 5;
const FINE_LINE = 11;

/** A shape as an element. */
export function writeShape({ paint, outlines, isFilled }: Shape): string {
  let at: Point = [0, 0];
  const data = outlines.map((outline, index) => {
    const { start, steps, closed } = rounded(outline, isFine(outline, isFilled) ? 10 : 1);
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

function isFine({ bounds: [left, top, right, bottom] }: Outline, isFilled: boolean): boolean {
  const [width, height] = [right - left, bottom - top];
  return isFilled ? Math.min(width, height) < FINE_FILL : Math.max(width, height) < FINE_LINE;
}

/** The same line with every place at a whole or at a part of a unit. */
function rounded({ start, steps, closed, form }: Outline, parts: number) {
  const near = (value: number): number => Math.round(value * parts) / parts;
  const nearPoint = ([x, y]: Point): Point => [near(x), near(y)];
  const first = nearPoint(start);
  return {
    start: first,
    closed,
    steps: steps.map(
      ({ controls, arc, to }): Step => ({
        controls: controls.map(nearPoint),
        ...(arc && { arc: { ...arc, rx: near(arc.rx), ry: near(arc.ry) } }),
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
