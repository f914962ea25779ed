import { bikeCage, carSpace, levyNotice, pool } from './photos/common-areas.ts';
import { crack, deck, liftingTiles, slopingFloor } from './photos/cracks.ts';
import { intercom, liftOutOfOrder, lobby, mailroom } from './photos/entrances.ts';
import { group, HEIGHT, PAPER, rect, type Scene, WIDTH } from './photos/kit.ts';
import { bathroom, kitchen, oven } from './photos/kitchens.ts';
import { bucket, ceilingStain, dampWall, mould } from './photos/leaks.ts';
import { brokenBlind, livingRoom, splitSystem } from './photos/living.ts';
import type { Motif } from './photos/motif.ts';
import { beach, park, water } from './photos/outings.ts';
import { fullStreet, quietStreet, shops } from './photos/streets.ts';
import { train, tram } from './photos/transport.ts';
import { ants, cockroaches, possum, subfloor } from './photos/vermin.ts';
import { balcony, balconySea, craneNextDoor, trafficWindow } from './photos/windows.ts';
import { darkLane, garden, gate } from './photos/yards.ts';
import { createRng, type Rng } from './rng.ts';
import type { DemoPhoto } from './types.ts';

const SCENES: Record<Motif, Scene> = {
  'living room': livingRoom,
  kitchen,
  bathroom,
  balcony,
  'balcony sea': balconySea,
  oven,
  'split system': splitSystem,
  blind: brokenBlind,
  'traffic window': trafficWindow,
  crane: craneNextDoor,
  'ceiling stain': ceilingStain,
  mould,
  bucket,
  crack,
  'damp wall': dampWall,
  'lifting tiles': liftingTiles,
  deck,
  'sloping floor': slopingFloor,
  subfloor,
  ants,
  cockroaches,
  possum,
  lobby,
  'lift out of order': liftOutOfOrder,
  mailroom,
  intercom,
  'bike cage': bikeCage,
  'car space': carSpace,
  'levy notice': levyNotice,
  pool,
  garden,
  gate,
  'dark lane': darkLane,
  'full street': fullStreet,
  street: quietStreet,
  shops,
  park,
  beach,
  water,
  train,
  tram,
};

/** Every motif that can be drawn. */
export const MOTIFS = Object.keys(SCENES) as Motif[];

/** Motifs with lettering, which must not be mirrored. */
const LETTERED: readonly Motif[] = ['lift out of order', 'levy notice', 'full street'];

/**
 * A hand-held view of a scene: a little closer, a little crooked, perhaps from the other side. The zoom is
 * enough for the tilt and the shift never to show an edge.
 */
function framed(motif: Motif, inner: string, rng: Rng): string {
  const zoom = 1.06 + rng.next() * 0.09;
  const tilt = (rng.next() - 0.5) * 2.4;
  const [x, y] = [(rng.next() - 0.5) * 24, (rng.next() - 0.5) * 16];
  const mirror = !LETTERED.includes(motif) && rng.chance(0.5) ? -1 : 1;
  const move = `translate(${(WIDTH / 2 + x).toFixed(1)} ${(HEIGHT / 2 + y).toFixed(1)})`;
  const turn = `rotate(${tilt.toFixed(2)}) scale(${(zoom * mirror).toFixed(3)} ${zoom.toFixed(3)})`;
  return group(`${move} ${turn} translate(${-WIDTH / 2} ${-HEIGHT / 2})`, inner);
}

/** A drawing of a motif as a whole SVG document; another seed gives another room, light and colours. */
export function drawPhoto(motif: Motif, seed: number): string {
  const rng = createRng(seed);
  const scene = framed(motif, SCENES[motif](rng), rng);
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${rect(0, 0, WIDTH, HEIGHT, PAPER)}${scene}</svg>`;
}

/** A random uuid in the form of version 4, as uploads are named. */
function uuidOf(rng: Rng): string {
  const digits = (count: number) => Array.from({ length: count }, () => rng.int(0, 15).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-4${digits(3)}-${rng.pick(['8', '9', 'a', 'b'])}${digits(3)}-${digits(12)}`;
}

/** One photo for each motif, in that order. */
export function photosFor(motifs: readonly Motif[], rng: Rng): DemoPhoto[] {
  return motifs.map(motif => ({
    name: `${uuidOf(rng)}.webp`,
    svg: drawPhoto(motif, rng.int(1, 2 ** 31)),
  }));
}
