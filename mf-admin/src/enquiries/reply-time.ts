import type { ReplyTime } from '@home-truths/platform/contract';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

const countText = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`;

/** `25 minutes`, `4 hours`, `3 days`; a unit is used from a value of two. */
function formatDuration(seconds: number) {
  if (seconds >= 2 * DAY_SECONDS) return countText(Math.round(seconds / DAY_SECONDS), 'day');
  if (seconds >= 2 * HOUR_SECONDS) return countText(Math.round(seconds / HOUR_SECONDS), 'hour');
  return countText(Math.max(1, Math.round(seconds / MINUTE_SECONDS)), 'minute');
}

/** The median time to reply; undefined if no enquiry was answered recently. */
export const replyTimeText = ({ medianSeconds }: ReplyTime) =>
  medianSeconds === null ? undefined : `Median reply: ${formatDuration(medianSeconds)}`;
