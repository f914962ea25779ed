const DAY_MS = 86_400_000;

/** Days within which every complaint gets a response (decision 121). */
const RESPONSE_DAYS = 7;
/** Days after which a complaint is due soon. */
const DUE_SOON_DAYS = 5;

/** The time left for a complaint, as text and colour. */
export interface Deadline {
  text: string;
  colour: 'grey' | 'orange' | 'red';
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' });

/** The day in Sydney of an instant, in milliseconds. */
const sydneyDay = (instant: number) => Date.parse(dayFormat.format(instant));

function deadlineText(daysLeft: number) {
  if (daysLeft < 0) return `Overdue by ${days(-daysLeft)}`;
  if (daysLeft === 0) return 'Due today';
  return daysLeft === 1 ? 'Due tomorrow' : `Due in ${days(daysLeft)}`;
}

/**
 * How long an open complaint has until its deadline.
 * @param createdAt ISO 8601
 * @param asOf milliseconds since 1970
 */
export function deadlineOf(createdAt: string, asOf: number): Deadline {
  const due = Date.parse(createdAt) + RESPONSE_DAYS * DAY_MS;
  const text = deadlineText((sydneyDay(due) - sydneyDay(asOf)) / DAY_MS);
  if (asOf >= due) return { text, colour: 'red' };
  return { text, colour: asOf >= due - (RESPONSE_DAYS - DUE_SOON_DAYS) * DAY_MS ? 'orange' : 'grey' };
}
