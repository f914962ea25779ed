import { RESPONSE_DAYS } from '@home-truths/platform/contract';
import { DAY_MS } from '../console/durations.ts';
import { quantity } from '../console/quantity.ts';

/** A complaint is orange, or red, with at most so many days left. */
const DUE_SOON_DAYS = 2;
const URGENT_DAYS = 1;

export interface Deadline {
  text: string;
  colour: 'grey' | 'orange' | 'red';
}

/** Formats `2026-11-30`, as is usual in Swedish. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' });

/** Returns midnight UTC of an instant's day in Sydney, in milliseconds. */
const sydneyDay = (instant: number) => Date.parse(dayFormat.format(instant));

/** Returns the days by the calendar between two times in milliseconds, so that 1 is tomorrow. */
export const daysBetween = (from: number, to: number) => (sydneyDay(to) - sydneyDay(from)) / DAY_MS;

function deadlineText(daysLeft: number, isPast: boolean) {
  if (isPast && daysLeft === 0) return 'Overdue since today';
  if (daysLeft < 0) return `${quantity(-daysLeft, 'day')} overdue`;
  if (daysLeft === 0) return 'Due today';
  return daysLeft === 1 ? 'Due tomorrow' : `Due in ${quantity(daysLeft, 'day')}`;
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
 * @param now milliseconds since 1970
 */
export function deadlineOf(createdAt: string, now: number): Deadline {
  const daysLeft = daysBetween(now, dueTime(createdAt));
  const text = deadlineText(daysLeft, isOverdue(createdAt, now));
  if (daysLeft <= URGENT_DAYS) return { text, colour: 'red' };
  return { text, colour: daysLeft <= DUE_SOON_DAYS ? 'orange' : 'grey' };
}
