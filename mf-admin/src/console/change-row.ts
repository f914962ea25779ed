import type { Versioned } from './changed-by-others.ts';

/** For tests: changes a record and its version, as the server does. */
export function changeRow<Row extends Versioned & { id: number }>(
  rows: Row[],
  id: number | string,
  values: object,
): Row {
  const index = rows.findIndex(row => row.id === Number(id));
  const row = rows[index] as Row;
  const version = row.version === undefined ? {} : { version: row.version + 1 };
  const changed = { ...row, ...values, ...version };
  rows[index] = changed;
  return changed;
}
