const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;
/** Sydney's standard time. In summer its clocks show one hour more, which stays within the same day. */
const SYDNEY = 10 * 60 * MINUTE;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** When the day of `now` began in Sydney (decision 161 shows dates there), as milliseconds since 1970. */
export function startOfDay(now: Date): number {
  const [day, month, year] = new Intl.DateTimeFormat('en-GB', { timeZone: 'Australia/Sydney' })
    .format(now)
    .split('/')
    .map(Number) as [number, number, number];
  return Date.UTC(year, month - 1, day) - SYDNEY;
}

/**
 * @param start a day's start, in milliseconds
 * @param daysAgo whole days before it
 * @param minutes into that day
 */
export const momentOf = (start: number, daysAgo: number, minutes: number) =>
  new Date(start - daysAgo * DAY + minutes * MINUTE);

/** A date some days earlier. */
export const daysBefore = (date: Date, days: number) => new Date(date.getTime() - days * DAY);

/** A date some months earlier, counted in days so that every month is alike. */
export const monthsBefore = (date: Date, months: number) => daysBefore(date, Math.round(months * 30.44));

/** The month's English name and the year, as Sydney's calendar has them. */
export function monthAndYear(date: Date): { month: string; year: string } {
  const local = new Date(date.getTime() + SYDNEY);
  return { month: MONTHS[local.getUTCMonth()] as string, year: String(local.getUTCFullYear()) };
}
