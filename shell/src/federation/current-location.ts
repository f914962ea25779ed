/** The URL of this tab, or of the navigation in progress once the router exists. */
export const currentLocation = { url: () => window.location.pathname + window.location.search };
