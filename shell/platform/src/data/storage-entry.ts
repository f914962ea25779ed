/** A value stored on this device, as JSON under one key. Where storage is unavailable, nothing is stored. */
export function storageEntry(key: string, storage: () => Storage) {
  return {
    /** The stored value, unvalidated; undefined where there is none, or where it is not JSON. */
    read(): unknown {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    /** Stores the value. @returns whether that succeeded */
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
        // storage is unavailable: there is nothing to remove
      }
    },
  };
}

/**
 * Whether a stored value has no fields other than those of the default one, with the same types; arrays hold strings.
 * Without the schema library, which a page that is read offline does not have.
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
