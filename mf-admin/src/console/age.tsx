import { chakra } from '@home-truths/platform/ui';
import { localDate } from '@home-truths/platform/ui/home';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

/** From here on a date says more than a number of days. */
const DATE_FROM_DAYS = 30;

/**
 * How long ago something was: `5 min ago`, `2 h ago`, `3 days ago`, and its date where it is longer.
 * @param asOf milliseconds since 1970
 */
export function ageText(instant: string, asOf: number): string {
  const ms = asOf - Date.parse(instant);
  if (ms < MINUTE_MS) return 'Just now';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min ago`;
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h ago`;
  const days = Math.floor(ms / DAY_MS);
  if (days >= DATE_FROM_DAYS) return localDate(instant);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

/** The age of a record, with its date as a tooltip. */
export const Age = ({ instant, asOf }: { instant: string; asOf: number }) => (
  <chakra.time dateTime={instant} title={localDate(instant)} color="fg.muted" textStyle="meta">
    {ageText(instant, asOf)}
  </chakra.time>
);
