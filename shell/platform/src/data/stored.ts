/** A value on this device, as JSON under one key. A device that refuses storage holds nothing. */
export function storedUnder(key: string, storage: () => Storage) {
  return {
    /** What stands under the key, unchecked; undefined where nothing does, or something else than JSON. */
    read(): unknown {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    /** Whether the device has taken it. */
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
 * Whether a stored value has no other fields than the usual one, each of the same type; lists hold text. Checked by
 * hand, since a page that is read without a network has no schema library.
 */
export const fits = <T extends object>(value: unknown, usual: T): value is Partial<T> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, field]) => {
    const model: unknown = Object.hasOwn(usual, name) ? usual[name as keyof T] : undefined;
    return Array.isArray(model)
      ? Array.isArray(field) && field.every(item => typeof item === 'string')
      : typeof field === typeof model && !Array.isArray(field) && field !== null && model !== undefined;
  });
