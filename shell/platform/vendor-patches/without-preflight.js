/** Chakra's reset where `preflight` is off. */
export const createPreflight = () => ({});
