/** What a building is made of. */
export type Material = 'brick' | 'boards' | 'render' | 'stone';

/** Colours that belong together on one building. */
export interface Scheme {
  wall: string;
  second: string;
  roof: string;
  trim: string;
  door: string;
}

/** Colours that stay the same in every drawing. */
export const INK = '#22343C';
export const WATTLE = '#FFD54A';
export const GLASS = '#5F8292';
export const GLINT = '#7FA0AD';
export const LAMP = '#FFE3A0';
export const LINEN = '#EFE7D8';
export const LAWN = '#A9B5A4';
export const PATH = '#C9CFC8';
export const KERB = '#E7EAE6';
export const ROAD = '#8D989B';
export const TIMBER = '#9A7B5B';
export const BARK = '#8A7A68';
export const CLAY = '#8E4A36';

const scheme = (wall: string, second: string, roof: string, trim: string, door: string): Scheme => ({
  wall,
  second,
  roof,
  trim,
  door,
});

/** The schemes of every material. */
export const SCHEMES: Record<Material, readonly Scheme[]> = {
  brick: [
    scheme('#B4593C', '#E5DED0', '#49565C', '#FBF8F1', '#1B5166'),
    scheme('#A65340', '#E7DCC6', '#7A4638', '#F6EBD6', '#23634A'),
    scheme('#C98F63', '#8C5A4A', '#6E4A3C', '#FBF8F1', '#A8371F'),
    scheme('#E0CDA4', '#B4714F', '#A9553B', '#FFFDF8', '#23634A'),
    scheme('#8C5A4A', '#D9C7A8', '#3F4A4F', '#EFE3CC', '#B5762A'),
    scheme('#DDD8CD', '#7F8F92', '#3B474D', '#FFFFFF', '#12222B'),
    scheme('#C0704A', '#EFE5D3', '#5B666B', '#FFFAF0', '#4B3A5E'),
    scheme('#9A5B4B', '#C9B8A6', '#8E3F2B', '#F3E6D0', '#1B5166'),
  ],
  boards: [
    scheme('#F3EFE6', '#49565C', '#49565C', '#FFFFFF', '#A8371F'),
    scheme('#C3CFBF', '#8A9698', '#7D898B', '#FBFAF4', '#7A3D2C'),
    scheme('#BFD0D8', '#F0EBE0', '#3F4C52', '#FDFBF5', '#B5762A'),
    scheme('#EEDFB4', '#B8704D', '#4F6B5A', '#FFFDF6', '#23634A'),
    scheme('#EBD2C6', '#8B6F6A', '#6B5F63', '#FFF9F3', '#1B5166'),
    scheme('#5E7566', '#E0D3B4', '#8E3F2B', '#F4EAD2', '#E0C58F'),
    scheme('#53707F', '#DDE3E2', '#B9C2C2', '#F6F5EF', '#C98A3A'),
    scheme('#CFC8D2', '#77707F', '#555F6B', '#FCFAFB', '#6B4A78'),
  ],
  render: [
    scheme('#E8E3D8', '#1B5166', '#3E4C52', '#FFFDF8', '#1B5166'),
    scheme('#D5DDDE', '#7A4638', '#49565C', '#FFFFFF', '#A8371F'),
    scheme('#C9B8A6', '#5B4A42', '#4F4540', '#F8F1E4', '#23634A'),
    scheme('#F0E3C8', '#B4593C', '#A9553B', '#FFFCF3', '#1B5166'),
    scheme('#B9C6BC', '#3F5A4C', '#3F4A4F', '#F7F8F2', '#8A5300'),
    scheme('#E6CDBB', '#8E3F2B', '#6E4A3C', '#FFF8F0', '#23634A'),
    scheme('#9FB2B8', '#2F4752', '#33434A', '#F4F6F4', '#E0B58A'),
    scheme('#59666A', '#B98E5E', '#333F44', '#E9E4DA', '#B98E5E'),
  ],
  stone: [
    scheme('#D8BD8E', '#B4593C', '#8E3F2B', '#FBF3E1', '#1B5166'),
    scheme('#8C989C', '#D8D3C8', '#3F4A4F', '#F2EEE4', '#A8371F'),
    scheme('#CBB195', '#9A5B4B', '#5B666B', '#FFF7E8', '#23634A'),
    scheme('#B9AE9B', '#7A4638', '#7A4638', '#FAF4E6', '#4B3A5E'),
  ],
};

/** The shadow side and the light side of leaves. */
export type LeafPair = readonly [dark: string, light: string];

/** The leaves of every kind of tree. */
export const LEAVES: Record<'gum' | 'deep' | 'jacaranda' | 'autumn', readonly LeafPair[]> = {
  gum: [
    ['#5F7F68', '#73937A'],
    ['#698676', '#7F9A87'],
    ['#7A8862', '#8E9B73'],
  ],
  deep: [
    ['#43655A', '#567D66'],
    ['#4F7460', '#618A6D'],
    ['#4B7259', '#648A66'],
  ],
  jacaranda: [
    ['#8D82B3', '#A196C6'],
    ['#9A8DBE', '#AEA2CF'],
  ],
  autumn: [
    ['#A8704A', '#BC8458'],
    ['#B4934F', '#C6A865'],
  ],
};

/** Colours of cars. */
export const CARS = ['#F1EFE8', '#B8C0C1', '#3C4B52', '#A8371F', '#4F7C8F', '#C9A44E', '#6F8F7A'];
