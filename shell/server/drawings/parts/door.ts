import type { Look } from '../look.ts';
import { GLASS, GLINT, INK, WATTLE } from '../palette.ts';
import { type Box, box, d, fill, oval, rect, shade, stripes, stroke } from '../svg.ts';

type Leaf = (area: Box) => string;

const LEAVES: readonly Leaf[] = [
  ([x, y, w, h]) => fill(GLINT, box([x + w * 0.2, y + h * 0.1, w * 0.6, h * 0.32])),
  ([x, y, w, h]) =>
    shade(
      [0.14, 0.56]
        .flatMap(left => [
          box([x + w * left, y + h * 0.1, w * 0.3, h * 0.32]),
          box([x + w * left, y + h * 0.52, w * 0.3, h * 0.34]),
        ])
        .join(''),
      0.18,
    ),
  ([x, y, w, h]) =>
    fill(GLINT, [0.12, 0.34, 0.56].map(top => box([x + w * 0.2, y + h * top, w * 0.6, h * 0.14])).join('')),
  ([x, y, w, h]) => fill(GLINT, box([x + w * 0.18, y + h * 0.1, w * 0.2, h * 0.76])),
  ([x, y, w, h]) => fill(GLINT, oval(x + w / 2, y + h * 0.28, w * 0.26)),
];

/** A front door in its frame, one of several kinds. */
export function door(look: Look, area: Box, colour = look.door): string {
  const [x, y, w, h] = area;
  const leaf = look.random.pick(LEAVES);
  return (
    rect(look.trim, x - 3, y - 3, w + 6, h + 3) +
    rect(colour, ...area) +
    leaf(area) +
    fill(WATTLE, oval(x + w * 0.84, y + h * 0.58, 1.8))
  );
}

/** Double glass doors of a lobby. */
export function lobbyDoor(look: Look, [x, y, w, h]: Box): string {
  return (
    rect(look.trim, x - 5, y - 5, w + 10, h + 5) +
    rect(GLASS, x, y, w, h) +
    fill(GLINT, d`M${x} ${y + h * 0.7}L${x + w * 0.5} ${y}H${x + w * 0.2}L${x} ${y + h * 0.3}z`) +
    rect(look.trim, x + w / 2 - 1, y, 2, h) +
    stroke(INK, 1.2, d`M${x + w / 2 - 4} ${y + h * 0.4}v${h * 0.3}m8 0v${-h * 0.3}`)
  );
}

/** A garage or roller door. */
export function rollerDoor(colour: string, trim: string, [x, y, w, h]: Box): string {
  return (
    rect(trim, x - 2, y - 2, w + 4, h + 2) +
    rect(colour, x, y, w, h) +
    stripes('#000', [x, y + 5, w, h - 5], 1, 5, 'opacity=".16"')
  );
}
