import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { door, rollerDoor } from '../../parts/door.ts';
import { aerial, chimney, slope } from '../../parts/roof.ts';
import { wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { box, rect, shade } from '../../svg.ts';

/** A triple-fronted brick house of the 1960s, long and low, with a garage. */
export const brickVeneer: Form = {
  materials: ['brick'],
  fences: ['brick', 'brick', 'hedge', 'none', 'wire'],
  far: ['treeline', 'hills', 'rooftops', 'mountain'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const tiled: Look = { ...look, cover: 'tile', trim: '#FBF8F1' };
  const body = [
    random.chance(0.6) ? aerial(210, 138) : '',
    chimney(random.between(300, 320), 116, 60, look.wall),
    slope(tiled, [74, 356], 196, [140, 300], 136),
    wall(look, [84, 194, 262, BASE - 194]),
    garage(tiled),
    front(tiled),
  ].join('');
  return facing(random, { body, left: 74, right: 420, gate: 246 });
}

function front(look: Look): string {
  const steps = rect('#B7AD9C', 230, 274, 36, 6);
  return [
    shade(box([84, 196, 262, 7]), 0.16),
    windows(look, [[190, 212, 28, 34]], { sash: 'sash' }),
    wall(look, [90, 208, 86, BASE - 208]),
    slope(look, [80, 186], 210, [112, 152], 168),
    windows(look, [[104, 224, 58, 32]], { sash: 'toplight' }),
    door(look, [236, 214, 25, 60]) + steps,
    windows(look, [[278, 214, 56, 32]], { sash: look.random.pick(['pair', 'toplight']) }),
    rect(look.trim, 226, 196, 3, BASE - 196),
  ].join('');
}

function garage(look: Look): string {
  return (
    wall(look, [350, 214, 62, BASE - 214]) +
    rect(look.trim, 344, 206, 76, 9) +
    rollerDoor(look.random.pick([look.trim, look.door, '#B8BDB8']), look.trim, [357, 226, 48, BASE - 226])
  );
}
