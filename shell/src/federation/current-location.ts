/** Where this tab is, or is on its way to: the router says so once it is there. */
export const currentLocation = { address: () => window.location.pathname + window.location.search };
