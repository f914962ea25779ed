/** Number of drawings for each property type. */
export const VARIANTS = 48;

/** All other types get the last. */
export const DRAWN_TYPES = ['house', 'apartment', 'townhouse', 'unit', 'studio', 'default'];

/** Gives properties with neighbouring ids unlike buildings. */
export function fileOf(type: string, id: number): string {
  const known = type.toLowerCase();
  return `${DRAWN_TYPES.includes(known) ? known : 'default'}-${(id % VARIANTS) + 1}.svg`;
}

/** True for about half of the properties that share a drawing. */
export const isMirrored = (id: number) => Math.floor(id / VARIANTS) % 2 === 1;
