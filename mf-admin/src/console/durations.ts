export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * @param instant ISO 8601
 * @param now milliseconds since 1970
 */
export const isOlderThan = (days: number, instant: string, now: number) =>
  now - Date.parse(instant) > days * DAY_MS;
