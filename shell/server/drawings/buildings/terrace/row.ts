import type { Look } from '../../look.ts';
import { SCHEMES, type Scheme } from '../../palette.ts';
import { bars, box, d, fill, stroke } from '../../svg.ts';

/** Colours of the houses of one row: kin, but no two neighbours alike. */
export function terraceColours(look: Look, houses: number): readonly Partial<Scheme>[] {
  const { random } = look;
  const schemes = SCHEMES[look.material];
  const start = Math.floor(random.next() * schemes.length);
  const alike = random.chance(0.3);
  return Array.from({ length: houses }, (_, index) => {
    const { wall, door } = schemes[(start + index * 3) % schemes.length] ?? look;
    return alike ? { door } : { wall, door };
  });
}

/** Iron lace hung below a balcony. */
export function lace(look: Look, left: number, right: number, y: number): string {
  const step = (right - left) / 8;
  return look.random.chance(0.6)
    ? stroke(look.trim, 2, d`M${left} ${y}` + d`q${step / 2} 11 ${step} 0`.repeat(8))
    : fill(look.trim, d`M${left} ${y}` + d`l${step / 4} 8 ${step / 4}-8`.repeat(16));
}

/** The balustrade of a terrace's balcony. */
export function balconyIron(colour: string, left: number, right: number, y: number, height: number): string {
  const rail = (at: number): string => box([left - 3, at, right - left + 6, 2.4]);
  return (
    bars(colour, [left, y, right - left, height], 1.4, 4.9) + fill(colour, rail(y - 2) + rail(y + height - 2))
  );
}
