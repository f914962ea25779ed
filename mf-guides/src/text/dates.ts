const sydneyDates = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

/** The day in Sydney of an instant (ISO 8601), such as `21 November 2026`. */
export const longSydneyDate = (instant: string) => sydneyDates.format(new Date(instant));

const dates = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as 2026-11-21 as `21 November 2026`. */
export const longDate = (day: string) => dates.format(new Date(`${day}T00:00:00Z`));
