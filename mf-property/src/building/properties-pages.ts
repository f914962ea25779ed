export const PROPERTIES_PARAM = 'homes';

/** The most pages fetched before the page renders. */
const MAX_PAGES = 50;

export function readPropertiesPages(search: URLSearchParams): number {
  const pages = Number(search.get(PROPERTIES_PARAM));
  return Number.isInteger(pages) && pages > 0 ? Math.min(pages, MAX_PAGES) : 1;
}
