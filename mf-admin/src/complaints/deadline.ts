const DAY = 86_400_000;

/** Days in which every complaint is answered (decision 21). */
const PROMISED = 7;
/** Days after which it is time. */
const SOON = 5;

/** How a complaint stands against the promise, in words and a colour. */
export interface Deadline {
  text: string;
  colour: 'grey' | 'orange' | 'red';
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/**
 * The age of an open complaint against the days promised.
 * @param createdAt ISO 8601
 * @param asOf milliseconds since 1970
 */
export function deadlineOf(createdAt: string, asOf: number): Deadline {
  const age = Math.max(0, (asOf - Date.parse(createdAt)) / DAY);
  if (age >= PROMISED) {
    const late = Math.floor(age - PROMISED);
    return { text: late === 0 ? 'Overdue since today' : `Overdue by ${days(late)}`, colour: 'red' };
  }
  const left = Math.ceil(PROMISED - age);
  const text = left === 1 ? 'Due within a day' : `${days(left)} left`;
  return { text, colour: age >= SOON ? 'orange' : 'grey' };
}
