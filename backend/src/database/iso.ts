/** SQL that gives a `timestamptz` as the contract has dates: ISO 8601, UTC, milliseconds. */
export const iso = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The same of the day in Sydney alone: an instant that is within that day in every zone from Hawaii to New Zealand,
 * for readers that show it in their own.
 */
export const isoDay = (column: string) =>
  `to_char(${column} at time zone 'Australia/Sydney', 'YYYY-MM-DD"T10:00:00.000Z"')`;

/** The month of an instant in Sydney, such as `2026-03`. */
export const monthInSydney = (column: string) =>
  `to_char(${column} at time zone 'Australia/Sydney', 'YYYY-MM')`;
