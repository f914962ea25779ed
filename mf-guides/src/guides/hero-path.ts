/** Returns the path of a static file. */
export const heroPath = (slug: string) => `/resources/heroes/${slug}.svg`;
