/** Returns the path of a guide's picture, which `own-files.ts` adds to the build. */
export const heroPath = (slug: string) => `/resources/heroes/${slug}.svg`;
