import { RESPONSE_DAYS } from '@home-truths/platform/contract';
import { DAY_MS } from '../console/durations.ts';

/** A complaint is due soon with so many days left, and urgent from the last day but one. */
const DUE_SOON_DAYS = 2;
const URGENT_DAYS = 1;

/** The time left for a complaint, as text and colour. */
export interface Deadline {
  text: string;
  colour: 'grey' | 'orange' | 'red';
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' });

/** The day in Sydney of an instant, in milliseconds. */
const sydneyDay = (instant: number) => Date.parse(dayFormat.format(instant));

/** How many days in Sydney the second instant is after the first. */
export const daysBetween = (from: number, to: number) => (sydneyDay(to) - sydneyDay(from)) / DAY_MS;

function deadlineText(daysLeft: number) {
  if (daysLeft < 0) return `${days(-daysLeft)} overdue`;
  if (daysLeft === 0) return 'Due today';
  return daysLeft === 1 ? 'Due tomorrow' : `Due in ${days(daysLeft)}`;
}

/** When a complaint has to be decided, in milliseconds since 1970. */
export const dueTime = (createdAt: string) => Date.parse(createdAt) + RESPONSE_DAYS * DAY_MS;

/**
 * Whether the time to decide a complaint is over.
 * @param createdAt ISO 8601
 * @param now milliseconds since 1970
 */
export const isOverdue = (createdAt: string, now: number) => now > dueTime(createdAt);

/**
 * How long an open complaint has until its deadline.
 * @param createdAt ISO 8601
 * @param asOf milliseconds since 1970
 */
export function deadlineOf(createdAt: string, asOf: number): Deadline {
  const daysLeft = daysBetween(asOf, dueTime(createdAt));
  const text = deadlineText(daysLeft);
  if (daysLeft <= URGENT_DAYS) return { text, colour: 'red' };
  return { text, colour: daysLeft <= DUE_SOON_DAYS ? 'orange' : 'grey' };
}
