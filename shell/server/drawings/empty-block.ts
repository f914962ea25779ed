import { BASE, HEIGHT, WIDTH } from './look.ts';
import { INK, TIMBER, WATTLE } from './palette.ts';
import { lettering } from './parts/lettering.ts';
import { shrub } from './parts/shrub.ts';
import { gum, plane } from './parts/tall-tree.ts';
import { createRandom } from './random.ts';
import { ground } from './setting/ground.ts';
import { along, d, rect, stroke, svgDocument } from './svg.ts';

/** A block nobody has built on, with its sign: stands beside messages such as "not found"; on a transparent sky. */
export function drawEmptyBlock(): string {
  const random = createRandom(7);
  const plants = [
    gum(random, 84, BASE, 168),
    plane(random, 410, BASE, 118),
    shrub(random, 352, BASE + 2, 22),
  ];
  const tufts = along(24, WIDTH - 24, 31, x => d`M${x} ${random.between(277, 282)}l-3 -9m3 9v-11m0 11l4 -8`);
  return svgDocument(
    WIDTH,
    HEIGHT,
    'xMidYMax',
    ground(WIDTH) + plants.join('') + stroke('#6F8468', 2, tufts, 'stroke-linecap="round"') + sign(),
  );
}

function sign(): string {
  return (
    rect(TIMBER, 170, 172, 6, BASE - 172) +
    rect(TIMBER, 284, 172, 6, BASE - 172) +
    rect('#FFFDF8', 158, 166, 144, 66) +
    rect(WATTLE, 158, 166, 144, 10) +
    lettering(230, 186, INK, 'For', { size: 1.6 }) +
    lettering(230, 208, INK, 'Lease', { size: 1.6 })
  );
}
