/** The URL of this tab; `main.tsx` makes it that of a navigation in progress. */
export const currentLocation = { url: () => window.location.pathname + window.location.search };
