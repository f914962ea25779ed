import { BASE, type Elevation, type Form, facing, type Look } from '../../look.ts';
import { door } from '../../parts/door.ts';
import { wall } from '../../parts/wall.ts';
import { windows } from '../../parts/window.ts';
import { along, box, fill, oval, rect, shade, stroke } from '../../svg.ts';

/** Units of the 1960s under one flat roof, with a carport and a screen of breeze blocks. */
export const carportUnits: Form = {
  materials: ['brick', 'render', 'brick'],
  fences: ['brick', 'none', 'hedge', 'wire'],
  far: ['treeline', 'hills', 'rooftops', 'sea'],
  draw,
};

function draw(look: Look): Elevation {
  const { random } = look;
  const body = [
    wall(look, [84, 184, 106, BASE - 184]),
    wall(look, [290, 184, 106, BASE - 184]),
    carport(look),
    unit(look, 84, [96, 156]),
    unit(look, 290, [344, 304]),
    breezeBlocks(look),
    rect(look.trim, 72, 170, 336, 6),
    rect(look.second, 72, 176, 336, random.pick([8, 14])),
    shade(box([84, 190, 312, 5]), 0.18),
  ].join('');
  return facing(random, { body, left: 76, right: 404, gate: 240 });
}

function carport(look: Look): string {
  const car = look.random.chance(0.6)
    ? rect(look.random.pick(['#F1EFE8', '#4F7C8F', '#A8371F', '#C9A44E']), 212, 248, 56, 26) +
      fill('#22343C', box([216, 272, 10, 8]) + box([254, 272, 10, 8]) + box([220, 240, 40, 12]))
    : '';
  return (
    shade(box([190, 190, 100, BASE - 190]), 0.34) +
    car +
    fill(look.trim, [196, 278].map(x => box([x, 186, 5, BASE - 186])).join(''))
  );
}

function unit(look: Look, left: number, [pane, entrance]: readonly [number, number]): string {
  const wide = look.random.chance(0.5);
  return (
    windows(look, [[pane, 208, 42, wide ? 52 : 36]], {
      sash: look.random.pick(['toplight', 'pair', 'louvre']),
      sill: !wide,
    }) + door(look, [entrance, 210, 24, BASE - 212], left < 200 ? look.door : look.second)
  );
}

function breezeBlocks(look: Look): string {
  const cells = along(222, BASE - 6, 14, y => along(196, 228, 14, x => oval(x + 7, y + 7, 5)));
  return (
    rect(look.trim, 194, 220, 46, BASE - 220) +
    shade(cells, 0.4) +
    stroke(
      look.trim,
      1.2,
      along(222, BASE - 6, 14, y => along(196, 228, 14, x => `M${x + 2} ${y + 7}h10m-5 -5v10`)),
    )
  );
}
