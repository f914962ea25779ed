/** Returns SQL that formats a `timestamptz` like the contract's dates: ISO 8601, UTC, milliseconds. */
export const iso = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Returns SQL for only the day in Sydney: an instant within that day in every zone from Hawaii to New Zealand, since
 * clients show it in their own zone.
 */
export const isoDay = (column: string) =>
  `to_char(${column} at time zone 'Australia/Sydney', 'YYYY-MM-DD"T10:00:00.000Z"')`;

/** Returns SQL for the month in Sydney, such as `2026-03`. */
export const monthInSydney = (column: string) =>
  `to_char(${column} at time zone 'Australia/Sydney', 'YYYY-MM')`;
