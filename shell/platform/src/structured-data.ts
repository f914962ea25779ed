/** The last is the page itself. */
export interface Crumb {
  name: string;
  path: string;
}

/** For `jsonLd`; the gateway makes paths absolute. */
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
