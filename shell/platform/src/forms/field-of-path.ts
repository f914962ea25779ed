/**
 * The field of a form that a path in a request body is about: the innermost of its keys that is one. So a form may ask
 * for the parts of a nested object by fields of its own.
 */
export const fieldOfPath = (keys: readonly string[], fields: object) => keys.findLast(key => key in fields);
