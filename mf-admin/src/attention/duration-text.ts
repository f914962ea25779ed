import { DAY_MS, HOUR_MS } from '../console/durations.ts';
import { quantity } from '../console/quantity.ts';

/** Returns `less than an hour`, `5 hours`, or `3 days`. */
export function durationText(since: string, now: string): string {
  const ms = Date.parse(now) - Date.parse(since);
  if (ms < HOUR_MS) return 'less than an hour';
  if (ms < 2 * DAY_MS) return quantity(Math.floor(ms / HOUR_MS), 'hour');
  return quantity(Math.floor(ms / DAY_MS), 'day');
}
