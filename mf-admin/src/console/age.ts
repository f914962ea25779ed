import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

/**
 * `5 min ago`, `2 h ago`, `3 days ago`
 * @param asOf milliseconds since 1970
 */
export function ageText(instant: string, asOf: number): string {
  const ms = asOf - Date.parse(instant);
  if (ms < MINUTE_MS) return 'Just now';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min ago`;
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h ago`;
  const days = Math.floor(ms / DAY_MS);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
