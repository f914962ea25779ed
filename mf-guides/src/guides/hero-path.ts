/** The path of a guide's drawing, one of the remote's own files. */
export const heroPath = (slug: string) => `/resources/heroes/${slug}.svg`;
