/** The address of a guide's drawing, which lies among the area's own files. */
export const heroOf = (slug: string) => `/resources/heroes/${slug}.svg`;
