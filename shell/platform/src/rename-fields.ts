/**
 * Creates a function that returns an object with its fields under their current names: a remote that was released before
 * a field or prop was renamed still passes it under the former one (decision 087).
 * @param renames the current name of each field, by its former name
 */
export const renameFields =
  (renames: Record<string, string>) =>
  <Fields extends object>(given: Fields): Fields =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [renames[name] ?? name, value]),
    ) as Fields;
