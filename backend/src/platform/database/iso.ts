/** Returns SQL that formats a `timestamptz` as ISO 8601 in UTC with milliseconds. */
export const iso = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Returns SQL for the day in Sydney without its time. 10:00 UTC is on the same day from Hawaii to New Zealand, where
 * clients show it in their own zone.
 */
export const isoDay = (column: string) =>
  `to_char(${column} at time zone 'Australia/Sydney', 'YYYY-MM-DD"T10:00:00.000Z"')`;

export const monthInSydney = (column: string) =>
  `to_char(${column} at time zone 'Australia/Sydney', 'YYYY-MM')`;
