/** The path of a guide's drawing, one of the remote's static files. */
export const heroPath = (slug: string) => `/resources/heroes/${slug}.svg`;
