import { RESPONSE_DAYS } from '@home-truths/platform/contract';
import { DAY_MS } from '../console/durations.ts';

/** A complaint is orange, or red, with at most so many days left. */
const DUE_SOON_DAYS = 2;
const URGENT_DAYS = 1;

export interface Deadline {
  text: string;
  colour: 'grey' | 'orange' | 'red';
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' });

/** Returns midnight UTC of an instant's day in Sydney, in milliseconds. */
const sydneyDay = (instant: number) => Date.parse(dayFormat.format(instant));

export const daysBetween = (from: number, to: number) => (sydneyDay(to) - sydneyDay(from)) / DAY_MS;

function deadlineText(daysLeft: number, isPast: boolean) {
  if (isPast && daysLeft === 0) return 'Overdue since today';
  if (daysLeft < 0) return `${days(-daysLeft)} overdue`;
  if (daysLeft === 0) return 'Due today';
  return daysLeft === 1 ? 'Due tomorrow' : `Due in ${days(daysLeft)}`;
}

/** Returns the deadline in milliseconds since 1970. */
export const dueTime = (createdAt: string) => Date.parse(createdAt) + RESPONSE_DAYS * DAY_MS;

/**
 * @param createdAt ISO 8601
 * @param now milliseconds since 1970
 */
export const isOverdue = (createdAt: string, now: number) => now > dueTime(createdAt);

/**
 * @param createdAt ISO 8601
 * @param asOf milliseconds since 1970
 */
export function deadlineOf(createdAt: string, asOf: number): Deadline {
  const daysLeft = daysBetween(asOf, dueTime(createdAt));
  const text = deadlineText(daysLeft, isOverdue(createdAt, asOf));
  if (daysLeft <= URGENT_DAYS) return { text, colour: 'red' };
  return { text, colour: daysLeft <= DUE_SOON_DAYS ? 'orange' : 'grey' };
}
