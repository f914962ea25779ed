/** A value stored on this device, as JSON under one key. A device that refuses storage stores nothing. */
export function storageEntry(key: string, storage: () => Storage) {
  return {
    /** The stored value, unchecked; undefined where there is none, or something other than JSON. */
    read(): unknown {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    /** Whether the device has stored it. */
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
        // what stores nothing has nothing to remove
      }
    },
  };
}

/**
 * Whether a stored value has no other fields than the default one, each of the same type; lists hold text. Checked by
 * hand, since a page that is read offline has no schema library.
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
