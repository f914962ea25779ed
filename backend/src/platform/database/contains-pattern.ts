/** Returns a `like` pattern that finds text anywhere. */
export const containsPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
