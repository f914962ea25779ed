/** SQL that gives a `timestamptz` as the contract has dates: ISO 8601, UTC, milliseconds. */
export const iso = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
