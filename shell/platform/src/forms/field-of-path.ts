/** Returns the innermost key that is a field, so that parts of a nested object may have their own fields. */
export const fieldOfPath = (keys: readonly string[], fields: object) => keys.findLast(key => key in fields);
