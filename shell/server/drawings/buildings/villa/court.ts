import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { door } from '../../parts/door.ts';
import { gable, slope } from '../../parts/roof.ts';
import { wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { box, rect, shade, times } from '../../svg.ts';

/** Three units one behind the other along a drive, each with its gable to the street. */
export const court: Form = {
  materials: ['brick', 'render', 'boards'],
  fences: ['none', 'picket', 'hedge', 'brick'],
  far: ['treeline', 'rooftops', 'hills'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const body = times(3, index =>
    unit(look, 92 + index * 98, index, random.pick([look.door, look.second, look.door])),
  );
  return facing(random, { body, left: 84, right: 394, gate: 258 });
}

function unit(look: Look, x: number, index: number, colour: string): string {
  const eave = 168 + (index % 2) * 14;
  const rise = look.random.pick([44, 52]);
  return [
    index < 2
      ? slope({ ...look, cover: 'tin' }, [x + 40, x + 140], eave + 10, [x + 50, x + 120], eave - 24)
      : '',
    wall(look, [x, eave - 2, 96, BASE - eave + 2]),
    gable(look, x + 48, 58, eave, eave - rise),
    shade(box([x, eave, 96, 5]), 0.14),
    windows(look, [[x + 12, eave + 26, 34, 38]]),
    rect(look.trim, x + 56, 206, 38, 4),
    door(look, [x + 62, 214, 24, BASE - 216], colour),
  ].join('');
}
