export const VARIANTS = 48;

/** All other types get the last. */
export const DRAWN_TYPES = ['house', 'apartment', 'townhouse', 'unit', 'studio', 'default'];

/** Returns the drawing's file; properties with neighbouring ids have different drawings. */
export function fileOf(type: string, id: number): string {
  const known = type.toLowerCase();
  return `${DRAWN_TYPES.includes(known) ? known : 'default'}-${(id % VARIANTS) + 1}.svg`;
}

/** True for about half of the properties that share a drawing. */
export const isMirrored = (id: number) => Math.floor(id / VARIANTS) % 2 === 1;
