import { decimal } from './decimal.ts';
import { drawn, type Outline, outline, type Point } from './outline.ts';
import { type Line, numbers, readLines } from './path-data.ts';

/** Outlines painted alike. */
export interface Shape {
  /** Its attributes but for the path data. */
  paint: string;
  outlines: readonly Outline[];
  /** Whether it is filled; a line otherwise. */
  isFilled: boolean;
  /** Whether nothing shines through it. */
  isOpaque: boolean;
}

/** Where a group stands: what is within is scaled, mirrored by a scale below nothing, and moved. */
interface Place {
  scaleX: number;
  scaleY: number;
  x: number;
  y: number;
}

type Attributes = Readonly<Record<string, string>>;

const HERE: Place = { scaleX: 1, scaleY: 1, x: 0, y: 0 };

/** The shapes of a drawing made by `svg.ts`, each where it stands in the picture. */
export function readShapes(content: string): Shape[] {
  const shapes: Shape[] = [];
  const places: Place[] = [];
  for (const [, closing, name, rest = ''] of content.matchAll(/<(\/?)([a-z]+)([^>]*)>/g)) {
    const place = places.at(-1) ?? HERE;
    const attributes = readAttributes(rest);
    if (closing) places.pop();
    else if (name === 'g') places.push(within(place, attributes.transform ?? ''));
    else if (name === 'path') shapes.push(shape(attributes, place));
    else throw new TypeError(`No drawing has a <${name}>`);
  }
  return shapes;
}

function readAttributes(text: string): Attributes {
  const pairs = Array.from(text.matchAll(/([a-z-]+)="([^"]*)"/g), ([, key = '', value = '']) => [key, value]);
  return Object.fromEntries(pairs);
}

function within(outer: Place, transform: string): Place {
  let place = outer;
  for (const [, name, list = ''] of transform.matchAll(/([a-z]+)\(([^)]*)\)/g)) {
    const [a = 0, b, , d = 1, e = 0, f = 0] = numbers(list);
    if (name === 'translate') place = inside(place, { scaleX: 1, scaleY: 1, x: a, y: b ?? 0 });
    else if (name === 'scale') place = inside(place, { scaleX: a, scaleY: b ?? a, x: 0, y: 0 });
    else if (name === 'matrix') place = inside(place, { scaleX: a, scaleY: d, x: e, y: f });
    else throw new TypeError(`No drawing has a ${name}()`);
  }
  return place;
}

function inside(outer: Place, { scaleX, scaleY, x, y }: Place): Place {
  return {
    scaleX: outer.scaleX * scaleX,
    scaleY: outer.scaleY * scaleY,
    x: outer.x + outer.scaleX * x,
    y: outer.y + outer.scaleY * y,
  };
}

function shape({ d = '', fill = '', stroke, opacity = '1', ...rest }: Attributes, place: Place): Shape {
  const size = Math.abs(place.scaleY);
  const width = stroke ? Number(rest['stroke-width']) * size : 0;
  const dashes = numbers(rest['stroke-dasharray'] ?? '').map(dash => decimal(dash * size, 2));
  const line = [
    'fill="none"',
    rest['stroke-linecap'] && 'stroke-linecap="round"',
    rest['stroke-linejoin'] && 'stroke-linejoin="round"',
    `stroke="${shortColour(stroke ?? '', Number(opacity))}"`,
    `stroke-width="${decimal(width, width > 4 ? 0 : 1)}"`,
    dashes.length > 0 && `stroke-dasharray="${dashes.join(' ')}"`,
  ];
  return {
    paint: stroke ? line.filter(Boolean).join(' ') : `fill="${shortColour(fill, Number(opacity))}"`,
    outlines: readLines(d).map(read => placed(read, place, width, rest['stroke-linecap'] !== undefined)),
    isFilled: !stroke,
    isOpaque: opacity === '1',
  };
}

function placed({ start, steps, closed }: Line, place: Place, width: number, isRound: boolean): Outline {
  const { scaleX, scaleY, x: left, y: top } = place;
  const move = ([x, y]: Point): Point => [x * scaleX + left, y * scaleY + top];
  const moved = steps.map(({ controls, arc, to }) => ({
    controls: controls.map(move),
    to: move(to),
    ...(arc && {
      arc: {
        rx: arc.rx * Math.abs(scaleX),
        ry: arc.ry * Math.abs(scaleY),
        large: arc.large,
        sweep: scaleX * scaleY < 0 ? 1 - arc.sweep : arc.sweep,
      },
    }),
  }));
  return drawn(outline(move(start), moved, closed), width, isRound);
}

/** A colour in its shortest form; what shines through is a part of it, for an opacity of its own costs a layer. */
function shortColour(hex: string, opacity: number): string {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const alpha =
    opacity < 1
      ? Math.round(opacity * 255)
          .toString(16)
          .padStart(2, '0')
      : '';
  const full = (long + alpha).toLowerCase();
  return /^#(?:([0-9a-f])\1)+$/.test(full) ? full.replace(/([0-9a-f])./g, '$1') : full;
}
