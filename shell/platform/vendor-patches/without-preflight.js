export const createPreflight = () => ({});
