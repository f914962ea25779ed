const sydneyDates = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

/** Returns `21 November 2026` for an ISO 8601 instant, in Sydney. */
export const longSydneyDate = (instant: string) => sydneyDates.format(new Date(instant));

const dates = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns `21 November 2026` for 2026-11-21. */
export const longDate = (day: string) => dates.format(new Date(`${day}T00:00:00Z`));
