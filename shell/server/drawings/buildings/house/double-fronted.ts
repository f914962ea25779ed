import { BASE, type Elevation, type Form, type Look } from '../../look.ts';
import { door } from '../../parts/door.ts';
import { chimney, gable, slope } from '../../parts/roof.ts';
import { verandah } from '../../parts/verandah.ts';
import { wall } from '../../parts/wall.ts';
import { shutters, windows } from '../../parts/window.ts';
import { bars, rect, row } from '../../svg.ts';

/** A double-fronted Victorian cottage: everything twice, and the door between. */
export const doubleFronted: Form = {
  materials: ['boards', 'stone', 'brick', 'render'],
  fences: ['picket', 'iron', 'hedge', 'iron'],
  far: ['rooftops', 'treeline', 'hills'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const panes = row(214, 36, 44, 138, 306);
  const body = [
    chimney(128, 96) + chimney(333, 96),
    slope(look, [102, 378], 166, [150, 330], random.between(106, 118)),
    random.chance(0.3) ? gable(look, 240, 44, 168, 118) : '',
    wall(look, [112, 164, 256, BASE - 164]),
    brackets(look),
    verandah(look, { left: 98, right: 382, top: 182, posts: random.pick([4, 6]), rail: random.chance(0.25) }),
    windows(look, panes, { sash: random.pick(['sash', 'cross', 'grid']) }),
    random.chance(0.35) ? shutters(look.door, panes) : '',
    entrance(look),
  ].join('');
  return { body, left: 96, right: 384, gate: 240 };
}

function brackets(look: Look): string {
  return rect(look.trim, 112, 164, 256, 4) + bars(look.trim, [118, 168, 248, 6], 4, 10);
}

function entrance(look: Look): string {
  const lights = [218, 255].map(x => [x, 214, 7, 60] as const);
  return (
    windows(look, lights, { sash: 'plain', sill: false, frame: 2 }) +
    windows(look, [[228, 204, 24, 8]], { sash: 'plain', sill: false }) +
    door(look, [228, 216, 24, 58])
  );
}
