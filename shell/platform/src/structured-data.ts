/** A step of a breadcrumb; the last one is the page itself. */
export interface Crumb {
  name: string;
  /** A path of the site. */
  path: string;
}

/** A breadcrumb in terms of schema.org, for `jsonLd` of a page's head; the gateway makes paths absolute. */
export const breadcrumbList = (crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});
