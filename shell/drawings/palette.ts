import palette from './palette.json' with { type: 'json' };
import { itemAt } from './random.ts';

/** A time of day. */
export interface Light {
  sky: string;
  far: string;
  cloud: string;
  /** The sun or the moon; none when the sky is covered. */
  disc?: string;
  /** A colour that lies over the whole street. */
  tint?: { colour: string; opacity: string };
  /** Lamps are lit already. */
  isDusk?: boolean;
}

/** Colours that belong together on one building. */
type Scheme = Record<'wall' | 'second' | 'roof' | 'trim' | 'door', string>;

interface Palette {
  /** By what a building is made of. */
  schemes: Record<string, readonly Scheme[]>;
  lights: readonly Light[];
  lamp: string;
  lawns: readonly string[];
  cars: readonly string[];
  bicycles: readonly string[];
  /** Trees that grow together in one street: the tall ones behind, the small ones in front. */
  floras: readonly { tall: readonly string[]; small: readonly string[] }[];
}

/** The colours of everything, and what grows together. */
const { schemes }: Palette = palette;
export const { lights, lamp, lawns, cars, bicycles, floras }: Palette = palette;

/**
 * The colours of a building: those of one scheme, and in a row of houses other walls and doors of the same material.
 * @param share how far through the schemes of the material, from 0 to 1
 */
export function coloursOf(material: string, share: number): Record<string, string> {
  const ofMaterial = schemes[material] ?? [];
  const index = Math.floor(share * ofMaterial.length);
  const second = itemAt(ofMaterial, index + 3);
  const third = itemAt(ofMaterial, index + 6);
  return {
    ...itemAt(ofMaterial, index),
    ...{ 'wall-2': second.wall, 'door-2': second.door, 'wall-3': third.wall, 'door-3': third.door },
  };
}
