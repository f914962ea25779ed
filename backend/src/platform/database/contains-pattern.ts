/** Returns the `like` pattern of values that contain a text. */
export const containsPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
