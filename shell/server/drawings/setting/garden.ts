import { BASE, type Elevation, type Look, WIDTH } from '../look.ts';
import { type FenceKind, fence } from '../parts/fence.ts';
import type { Plant } from '../parts/plant.ts';
import { agapanthus, flowers, shrub, topiary } from '../parts/shrub.ts';
import { banksia, bottlebrush, cypress, grassTree, lemonTree } from '../parts/small-tree.ts';
import { gum, jacaranda, norfolkPine, palm, plane } from '../parts/tall-tree.ts';
import type { Random } from '../random.ts';
import { box, fill } from '../svg.ts';

/** Trees that grow together in one street: the tall ones behind, the small ones in front. */
const FLORAS: readonly { tall: readonly Plant[]; small: readonly Plant[] }[] = [
  { tall: [gum, gum, plane], small: [banksia, grassTree, bottlebrush] },
  { tall: [plane, plane, cypress], small: [lemonTree, cypress] },
  { tall: [jacaranda, gum], small: [bottlebrush, lemonTree] },
  { tall: [palm, palm, plane], small: [grassTree, banksia, lemonTree] },
  { tall: [norfolkPine, gum], small: [banksia, grassTree] },
  { tall: [gum, norfolkPine, gum], small: [bottlebrush, banksia, grassTree] },
  { tall: [plane, jacaranda, palm], small: [cypress, lemonTree] },
];

/** The plants and the fence around one building. */
interface Garden {
  behind: string;
  front: string;
}

/** Plants a garden that suits a building and leaves its gate free. */
export function plantGarden(look: Look, fences: readonly FenceKind[], elevation: Elevation): Garden {
  const { random } = look;
  const flora = random.pick(FLORAS);
  return {
    behind: backTrees(random, elevation, flora.tall),
    front: garden(look, fences, elevation) + frontTree(random, elevation, flora.small),
  };
}

function backTrees(random: Random, { left, right }: Elevation, kinds: readonly Plant[]): string {
  const tree = (x: number): string => random.pick(kinds)(random, x, BASE, random.between(110, 196));
  const near = [random.between(left - 58, left - 8), random.between(right + 8, right + 58)];
  const more = [random.between(14, left - 60), random.between(right + 60, WIDTH - 14)];
  const kept = more.filter(x => x > 0 && x < WIDTH && random.chance(0.4));
  return [...kept, ...near.filter(() => random.chance(0.88))].map(tree).join('');
}

function frontTree(random: Random, { left, right, gate }: Elevation, kinds: readonly Plant[]): string {
  const spots = [left + random.between(-26, 8), right + random.between(-8, 26)].filter(
    x => Math.abs(x - gate) > 70,
  );
  return spots.length === 0 || random.chance(0.45)
    ? ''
    : random.pick(kinds)(random, random.pick(spots), BASE + 2, random.between(52, 82));
}

function garden(look: Look, fences: readonly FenceKind[], { left, right, gate }: Elevation): string {
  const { random } = look;
  const kind = random.pick(fences);
  const wide = random.chance(0.6) ? WIDTH / 2 : 24;
  const [from, to] = [Math.max(0, left - wide), Math.min(WIDTH, right + wide)];
  const path = fill('#D8D6CB', box([gate - 14, BASE - 2, 28, 6]));
  return (
    path +
    border(random, left, right, gate) +
    fence(kind, look, from, gate - 19) +
    fence(kind, look, gate + 19, to) +
    border(random, left, right, gate, 2)
  );
}

function border(random: Random, left: number, right: number, gate: number, most = 4): string {
  const kinds = random.pick([
    [shrub, agapanthus],
    [shrub, flowers],
    [shrub],
    [topiary, flowers],
    [agapanthus, grassTree],
  ]);
  const count = Math.floor(random.between(1, most + 1));
  const places = Array.from({ length: count }, () => random.between(left - 8, right + 8));
  return places
    .filter(x => Math.abs(x - gate) > 36)
    .map(x => random.pick(kinds)(random, x, BASE + 1, random.between(13, 24)))
    .join('');
}
