/** SQL that formats a `timestamptz` like the dates of the contract: ISO 8601, UTC, milliseconds. */
export const iso = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The same for the day in Sydney only: an instant that is within that day in every zone from Hawaii to New Zealand, for
 * clients that show it in their own time zone.
 */
export const isoDay = (column: string) =>
  `to_char(${column} at time zone 'Australia/Sydney', 'YYYY-MM-DD"T10:00:00.000Z"')`;

/** The month of an instant in Sydney, such as `2026-03`. */
export const monthInSydney = (column: string) =>
  `to_char(${column} at time zone 'Australia/Sydney', 'YYYY-MM')`;
