/** Stores nothing if `storage` throws, because it is blocked. */
export function storageEntry(key: string, storage: () => Storage) {
  return {
    /** Returns the unvalidated value; undefined if missing or invalid JSON. */
    read(): unknown {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(value: unknown): boolean {
      try {
        storage().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove() {
      try {
        storage().removeItem(key);
      } catch {
        // storage is unavailable
      }
    },
  };
}

/**
 * True if a value has only the default's fields and types; arrays hold strings. Pages read offline have no schema
 * library.
 */
export const matchesShape = <T extends object>(value: unknown, defaults: T): value is Partial<T> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, field]) => {
    const expected: unknown = Object.hasOwn(defaults, name) ? defaults[name as keyof T] : undefined;
    return Array.isArray(expected)
      ? Array.isArray(field) && field.every(item => typeof item === 'string')
      : typeof field === typeof expected && !Array.isArray(field) && field !== null && expected !== undefined;
  });

/** Returns the fields that fit, if any: after a rollback a value may be of a later release. */
export function knownFields<T extends object>(value: unknown, defaults: T): Partial<T> | undefined {
  const known = Object.fromEntries(
    Object.entries(value ?? {}).filter(([name, field]) => matchesShape({ [name]: field }, defaults)),
  );
  // the fields fit already; the check narrows the type
  return Object.keys(known).length > 0 && matchesShape(known, defaults) ? known : undefined;
}
