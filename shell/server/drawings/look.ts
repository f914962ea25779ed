import type { Material, Scheme } from './palette.ts';
import type { FenceKind } from './parts/fence.ts';
import type { Sash } from './parts/window.ts';
import type { Random } from './random.ts';
import type { FarKind } from './setting/far.ts';
import { mirror } from './svg.ts';

/** The height at which every building stands on the ground, and the size of a picture. */
export const BASE = 280;
export const WIDTH = 480;
export const HEIGHT = 320;

/** The choices that hold for one whole building. */
export interface Look extends Scheme {
  random: Random;
  material: Material;
  /** What lies on the roof. */
  cover: 'tile' | 'tin';
  sash: Sash;
  /** How many windows are lit, from 0 to 1. */
  lit: number;
}

/** A building, and what its setting has to know about it. */
export interface Elevation {
  body: string;
  left: number;
  right: number;
  /** Where the path to the front door meets the street. */
  gate: number;
}

/** One way of building a home. */
export interface Form {
  materials: readonly Material[];
  /** The fences and the distance that suit it. */
  fences: readonly FenceKind[];
  far: readonly FarKind[];
  draw(look: Look): Elevation;
}

/** Faces a building without lettering one way or the other. */
export function facing(random: Random, elevation: Elevation): Elevation {
  if (random.chance(0.5)) return elevation;
  const { body, left, right, gate } = elevation;
  return { body: mirror(WIDTH, body), left: WIDTH - right, right: WIDTH - left, gate: WIDTH - gate };
}
