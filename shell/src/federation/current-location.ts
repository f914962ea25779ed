/** Where this tab is, or is on its way to: the router says so once it is there. */
export const currentLocation = { url: () => window.location.pathname + window.location.search };
