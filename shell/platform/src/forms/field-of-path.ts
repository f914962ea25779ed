/** Returns the innermost field, so that parts of nested objects may have their own. */
export const fieldOfPath = (keys: readonly string[], fields: object) => keys.findLast(key => key in fields);
