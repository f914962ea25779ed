/** How many drawings each type of home has; by day and by night, as each drawing shows both. */
export const VARIANTS = 48;

/** The types of homes with drawings of their own; any other type has those of the last. */
export const DRAWN_TYPES = ['house', 'apartment', 'townhouse', 'unit', 'studio', 'default'];

/** The file of the drawing of a home: neighbouring ids get unlike buildings. */
export function fileOf(type: string, id: number): string {
  const known = type.toLowerCase();
  return `${DRAWN_TYPES.includes(known) ? known : 'default'}-${(id % VARIANTS) + 1}.svg`;
}

/** True if the drawing of a property is mirrored: of two with the same drawing mostly one is. */
export const isMirrored = (id: number) => Math.floor(id / VARIANTS) % 2 === 1;
