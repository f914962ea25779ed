/** The search param that says how many pages of a building's properties are shown. */
export const PROPERTIES_PARAM = 'homes';

/** The most pages that are fetched before the page is rendered. */
const MAX_PAGES = 50;

/** How many pages of a building's properties are shown; one where the search params do not say so. */
export function readPropertiesPages(search: URLSearchParams): number {
  const pages = Number(search.get(PROPERTIES_PARAM));
  return Number.isInteger(pages) && pages > 0 ? Math.min(pages, MAX_PAGES) : 1;
}
