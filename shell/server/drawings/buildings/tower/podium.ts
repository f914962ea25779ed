import { BASE, type Look } from '../../look.ts';
import { INK } from '../../palette.ts';
import { lobbyDoor } from '../../parts/door.ts';
import { glass } from '../../parts/window.ts';
import { box, fill, rect } from '../../svg.ts';

/** The foot of a tower: a plinth, shop windows, and the lobby under its canopy. */
export function podium(look: Look, left: number, right: number, door: number): string {
  const shops = [[left + 12, door - left - 48] as const, [door + 36, right - door - 48] as const].filter(
    ([, width]) => width > 16,
  );
  return [
    rect(look.second, left, 250, right - left, BASE - 250),
    ...shops.map(([x, width]) => glass([x, 258, width, BASE - 258]) + mullions(look, x, width)),
    lobbyDoor(look, [door - 20, 254, 40, BASE - 254]),
    rect(INK, door - 34, 240, 68, 7),
  ].join('');
}

function mullions(look: Look, x: number, width: number): string {
  const count = Math.max(1, Math.round(width / 24));
  return fill(
    look.trim,
    Array.from({ length: count - 1 }, (_, index) =>
      box([x + ((index + 1) * width) / count - 1, 258, 2, BASE - 258]),
    ).join(''),
  );
}

/** What stands on the roof of a tower: lift rooms, a mast, a garden. */
export function crown(look: Look, left: number, right: number, top: number): string {
  const { random } = look;
  const middle = random.between(left + 50, right - 50);
  const kinds = [
    rect(look.second, middle - 29, top - 15, 58, 15),
    rect(look.second, middle - 34, top - 9, 44, 9) + rect(look.roof, middle + 14, top - 14, 20, 14),
    rect(look.second, middle - 20, top - 10, 40, 10) +
      fill(INK, box([middle - 1, top - 25, 2, 15]) + box([middle - 5, top - 20, 10, 1.5])),
    fill(
      '#66906F',
      [-34, -20, -4, 14, 30].map(dx => `M${Math.round(middle + dx) - 9} ${top}q2 -13 9 -13t9 13z`).join(''),
    ),
  ];
  return random.pick(kinds);
}
