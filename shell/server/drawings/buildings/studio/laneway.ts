import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { TIMBER } from '../../palette.ts';
import { door, rollerDoor } from '../../parts/door.ts';
import { solarPanels } from '../../parts/roof.ts';
import { battens, shadow, wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { along, bars, box, d, fill, rect, shade, stroke } from '../../svg.ts';

/** A studio above the garage on a lane, with a stair at its side. */
export const laneway: Form = {
  materials: ['boards', 'brick', 'render'],
  fences: ['none'],
  far: ['rooftops', 'treeline', 'skyline'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const timber = random.pick([TIMBER, '#B98E5E', '#6E7B7F']);
  const body = [
    sideFence(look),
    wall(look, [150, 190, 166, BASE - 190], look.second, 'brick'),
    rollerDoor(timber, look.trim, [168, 216, 100, BASE - 216]),
    windows(look, [[284, 218, 20, 30]], { sash: 'sash' }),
    random.pick([gabled, barrel])(look),
    stairs(look),
  ].join('');
  return facing(random, { body, left: 122, right: 372, gate: 338 });
}

function gabled(look: Look): string {
  return (
    fill(look.wall, d`M140 192V146L232 84L326 146V192z`) +
    fill(look.roof, d`M130 146L232 76L336 146l-5 7L232 88L135 153z`) +
    wall(look, [140, 146, 186, 46]) +
    windows(look, [[204, 118, 58, 58]], { sash: 'grid', frame: 4 }) +
    eaves(look)
  );
}

function barrel(look: Look): string {
  return (
    (look.random.chance(0.5) ? solarPanels(204, 84, 3) : '') +
    fill(look.roof, d`M132 138Q232 60 334 138v6H132z`) +
    fill(look.wall, d`M140 192V140Q232 72 326 140V192z`) +
    battens(look.wall, [140, 140, 186, 52], 9) +
    windows(
      look,
      [
        [160, 140, 40, 36],
        [214, 126, 40, 50],
      ],
      { sash: look.random.pick(['pair', 'toplight']) },
    ) +
    windows(look, [[276, 140, 26, 36]], { sash: 'louvre' }) +
    eaves(look)
  );
}

function eaves(look: Look): string {
  return shade(box([150, 192, 166, 7]), 0.24) + rect(look.trim, 138, 188, 190, 4);
}

function stairs(look: Look): string {
  const treads = along(0, 9, 1, index => box([370 - index * 5, BASE - 8 - index * 9, 12, 3]));
  return (
    rect('#A98E6C', 316, 192, 26, 5) +
    door(look, [318, 152, 20, 40]) +
    rect(look.roof, 310, 138, 36, 5) +
    stroke(look.roof, 3, d`M378 ${BASE - 2}L334 196`) +
    fill('#A98E6C', treads) +
    stroke(look.roof, 2, d`M384 ${BASE - 26}L342 174H340M384 ${BASE - 26}V${BASE}M342 174V196`)
  );
}

function sideFence(look: Look): string {
  const colour = look.random.pick(['#B3A48F', '#A79C8E', '#B9B2A4']);
  return bars(colour, [60, 236, 360, BASE - 236], 8, 1) + shadow([60, 244, 360, 4]);
}
