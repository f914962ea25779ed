import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { door } from '../../parts/door.ts';
import { railing } from '../../parts/verandah.ts';
import { shadow, wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { along, type Box, box, fill, rect, shade } from '../../svg.ts';

const FLOORS = [106, 164, 222];

/** Flats along open galleries, with coloured doors side by side. */
export const galleryBlock: Form = {
  materials: ['brick', 'render'],
  fences: ['brick', 'hedge', 'none', 'wire'],
  far: ['rooftops', 'treeline', 'hills', 'skyline'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const body = [
    wall(look, [96, 84, 224, BASE - 84]),
    FLOORS.map((y, index) => gallery(look, y, index === 2)).join(''),
    fill(look.trim, [96, 170, 245, 316].map(x => box([x, 84, 5, BASE - 84])).join('')),
    rect(look.trim, 88, 76, 300, 9),
    endWall(look),
  ].join('');
  return facing(random, { body, left: 92, right: 386, gate: 206 });
}

function gallery(look: Look, y: number, ground: boolean): string {
  const doors = [look.door, look.second, look.door];
  const floor = Math.min(y + 50, BASE);
  const panes = [104, 179, 254].map((x): Box => [x + 6, y + 6, 26, 24]);
  return [
    shade(box([96, y - 14, 224, 18]), 0.2),
    windows(look, panes, { sill: false }),
    doors.map((colour, index) => door(look, [142 + index * 75, y + 2, 20, floor - y - 4], colour)).join(''),
    ground
      ? ''
      : rect('#D8D3C6', 92, floor, 228, 6) +
        railing(look.random.pick([look.trim, look.roof]), 96, 320, floor, 20),
  ].join('');
}

function endWall(look: Look): string {
  const screen = along(100, 270, 12, y => along(348, 372, 12, x => box([x + 2, y + 2, 8, 8])));
  const panes = FLOORS.map((y): Box => [340, y, 26, 26]);
  const pierced = look.random.chance(0.5);
  return (
    wall(look, [320, 84, 62, BASE - 84], look.second, look.material) +
    shadow([320, 84, 6, BASE - 84], 0.14) +
    (pierced ? rect(look.trim, 344, 96, 32, 180) + shade(screen, 0.45) : windows(look, panes))
  );
}
