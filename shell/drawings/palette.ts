import { itemAt } from './random.ts';

type Scheme = readonly [wall: string, second: string, roof: string, trim: string, door: string];

/** Colours that belong together on one building, by what it is made of. */
const SCHEMES: Record<string, readonly Scheme[]> = {
  brick: [
    ['#B4593C', '#E5DED0', '#49565C', '#FBF8F1', '#1B5166'],
    ['#A65340', '#E7DCC6', '#7A4638', '#F6EBD6', '#23634A'],
    ['#C98F63', '#8C5A4A', '#6E4A3C', '#FBF8F1', '#A8371F'],
    ['#E0CDA4', '#B4714F', '#A9553B', '#FFFDF8', '#23634A'],
    ['#8C5A4A', '#D9C7A8', '#3F4A4F', '#EFE3CC', '#B5762A'],
    ['#DDD8CD', '#7F8F92', '#3B474D', '#FFFFFF', '#12222B'],
    ['#C0704A', '#EFE5D3', '#5B666B', '#FFFAF0', '#4B3A5E'],
    ['#9A5B4B', '#C9B8A6', '#8E3F2B', '#F3E6D0', '#1B5166'],
  ],
  boards: [
    ['#F3EFE6', '#49565C', '#49565C', '#FFFFFF', '#A8371F'],
    ['#C3CFBF', '#8A9698', '#7D898B', '#FBFAF4', '#7A3D2C'],
    ['#BFD0D8', '#F0EBE0', '#3F4C52', '#FDFBF5', '#B5762A'],
    ['#EEDFB4', '#B8704D', '#4F6B5A', '#FFFDF6', '#23634A'],
    ['#EBD2C6', '#8B6F6A', '#6B5F63', '#FFF9F3', '#1B5166'],
    ['#5E7566', '#E0D3B4', '#8E3F2B', '#F4EAD2', '#E0C58F'],
    ['#53707F', '#DDE3E2', '#B9C2C2', '#F6F5EF', '#C98A3A'],
    ['#CFC8D2', '#77707F', '#555F6B', '#FCFAFB', '#6B4A78'],
  ],
  render: [
    ['#E8E3D8', '#1B5166', '#3E4C52', '#FFFDF8', '#1B5166'],
    ['#D5DDDE', '#7A4638', '#49565C', '#FFFFFF', '#A8371F'],
    ['#C9B8A6', '#5B4A42', '#4F4540', '#F8F1E4', '#23634A'],
    ['#F0E3C8', '#B4593C', '#A9553B', '#FFFCF3', '#1B5166'],
    ['#B9C6BC', '#3F5A4C', '#3F4A4F', '#F7F8F2', '#8A5300'],
    ['#E6CDBB', '#8E3F2B', '#6E4A3C', '#FFF8F0', '#23634A'],
    ['#9FB2B8', '#2F4752', '#33434A', '#F4F6F4', '#E0B58A'],
    ['#59666A', '#B98E5E', '#333F44', '#E9E4DA', '#B98E5E'],
  ],
  stone: [
    ['#D8BD8E', '#B4593C', '#8E3F2B', '#FBF3E1', '#1B5166'],
    ['#8C989C', '#D8D3C8', '#3F4A4F', '#F2EEE4', '#A8371F'],
    ['#CBB195', '#9A5B4B', '#5B666B', '#FFF7E8', '#23634A'],
    ['#B9AE9B', '#7A4638', '#7A4638', '#FAF4E6', '#4B3A5E'],
  ],
};

/** A time of day. */
export interface Light {
  sky: string;
  far: string;
  cloud: string;
  /** The sun or the moon; none when the sky is covered. */
  disc?: string;
  /** A colour that lies over the whole street. */
  tint?: readonly [colour: string, opacity: string];
  /** Lamps are lit already. */
  isDusk?: boolean;
}

