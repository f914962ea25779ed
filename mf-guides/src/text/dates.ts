const dates = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as 2026-11-21 as `21 November 2026`. */
export const longDate = (day: string) => dates.format(new Date(`${day}T00:00:00Z`));
