const DAY = 86_400_000;

/** Days in which every complaint is answered (decision 121). */
const PROMISED = 7;
/** Days after which it is time. */
const SOON = 5;

/** How a complaint stands against the promise, in words and a colour. */
export interface Deadline {
  text: string;
  colour: 'grey' | 'orange' | 'red';
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' });

/** The day in Sydney of an instant, in milliseconds. */
const sydneyDay = (instant: number) => Date.parse(dayFormat.format(instant));

function textFor(left: number) {
  if (left < 0) return `Overdue by ${days(-left)}`;
  if (left === 0) return 'Due today';
  return left === 1 ? 'Due tomorrow' : `Due in ${days(left)}`;
}

/**
 * The age of an open complaint against the days promised.
 * @param createdAt ISO 8601
 * @param asOf milliseconds since 1970
 */
export function deadlineOf(createdAt: string, asOf: number): Deadline {
  const due = Date.parse(createdAt) + PROMISED * DAY;
  const text = textFor((sydneyDay(due) - sydneyDay(asOf)) / DAY);
  if (asOf >= due) return { text, colour: 'red' };
  return { text, colour: asOf >= due - (PROMISED - SOON) * DAY ? 'orange' : 'grey' };
}