/** The times of day. */
export const LIGHTS: readonly Light[] = [
  { sky: '#DCE9EE', far: '#C5D8DD', cloud: '#F4F8F9', disc: '#F8E29C' },
  { sky: '#F5E5D1', far: '#E5CFB6', cloud: '#FCF4E8', disc: '#F6CF91', tint: ['#E89A4F', '.05'] },
  { sky: '#DEE7DF', far: '#C6D3C8', cloud: '#F1F6F1' },
  { sky: '#E4E2EE', far: '#CCCADD', cloud: '#F5F3F9', disc: '#F6E3A8' },
  { sky: '#C9E0EC', far: '#B0CDDC', cloud: '#F0F7FA', disc: '#FFF0B8' },
  { sky: '#F1EBDC', far: '#DDD5BF', cloud: '#FBF8F0', disc: '#F3D98C' },
  {
    sky: '#A9BACD',
    far: '#8FA3B9',
    cloud: '#BCCAD9',
    disc: '#F4F1DF',
    tint: ['#1F3A66', '.13'],
    isDusk: true,
  },
  { sky: '#F4DDD9', far: '#E2C3C0', cloud: '#FBF0EE', disc: '#F3B79C', tint: ['#D9706A', '.04'] },
  { sky: '#D3E6E4', far: '#B9D3D0', cloud: '#F2F9F8', disc: '#F7E7AC' },
  { sky: '#F4E8C8', far: '#E4D5AE', cloud: '#FCF5E2', disc: '#F2C36E', tint: ['#D98A2B', '.04'] },
  {
    sky: '#C6C0D4',
    far: '#AFA8C1',
    cloud: '#D5D0E0',
    disc: '#F6E9DC',
    tint: ['#3A2A5E', '.1'],
    isDusk: true,
  },
];

export const LAMP = '#FFE3A0';
export const LAWNS = ['#A9B5A4', '#A9B5A4', '#A3B59B', '#B9B894', '#9DB3A0'];
/** Colours of cars and of bicycles. */
export const CARS = ['#F1EFE8', '#B8C0C1', '#3C4B52', '#A8371F', '#4F7C8F', '#C9A44E', '#6F8F7A'];
export const BICYCLES = ['#A8371F', '#1B5166', '#23634A', '#C98A3A'];

/** Trees that grow together in one street: the tall ones behind, the small ones in front. */
export const FLORAS: readonly { tall: readonly string[]; small: readonly string[] }[] = [
  { tall: ['gum', 'gum', 'plane'], small: ['banksia', 'grass-tree', 'bottlebrush'] },
  { tall: ['plane', 'plane', 'cypress'], small: ['lemon-tree', 'cypress'] },
  { tall: ['jacaranda', 'gum'], small: ['bottlebrush', 'lemon-tree'] },
  { tall: ['palm', 'palm', 'plane'], small: ['grass-tree', 'banksia', 'lemon-tree'] },
  { tall: ['norfolk-pine', 'gum'], small: ['banksia', 'grass-tree'] },
  { tall: ['gum', 'norfolk-pine', 'gum'], small: ['bottlebrush', 'banksia', 'grass-tree'] },
  { tall: ['plane', 'jacaranda', 'palm'], small: ['cypress', 'lemon-tree'] },
];

/**
 * The colours of a building: those of one scheme, and in a row of houses other walls and doors of the same material.
 * @param share how far through the schemes of the material, from 0 to 1
 */
export function coloursOf(material: string, share: number): Record<string, string> {
  const schemes = SCHEMES[material] ?? [];
  const index = Math.floor(share * schemes.length);
  const [wall, second, roof, trim, door] = itemAt(schemes, index);
  const [wall2, , , , door2] = itemAt(schemes, index + 3);
  const [wall3, , , , door3] = itemAt(schemes, index + 6);
  return {
    wall,
    second,
    roof,
    trim,
    door,
    'wall-2': wall2,
    'door-2': door2,
    'wall-3': wall3,
    'door-3': door3,
  };
}
