import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { GLASS, GLINT, INK } from '../../palette.ts';
import { door, rollerDoor } from '../../parts/door.ts';
import { wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { box, d, fill, rect, stroke, times } from '../../svg.ts';

/** Lofts in a factory: a saw-tooth roof and windows of many small panes. */
export const sawtooth: Form = {
  materials: ['brick', 'brick', 'render'],
  fences: ['none', 'none', 'slats'],
  far: ['rooftops', 'skyline', 'treeline'],
  draw,
};

const TOOTH = 92;

function draw(look: Look): Elevation {
  const { random } = look;
  const body = [
    times(3, index => tooth(look, 102 + index * TOOTH)),
    wall(look, [102, 148, TOOTH * 3, BASE - 148]),
    rect(look.second, 98, 144, TOOTH * 3 + 8, 6),
    windows(
      look,
      times3(index => [116 + index * TOOTH, 164, 64, 40]),
      { sash: 'grid', frame: 2 },
    ),
    fill(look.second, [100, 192, 284, 374].map(x => box([x, 150, 6, BASE - 150])).join('')),
    ground(look),
  ].join('');
  return facing(random, { body, left: 98, right: 384, gate: 240 });
}

function times3<T>(make: (index: number) => T): T[] {
  return [0, 1, 2].map(make);
}

function tooth(look: Look, x: number): string {
  const bars = times(4, index => d`M${x + 6} ${112 + index * 8}h9`);
  return (
    fill(look.roof, d`M${x} 148V98L${x + TOOTH} 148z`) +
    fill(GLASS, d`M${x + 3} 146V105l13 7v34z`) +
    stroke(GLINT, 1.6, bars) +
    stroke('#fff', 1.3, d`M${x + 24} 120l50 27M${x + 24} 130l31 17`, 'opacity=".16"') +
    fill(look.trim, d`M${x - 2} 98v-5L${x + TOOTH} 144v5z`)
  );
}

function ground(look: Look): string {
  const bay = look.random.pick([look.roof, look.door, '#6E7B7F']);
  return [
    rollerDoor(bay, look.second, [118, 222, 60, BASE - 222]),
    door(look, [227, 222, 26, BASE - 224]),
    rect(INK, 216, 210, 48, 5),
    windows(look, [[302, 222, 60, 32]], { sash: 'grid', frame: 2 }),
  ].join('');
}
