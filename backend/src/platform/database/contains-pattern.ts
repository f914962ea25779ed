/** Returns a `like` pattern that finds text anywhere, with special characters escaped. */
export const containsPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
