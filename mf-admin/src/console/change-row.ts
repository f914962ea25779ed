interface Versioned {
  id: number;
  version?: number | undefined;
}

/** For tests: changes a record and its version, as the server does. */
export function changeRow<Row extends Versioned>(rows: Row[], id: number | string, values: object): Row {
  const at = rows.findIndex(row => row.id === Number(id));
  const row = rows[at] as Row;
  const version = row.version === undefined ? {} : { version: row.version + 1 };
  const changed = { ...row, ...values, ...version };
  rows[at] = changed;
  return changed;
}
