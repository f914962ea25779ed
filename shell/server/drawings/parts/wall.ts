import type { Look } from '../look.ts';
import type { Material } from '../palette.ts';
import type { Random } from '../random.ts';
import { along, type Box, bars, box, d, rect, shade, stripes, stroke, times } from '../svg.ts';

/** A wall of the building's material, or of another one. */
export function wall(look: Look, area: Box, colour = look.wall, material = look.material): string {
  return rect(colour, ...area) + TEXTURES[material](look.random, area);
}

/** Upright timber battens or corrugated iron. */
export function battens(colour: string, [x, y, width, height]: Box, step = 5): string {
  const gaps = bars('#000', [x + step, y, width - step, height], 1.2, step - 1.2, 'opacity=".16"');
  return rect(colour, x, y, width, height) + gaps;
}

/** The darker side that makes a wall read as a corner. */
export function shadow(area: Box, strength = 0.07): string {
  return shade(box(area), strength);
}

const TEXTURES: Record<Material, (random: Random, area: Box) => string> = {
  brick: (random, area) => stripes('#fff', area, 0.9, 7.1, 'opacity=".15"') + oddBricks(random, area),
  boards: (_, [x, y, width, height]) =>
    stripes('#000', [x, y + 8, width, height - 8], 1.2, 7.8, 'opacity=".09"'),
  render: () => '',
  stone: (random, area) => blocks(random, area),
};

function oddBricks(random: Random, [x, y, width, height]: Box): string {
  const rows = Math.floor(height / 8);
  const place = (): string => {
    const row = Math.floor(random.next() * rows);
    return box([x + random.between(2, width - 12), y + row * 8 + 0.6, 10, 6.9]);
  };
  return rows < 1 || width < 16
    ? ''
    : shade(times(Math.min(12, Math.ceil((width * height) / 2600)), place), 0.09);
}

function blocks(random: Random, [x, y, width, height]: Box): string {
  const joints = along(
    y + 6.5,
    y + height - 6,
    13,
    at => d`M${x + random.between(8, 26)} ${at}H${x + width}`,
  );
  return (
    stripes('#fff', [x, y, width, height], 1, 12, 'opacity=".22"') +
    stroke('#fff', 13, joints, 'stroke-dasharray="1 28" opacity=".22"')
  );
}
