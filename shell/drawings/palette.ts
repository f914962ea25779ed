import palette from './palette.json' with { type: 'json' };
import { itemAt } from './random.ts';

export interface Light {
  sky: string;
  far: string;
  cloud: string;
  disc?: string;
  tint?: { colour: string; opacity: string };
  isDusk?: boolean;
}

type Scheme = Record<'wall' | 'second' | 'roof' | 'trim' | 'door', string>;

interface Palette {
  schemes: Record<string, readonly Scheme[]>;
  lights: readonly Light[];
  lamp: string;
  lawns: readonly string[];
  cars: readonly string[];
  bicycles: readonly string[];
  /** Trees that grow together: tall ones behind, small ones in front. */
  floras: readonly { tall: readonly string[]; small: readonly string[] }[];
}

const { schemes }: Palette = palette;
export const { lights, lamp, lawns, cars, bicycles, floras }: Palette = palette;

/**
 * In a row of houses, the other walls and doors have the same material.
 * @param share position among the material's schemes, from 0 to 1
 */
export function coloursOf(material: string, share: number): Record<string, string> {
  const ofMaterial = schemes[material] ?? [];
  const index = Math.floor(share * ofMaterial.length);
  const second = itemAt(ofMaterial, index + 3);
  const third = itemAt(ofMaterial, index + 6);
  return {
    ...itemAt(ofMaterial, index),
    'wall-2': second.wall,
    'door-2': second.door,
    'wall-3': third.wall,
    'door-3': third.door,
  };
}
