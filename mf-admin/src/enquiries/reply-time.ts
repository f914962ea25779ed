import type { ReplyTime } from '@home-truths/platform/contract';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`;

/** A duration in its largest unit: `25 minutes`, `4 hours`, `3 days`. A unit is used from a value of two. */
function roughly(seconds: number) {
  if (seconds >= 2 * DAY) return counted(Math.round(seconds / DAY), 'day');
  if (seconds >= 2 * HOUR) return counted(Math.round(seconds / HOUR), 'hour');
  return counted(Math.max(1, Math.round(seconds / MINUTE)), 'minute');
}

/** The median time to reply; undefined if no enquiry was answered recently. */
export const replyTimeText = ({ medianSeconds }: ReplyTime) =>
  medianSeconds === null ? undefined : `Median reply: ${roughly(medianSeconds)}`;
