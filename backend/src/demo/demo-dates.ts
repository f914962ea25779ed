const DAY_MS = 24 * 60 * 60 * 1_000;
/** Has Sydney's standard time all year. */
const STANDARD_TIME = 'Australia/Brisbane';

const sydneyDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' });
const DATE_FORMATS = {
  month: new Intl.DateTimeFormat('en-AU', { timeZone: STANDARD_TIME, month: 'long' }),
  year: new Intl.DateTimeFormat('en-AU', { timeZone: STANDARD_TIME, year: 'numeric' }),
};

/** Returns the time of a review `daysAgo` days before today in Sydney. */
export const createdAtOf = ({ daysAgo, time }: { daysAgo: number; time: string }, now: Date) =>
  new Date(Date.parse(`${sydneyDate.format(now)}T${time}:00+10:00`) - daysAgo * DAY_MS);

/** Replaces `{month:40}` and `{year:40}` by the month and year 40 days before. */
export const fillDates = (text: string, createdAt: Date) =>
  text.replace(/\{(month|year):(\d+)\}/g, (_, part: keyof typeof DATE_FORMATS, days: string) =>
    DATE_FORMATS[part].format(createdAt.getTime() - Number(days) * DAY_MS),
  );
