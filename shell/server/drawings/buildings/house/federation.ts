import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { door } from '../../parts/door.ts';
import { chimney, finial, gable, roofThings, slope } from '../../parts/roof.ts';
import { verandah } from '../../parts/verandah.ts';
import { wall } from '../../parts/wall.ts';
import { awning, windows } from '../../parts/window.ts';

/** A Federation house: a gabled room beside a verandah, under a hipped roof. */
export const federation: Form = {
  materials: ['brick', 'boards', 'brick', 'stone'],
  fences: ['picket', 'brick', 'hedge', 'iron'],
  far: ['hills', 'treeline', 'rooftops'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const body = [
    chimney(random.between(296, 336), 80),
    random.chance(0.4) ? chimney(random.between(130, 150), 96) : '',
    slope(look, [96, 402], 172, [152, 350], 104),
    roofThings(look, 290, 104),
    wall(look, [108, 172, 284, BASE - 172]),
    gableRoom(look),
    verandah(look, { left: 238, right: 402, top: 182, posts: random.pick([3, 4]), rail: random.chance(0.4) }),
    door(look, [262, 214, 30, 60]),
    windows(look, [[328, 216, 40, 38]]),
  ].join('');
  return facing(random, { body, left: 96, right: 408, gate: 277 });
}

function gableRoom(look: Look): string {
  const pane = look.random.pick([
    [150, 210, 60, 42],
    [144, 208, 72, 42],
    [162, 206, 36, 48],
  ] as const);
  return [
    wall(look, [126, 190, 108, BASE - 190]),
    gable(look, 180, 66, 196, 112),
    look.random.chance(0.5) ? finial(look.trim, 180, 112) : '',
    windows(look, [pane]),
    look.random.chance(0.3) ? awning(look.door, pane) : '',
  ].join('');
}
